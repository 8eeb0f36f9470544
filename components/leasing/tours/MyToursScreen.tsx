import styled from 'styled-components';
import { FirstRunScreen } from '@/components/account/account/firstRun/FirstRunScreen';
import { firstRuns } from '@/components/account/account/firstRun/firstRuns.data';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { MyApplications } from '@/components/leasing/applications/MyApplications';
import { HomeVisits } from '@/components/leasing/appointments/HomeVisits';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { applications } from '@/contract/leasing/applications/endpoints';
import {
  type Appointment,
  appointments,
  isTeamVisit,
  meetingTypes,
  teamVisitSlugs,
  visitTitles,
} from '@/contract/leasing/appointments/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { formatDateTime } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

const statusLabels: Record<Appointment['status'], string> = {
  booked: 'Booked',
  canceled: 'Canceled',
  completed: 'Completed',
  missed: 'Missed',
};
const methodLabels: Record<Appointment['way'], string> = {
  inPerson: 'in person',
  video: 'by video',
  phone: 'by phone',
};

/** The page on which it is moved or called off. */
const appointmentHref = ({ key, kind, home, meetingType }: Appointment) =>
  home && kind === 'tour'
    ? routes.tours.booked({ place: home.citySlug, homeId: home.id, appointmentKey: key })
    : routes.meetings.booked({
        meetingType: isTeamVisit(kind) ? teamVisitSlugs[kind] : (meetingType ?? kind),
        appointmentKey: key,
      });

function BookedAppointment({
  appointment,
  isUpcoming,
}: {
  readonly appointment: Appointment;
  readonly isUpcoming: boolean;
}) {
  const { kind, home, meetingType, startsAt, timeZone, status, hostName, way: methodLabel } = appointment;
  const what =
    home && kind !== 'meeting'
      ? `${visitTitles[kind]} ${home.streetAddress}, ${home.city}`
      : meetingType && meetingTypes[meetingType].title;
  return (
    <Card as="li" $pad="s16">
      <Row $justify="space-between">
        <Stack $gap="s4" $align="start">
          {status !== 'booked' && <Badge>{statusLabels[status]}</Badge>}
          <Text $weight="semibold">{what}</Text>
          <Text $size="small" $tone="soft">
            {formatDateTime(startsAt, timeZone)}, with {hostName}, {methodLabels[methodLabel]}
          </Text>
        </Stack>
        <ButtonLink
          href={appointmentHref(appointment)}
          size="small"
          tone="secondary"
          aria-label={`${isUpcoming ? 'Reschedule or cancel' : 'See'}: ${what}`}
        >
          {isUpcoming ? 'Reschedule or cancel' : 'See'}
        </ButtonLink>
      </Row>
    </Card>
  );
}

/** Appointments of a person with us, future and past. */
export function MyToursScreen() {
  useLiveUpdates(['applications', 'appointments']);
  const query = useApi(appointments.listOwnAppointments);
  const { data, dataUpdatedAt } = query;
  const firstRun = firstRuns[routes.accounts.toursAndApplications.pattern];
  const { data: ownApplications } = useApi(applications.listApplications);
  if (data?.length === 0 && ownApplications?.length === 0 && firstRun) return <FirstRunScreen {...firstRun} />;
  const isUpcoming = ({ status, endsAt }: Appointment) => status === 'booked' && Date.parse(endsAt) > dataUpdatedAt;
  const parts = [
    { id: 'ahead', title: 'Upcoming', items: (data ?? []).filter(isUpcoming).toReversed(), ahead: true },
    { id: 'past', title: 'Past', items: (data ?? []).filter((made) => !isUpcoming(made)), ahead: false },
  ];
  return (
    <>
      <AccountPageHeader title="Tours and applications">Your home tours and rental applications.</AccountPageHeader>
      <Stack $gap="s32">
        <MyApplications />
        <HomeVisits />
        <Loaded
          query={query}
          title="We couldn’t load your tours"
          skeleton={<Skeleton $height="10rem" $round="card" />}
        />
        {parts.map(
          ({ id, title, items, ahead }) =>
            items.length > 0 && (
              <Stack key={id} as="section" aria-labelledby={id}>
                <Heading id={id} $size="small">
                  {title}
                </Heading>
                <List>
                  {items.map((made) => (
                    <BookedAppointment key={made.id} appointment={made} isUpcoming={ahead} />
                  ))}
                </List>
              </Stack>
            ),
        )}
        {data?.length === 0 && (
          <Text $tone="soft">You have no tours scheduled. Open a home you like and choose a time.</Text>
        )}
        {data && (
          <div>
            <ButtonLink href={routes.homes.all()} tone="secondary">
              Search homes
            </ButtonLink>
          </div>
        )}
      </Stack>
    </>
  );
}
