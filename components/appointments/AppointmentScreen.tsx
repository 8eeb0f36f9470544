import type { HomesPart } from '@/components/layout/formPage';
import { HomeTeaser } from '@/components/layout/HomeTeaser';
import { PageHead } from '@/components/layout/PageHead';
import { Container } from '@/components/ui/Container';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { appointments } from '@/contract/appointments';
import { useApi } from '@/hooks/useApi';
import type { FilledForm } from '@/lib/filledForm';
import { routes } from '@/lib/routes';
import { AddToCalendar } from './AddToCalendar';
import { CancelForm } from './CancelForm';
import { ElsewhereCard } from './ElsewhereCard';
import { FeedbackForm } from './FeedbackForm';
import { MoveForm } from './MoveForm';
import { Over } from './Over';
import { Room } from './Room';
import { WhenAndWhere } from './WhenAndWhere';

interface AppointmentScreenProps {
  readonly appointmentKey: string;
  readonly siteUrl: string;
  readonly filled: FilledForm | null;
  /** Homes like the one of a tour that does not take place. */
  readonly Homes?: HomesPart;
}

/** A tour or meeting that was booked, for whoever holds its link. */
export function AppointmentScreen({ appointmentKey, siteUrl, filled, Homes }: AppointmentScreenProps) {
  const read = useApi(appointments.getAppointment, { params: { key: appointmentKey } });
  const { data: made } = read;
  if (!made) {
    return (
      <Container>
        <PageHead title="Your appointment" noindex />
        <ErrorState title="We could not load it" level="h1" onRetry={() => void read.refetch()} />
      </Container>
    );
  }
  const noun = made.kind === 'tour' ? 'tour' : 'call';
  const isBooked = made.status === 'booked';
  const isAhead = isBooked && Date.parse(made.startsAt) > read.dataUpdatedAt;
  const { home } = made;
  const title = isBooked
    ? `Your ${noun} is booked`
    : made.status === 'cancelled'
      ? `Your ${noun} is called off`
      : `Your ${noun}`;
  return (
    <>
      <Room
        top={
          <Stack $gap="s8">
            <PageHead title={title} noindex />
            <Heading as="h1" $size="title">
              {title}
            </Heading>
            {isAhead && (
              <Text $tone="soft" $size="large">
                See you then, {made.firstName}. A letter with all of this is on its way.
              </Text>
            )}
          </Stack>
        }
        asideLast={!home}
        asideLabel={home ? 'The home' : 'Where else to go'}
        aside={
          home ? (
            <HomeTeaser
              picture={home.picture}
              address={home.streetAddress}
              where={`${home.city}, ${home.state}`}
              href={routes.homes.one({ place: home.citySlug, homeId: home.id })}
            />
          ) : (
            <ElsewhereCard />
          )
        }
      >
        <Stack $gap="s32">
          {filled?.problem && (
            <Notice live tone="danger" title="That did not work yet">
              {filled.problem.message}
            </Notice>
          )}
          {isBooked ? <WhenAndWhere made={made} /> : <Over made={made} />}
          {made.status === 'completed' && home && <FeedbackForm made={made} />}
          {isAhead && (
            <>
              <AddToCalendar made={made} siteUrl={siteUrl} />
              <MoveForm made={made} filled={filled} />
              <CancelForm made={made} />
            </>
          )}
        </Stack>
      </Room>
      {Homes && home && made.status !== 'booked' && <Homes homeId={home.id} />}
    </>
  );
}
