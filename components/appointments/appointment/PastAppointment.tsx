import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Appointment } from '@/contract/appointments/endpoints';
import { formatDateTime } from '@/lib/format/dates';
import { routes } from '@/lib/routing/routes';
import { searchHref } from '@/lib/search/searchHref';

const outcomeLabel = (made: Appointment): string => {
  const when = formatDateTime(made.startsAt, made.timeZone);
  if (made.cancelledBecause === 'home_unavailable')
    return `The home is no longer on the market, so there is nothing to show you on ${when}. We are sorry.`;
  if (made.cancelledBecause === 'host_absent')
    return `${made.hostName} could not come on ${when}. We are sorry: the fault is ours. Another time?`;
  if (made.status === 'cancelled') return `${when} is free again. Nothing more to do.`;
  return made.status === 'missed' ? `We missed you on ${when}.` : `It was good to meet you on ${when}.`;
};

/** It does not take place any more, and where to go from here. */
export function PastAppointment({ appointment: made }: { readonly appointment: Appointment }) {
  const { home, meetingType, cancelledBecause } = made;
  return (
    <Stack>
      <Text role="status" $size="large">
        {outcomeLabel(made)}
      </Text>
      <Row>
        {home && cancelledBecause !== 'home_unavailable' && made.status !== 'completed' && (
          <ButtonLink href={routes.tours.book({ place: home.citySlug, homeId: home.id })} prefetch={false}>
            Pick another time
          </ButtonLink>
        )}
        {home && (
          <ButtonLink
            href={searchHref({ place: home.citySlug })}
            prefetch={false}
            tone={cancelledBecause === 'home_unavailable' ? 'primary' : 'secondary'}
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
