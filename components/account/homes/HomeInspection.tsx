import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type HomeInspection as InspectionOfHome, inspections } from '@/contract/inspections/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { routes } from '@/lib/routing/routes';

/** When we inspect the home: the owner chooses a time from our calendar, and moves it. */
export function HomeInspection({ homeId }: { readonly homeId: string }) {
  const { data, isError, refetch, isFetching } = useApi(inspections.getHomeInspection, { params: { homeId } });
  return (
    <Stack as="section" aria-labelledby="inspection" $gap="s12" $align="start">
      <Heading id="inspection" $size="small">
        Inspection
      </Heading>
      {isError && !data && (
        <ErrorState title="We couldn’t load the inspection" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <Skeleton $height="6rem" $round="card" />}
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
  const { data, isError, refetch, isFetching } = useApi(inspections.listInspectionSlots, { params });
  const [startsAt, setStartsAt] = useState('');
  const book = useApiMutation(inspections.bookInspection, { touches: [inspections] });
  const isSlotTaken = book.error?.code === 'slotTaken';
  function chooseAgain({ code }: { code: string }) {
    if (code !== 'slotTaken') return;
    setStartsAt('');
    void refetch();
  }
  if (isError && !data)
    return <ErrorState title="We couldn’t load open times" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton $height="5rem" $round="card" />;
  if (data.starts.length === 0)
    return <Text $tone="soft">There are no open times in the next 3 weeks. Message us and we’ll find one.</Text>;
  return (
    <>
      <Text>The visit takes about {data.minutes} minutes. Choose when we come.</Text>
      <Field label="Time" error={book.error?.fields?.startsAt}>
        {(control) => (
          <Select {...control} value={startsAt} onChange={({ target }) => setStartsAt(target.value)}>
            <option value="">Choose a time</option>
            {data.starts.map((start) => (
              <option key={start} value={start}>
                {formatDateTime(start, data.timeZone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isSlotTaken && (
        <Notice live tone="warning" title="That time was just taken">
          Choose another time. The list shows what’s open now.
        </Notice>
      )}
      {book.error && !isSlotTaken && !book.error.fields?.startsAt && (
        <Notice live tone="danger" title="Not booked">
          {book.error.message}
        </Notice>
      )}
      <Button
        size="small"
        loading={book.isPending}
        disabled={startsAt === ''}
        onClick={() => book.mutate({ params, body: { startsAt } }, { onError: chooseAgain })}
      >
        Book inspection
      </Button>
    </>
  );
}
