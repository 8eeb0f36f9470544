import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Appointment } from '@/contract/leasing/appointments/endpoints';
import { routes } from '@/contract/routes';
import { formatDateTime } from '@/lib/format/dates';
import { searchHref } from '@/lib/search/searchHref';

const outcomeLabel = (made: Appointment): string => {
  const when = formatDateTime(made.startsAt, made.timeZone);
  if (made.canceledBecause === 'home_unavailable')
    return `We’re sorry. The home is no longer available, so we canceled your tour on ${when}.`;
  if (made.canceledBecause === 'host_absent')
    return `${made.hostName} couldn’t make it on ${when}. We’re sorry. Would another time work?`;
  if (made.status === 'canceled') return `Your appointment on ${when} is canceled. There’s nothing else to do.`;
  return made.status === 'missed' ? `We missed you on ${when}.` : `It was good to meet you on ${when}.`;
};

/** It does not take place any more, and where to go from here. */
export function PastAppointment({ appointment }: { readonly appointment: Appointment }) {
  const { home, meetingType, canceledBecause } = appointment;
  return (
    <Stack>
      <Text role="status" $size="large">
        {outcomeLabel(appointment)}
      </Text>
      <Row>
        {home && canceledBecause !== 'home_unavailable' && appointment.status !== 'completed' && (
          <ButtonLink href={routes.tours.book({ place: home.citySlug, homeId: home.id })} prefetch={false}>
            Pick another time
          </ButtonLink>
        )}
        {home && (
          <ButtonLink
            href={searchHref({ place: home.citySlug })}
            prefetch={false}
            tone={canceledBecause === 'home_unavailable' ? 'primary' : 'secondary'}
          >
            Homes in {home.city}
          </ButtonLink>
        )}
        {meetingType && (
          <ButtonLink href={routes.meetings.book({ meetingType })} prefetch={false}>
            Pick another time
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
