import styled from 'styled-components';
import { AccountTop } from '@/components/account/AccountTop';
import { OwnApplications } from '@/components/account/applications/OwnApplications';
import { FirstRunScreen } from '@/components/account/firstRun/FirstRunScreen';
import { firstRuns } from '@/components/account/firstRun/firstRuns.data';
import { Badge } from '@/components/ui/Badge';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { Row } from '@/components/ui/Row';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { applications } from '@/contract/applications';
import { type Appointment, appointments, meetingTypes } from '@/contract/appointments';
import { useApi } from '@/hooks/useApi';
import { formatMoment } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

const states: Record<Appointment['status'], string> = {
  booked: 'Booked',
  cancelled: 'Called off',
  completed: 'Took place',
  missed: 'Missed',
};
const ways: Record<Appointment['way'], string> = { inPerson: 'at the door', video: 'by video', phone: 'by phone' };

/** The page on which it is moved or called off. */
const hrefOf = ({ key, home, meetingType }: Appointment) =>
  home
    ? routes.tours.booked({ place: home.citySlug, homeId: home.id, appointmentKey: key })
    : routes.meetings.booked({ meetingType: meetingType ?? '', appointmentKey: key });

function Booked({ made, ahead }: { readonly made: Appointment; readonly ahead: boolean }) {
  const { home, meetingType, startsAt, timeZone, status, hostName, way } = made;
  const what = home ? `Tour of ${home.streetAddress}, ${home.city}` : meetingType && meetingTypes[meetingType].title;
  return (
    <Card as="li" $pad="s16">
      <Row $justify="space-between">
        <Stack $gap="s4" $align="start">
          {status !== 'booked' && <Badge>{states[status]}</Badge>}
          <Text $weight="semibold">{what}</Text>
          <Text $size="small" $tone="soft">
            {formatMoment(startsAt, timeZone)}, with {hostName}, {ways[way]}
          </Text>
        </Stack>
        <ButtonLink
          href={hrefOf(made)}
          size="small"
          tone="secondary"
          aria-label={`${ahead ? 'Move or call off' : 'See'}: ${what}`}
        >
          {ahead ? 'Move or call off' : 'See'}
        </ButtonLink>
      </Row>
    </Card>
  );
}

/** What somebody has booked with us, before them and behind them. */
export function ToursScreen() {
  const { data, dataUpdatedAt, isPending, isError, refetch, isFetching } = useApi(appointments.listOwnAppointments);
  const words = firstRuns[routes.accounts.toursAndApplications.pattern];
  const { data: applied } = useApi(applications.listApplications);
  if (data?.length === 0 && applied?.length === 0 && words) return <FirstRunScreen {...words} />;
  const isAhead = ({ status, endsAt }: Appointment) => status === 'booked' && Date.parse(endsAt) > dataUpdatedAt;
  const parts = [
    { id: 'ahead', title: 'Before you', items: (data ?? []).filter(isAhead).toReversed(), ahead: true },
    { id: 'past', title: 'Behind you', items: (data ?? []).filter((made) => !isAhead(made)), ahead: false },
  ];
  return (
    <>
      <AccountTop title="Tours and applications">The homes you see, and the ones you apply for.</AccountTop>
      <Stack $gap="s32">
        <OwnApplications />
        {isPending && <Skeleton $height="10rem" $round="card" />}
        {isError && !data && (
          <ErrorState title="We could not load your tours" onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {parts.map(
          ({ id, title, items, ahead }) =>
            items.length > 0 && (
              <Stack key={id} as="section" aria-labelledby={id}>
                <Heading id={id} $size="small">
                  {title}
                </Heading>
                <List>
                  {items.map((made) => (
                    <Booked key={made.id} made={made} ahead={ahead} />
                  ))}
                </List>
              </Stack>
            ),
        )}
        {data?.length === 0 && (
          <Text $tone="soft">You have no tour booked. Open a home you like, and choose when.</Text>
        )}
        {data && (
          <div>
            <ButtonLink href={routes.homes.all()} tone="secondary">
              Look for a home
            </ButtonLink>
          </div>
        )}
      </Stack>
    </>
  );
}
