import { ChooseSlot } from '@/components/layout/slots/ChooseSlot';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { listings } from '@/contract/homes/listings/endpoints';
import { teamVisitSlugs } from '@/contract/leasing/appointments/constants';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';

/** When our photographer comes: chosen from our calendar by the owner, or by our team for them. */
export function PhotoSessionCard({ homeId }: { readonly homeId: string }) {
  const params = { homeId };
  const { data, refetch } = useApi(listings.getPhotoSession, { params });
  const book = useApiMutation(listings.bookPhotoSession, { touches: [listings] });
  if (!data || (!data.booked && !data.slots)) return null;
  const { booked, slots } = data;
  return (
    <Card as="section" aria-labelledby="photo-session">
      <Stack $align="start">
        <Heading id="photo-session" $size="small">
          Our photographer
        </Heading>
        {booked && (
          <>
            <Text>
              {formatDateTime(booked.startsAt, booked.timeZone)}, with {booked.hostName}. Open the blinds and clear the
              counters before the visit.
            </Text>
            <ButtonLink
              tone="secondary"
              size="small"
              href={routes.meetings.booked({
                meetingType: teamVisitSlugs.photo_session,
                appointmentKey: booked.appointmentKey,
              })}
            >
              Reschedule or cancel
            </ButtonLink>
          </>
        )}
        {slots && (
          <>
            <Text $tone="soft">Professional photos are included. We add them to your listing after the visit.</Text>
            <ChooseSlot
              slots={slots}
              label="Book photo session"
              isPending={book.isPending}
              error={book.error}
              onTaken={() => void refetch()}
              onBook={(startsAt, handlers) => book.mutate({ params, body: { startsAt } }, handlers)}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
