import type { SimilarHomesComponent } from '@/components/layout/formPage';
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
import type { FormResult } from '@/lib/filledForm';
import { routes } from '@/lib/routes';
import { AddToCalendar } from './AddToCalendar';
import { CancelAppointmentForm } from './CancelForm';
import { OtherTimeZoneCard } from './ElsewhereCard';
import { FeedbackForm } from './FeedbackForm';
import { RescheduleForm } from './MoveForm';
import { PastAppointment } from './Over';
import { AppointmentLayout } from './Room';
import { AppointmentDetails } from './WhenAndWhere';

interface AppointmentScreenProps {
  readonly appointmentKey: string;
  readonly siteUrl: string;
  readonly filled: FormResult | null;
  /** Homes like the one of a tour that does not take place. */
  readonly Homes?: SimilarHomesComponent;
}

/** A tour or meeting that was booked, for whoever holds its link. */
export function AppointmentScreen({ appointmentKey, siteUrl, filled, Homes }: AppointmentScreenProps) {
  const read = useApi(appointments.getAppointment, { params: { key: appointmentKey } });
  const { data: appointment } = read;
  if (!appointment) {
    return (
      <Container>
        <PageHead title="Your appointment" noindex />
        <ErrorState title="We could not load it" level="h1" onRetry={() => void read.refetch()} />
      </Container>
    );
  }
  const noun = appointment.kind === 'tour' ? 'tour' : 'call';
  const isBooked = appointment.status === 'booked';
  const isUpcoming = isBooked && Date.parse(appointment.startsAt) > read.dataUpdatedAt;
  const { home } = appointment;
  const title = isBooked
    ? `Your ${noun} is booked`
    : appointment.status === 'cancelled'
      ? `Your ${noun} is called off`
      : `Your ${noun}`;
  return (
    <>
      <AppointmentLayout
        top={
          <Stack $gap="s8">
            <PageHead title={title} noindex />
            <Heading as="h1" $size="title">
              {title}
            </Heading>
            {isUpcoming && (
              <Text $tone="soft" $size="large">
                See you then, {appointment.firstName}. A letter with all of this is on its way.
              </Text>
            )}
          </Stack>
        }
        asideAtEnd={!home}
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
            <OtherTimeZoneCard />
          )
        }
      >
        <Stack $gap="s32">
          {filled?.problem && (
            <Notice live tone="danger" title="That did not work yet">
              {filled.problem.message}
            </Notice>
          )}
          {isBooked ? <AppointmentDetails appointment={appointment} /> : <PastAppointment appointment={appointment} />}
          {appointment.status === 'completed' && home && <FeedbackForm appointment={appointment} />}
          {isUpcoming && (
            <>
              <AddToCalendar appointment={appointment} siteUrl={siteUrl} />
              <RescheduleForm appointment={appointment} filled={filled} />
              <CancelAppointmentForm appointment={appointment} />
            </>
          )}
        </Stack>
      </AppointmentLayout>
      {Homes && home && appointment.status !== 'booked' && <Homes homeId={home.id} />}
    </>
  );
}
