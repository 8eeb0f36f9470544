import { PageHead } from '@/components/layout/head/PageHead';
import type { SimilarHomesComponent } from '@/components/layout/page/formPage';
import { HomeTeaser } from '@/components/layout/shared/HomeTeaser';
import { AppointmentLayout } from '@/components/leasing/appointments/shared/AppointmentLayout';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { appointmentNouns, appointments } from '@/contract/leasing/appointments/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import type { FormResult } from '@/lib/forms/formResult';
import { AddToCalendar } from './AddToCalendar';
import { AppointmentDetails } from './AppointmentDetails';
import { CancelAppointmentForm } from './CancelAppointmentForm';
import { FeedbackForm } from './FeedbackForm';
import { OtherTimeZoneCard } from './OtherTimeZoneCard';
import { PastAppointment } from './PastAppointment';
import { RescheduleForm } from './RescheduleForm';

interface AppointmentScreenProps {
  readonly appointmentKey: string;
  readonly siteUrl: string;
  readonly filled: FormResult | null;
  /** Homes like the one of a tour that does not take place. */
  readonly Homes?: SimilarHomesComponent;
}

/** A tour or meeting that was booked, for anyone who holds its link. */
export function AppointmentScreen({ appointmentKey, siteUrl, filled, Homes }: AppointmentScreenProps) {
  const read = useApi(appointments.getAppointment, { params: { key: appointmentKey } });
  const { data: appointment } = read;
  if (!appointment) {
    return (
      <Container>
        <PageHead title="Your appointment" noindex />
        <ErrorState title="We couldn’t load your appointment" level="h1" onRetry={() => void read.refetch()} />
      </Container>
    );
  }
  const noun = appointmentNouns[appointment.kind];
  const isBooked = appointment.status === 'booked';
  const isUpcoming = isBooked && Date.parse(appointment.startsAt) > read.dataUpdatedAt;
  const { home } = appointment;
  const title = isBooked
    ? `Your ${noun} is booked`
    : appointment.status === 'canceled'
      ? `Your ${noun} is canceled`
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
                See you then, {appointment.firstName}. We’ve emailed you the details.
              </Text>
            )}
          </Stack>
        }
        asideAtEnd={!home}
        asideLabel={home ? 'The home' : 'What’s next'}
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
            <Notice live tone="danger" title="That didn’t work">
              {filled.problem.message}
            </Notice>
          )}
          {isBooked ? <AppointmentDetails appointment={appointment} /> : <PastAppointment appointment={appointment} />}
          {appointment.status === 'completed' && appointment.kind === 'tour' && (
            <FeedbackForm appointment={appointment} />
          )}
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
