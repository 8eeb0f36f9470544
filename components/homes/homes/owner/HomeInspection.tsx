import { ChooseSlot } from '@/components/layout/slots/ChooseSlot';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type HomeInspection as InspectionOfHome, inspections } from '@/contract/onboarding/inspections/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';

/** When we inspect the home: the owner chooses a time from our calendar, and moves it. */
export function HomeInspection({ homeId }: { readonly homeId: string }) {
  const query = useApi(inspections.getHomeInspection, { params: { homeId } });
  const { data } = query;
  return (
    <Stack as="section" aria-labelledby="inspection" $gap="s12" $align="start">
      <Heading id="inspection" $size="small">
        Inspection
      </Heading>
      <Loaded
        query={query}
        title="We couldn’t load the inspection"
        skeleton={<Skeleton $height="6rem" $round="card" />}
      />
      {data?.booked && <BookedInspection booked={data.booked} />}
      {data?.canBook && <ChooseTime homeId={homeId} />}
    </Stack>
  );
}

function BookedInspection({ booked }: { readonly booked: NonNullable<InspectionOfHome['booked']> }) {
  const { startsAt, timeZone, inspectorName, appointmentKey, status } = booked;
  if (status !== 'booked') return <Text>We’re writing up what we found. Your proposal comes next.</Text>;
  return (
    <>
      <Text>
        {formatDateTime(startsAt, timeZone)}
        {inspectorName && `, with ${inspectorName}`}
      </Text>
      {appointmentKey && (
        <ButtonLink
          tone="secondary"
          size="small"
          href={routes.meetings.booked({ meetingType: 'inspection', appointmentKey })}
        >
          Reschedule or cancel
        </ButtonLink>
      )}
    </>
  );
}

function ChooseTime({ homeId }: { readonly homeId: string }) {
  const params = { homeId };
  const query = useApi(inspections.listInspectionSlots, { params });
  const { data, refetch } = query;
  const book = useApiMutation(inspections.bookInspection, { touches: [inspections] });
  if (!data)
    return (
      <Loaded query={query} title="We couldn’t load open times" skeleton={<Skeleton $height="5rem" $round="card" />} />
    );
  return (
    <ChooseSlot
      slots={data}
      label="Book inspection"
      isPending={book.isPending}
      error={book.error}
      onTaken={() => void refetch()}
      onBook={(startsAt, handlers) => book.mutate({ params, body: { startsAt } }, handlers)}
    />
  );
}
