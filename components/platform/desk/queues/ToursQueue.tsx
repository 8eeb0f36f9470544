import dynamic from 'next/dynamic';
import { useState } from 'react';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { ActionError } from '@/components/platform/desk/ActionError';
import { DeskList } from '@/components/platform/desk/DeskList';
import { Button } from '@/components/ui/actions/Button';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import {
  appointments,
  meetingTypes,
  type Outcome,
  type StaffAppointment,
} from '@/contract/leasing/appointments/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatMoment } from '@/lib/format/dates';
import { formatPhone } from '@/lib/format/text';

const TourChanges = clientOnly(dynamic(() => import('./TourChanges').then((file) => file.TourChanges), { ssr: false }));

const tourFilters = [
  { value: 'past', label: 'Needs outcome' },
  { value: 'ahead', label: 'Upcoming' },
] as const;
type TourFilter = (typeof tourFilters)[number]['value'];

const outcomeOptions: Record<TourFilter, readonly Outcome[]> = {
  past: ['held', 'missed', 'host_absent'],
  ahead: ['host_absent'],
};
const labels: Record<Outcome, string> = { held: 'Held', missed: 'No-show', host_absent: 'Host unavailable' };

const describeTour = ({ home, meetingType }: StaffAppointment) =>
  home ? `${home.streetAddress}, ${home.city}` : meetingType ? meetingTypes[meetingType].title : '';

/** Past tours and calls without an outcome, and upcoming ones. */
export function ToursQueue() {
  const [tourFilter, setTourFilter] = useState<TourFilter>('past');
  const [opened, setOpened] = useState('');
  const read = useApi(appointments.listAppointments, { query: { which: tourFilter } });
  const recordOutcome = useApiMutation(appointments.recordOutcome, { touches: [appointments, desk] });
  const sending = (id: string, outcome: Outcome) =>
    recordOutcome.isPending &&
    recordOutcome.variables.params.appointmentId === id &&
    recordOutcome.variables.body.outcome === outcome;
  return (
    <Stack>
      <ChoicePills legend="Tours and calls" options={tourFilters} value={tourFilter} onChange={setTourFilter} />
      <ActionError error={recordOutcome.error} />
      <DeskList
        query={read}
        emptyTitle={
          tourFilter === 'past' ? 'Every past tour and call has an outcome.' : 'No tours or calls are booked.'
        }
        renderRow={(appointment) => (
          <Stack $gap="s8">
            <Heading as="h2" $size="label">
              {describeTour(appointment)}
            </Heading>
            <Text>
              {formatMoment(appointment.startsAt, appointment.timeZone)} · {appointment.hostName} with{' '}
              {[appointment.name, appointment.phone && formatPhone(appointment.phone)].filter(Boolean).join(', ')}
            </Text>
            <Row $gap="s16">
              {appointment.home && (
                <Link href={routes.accounts.deskHome({ homeId: appointment.home.id })}>Open the home</Link>
              )}
              {appointment.personId ? (
                <Link href={routes.accounts.deskPerson({ personId: appointment.personId })}>Open the person</Link>
              ) : (
                <Link href={`mailto:${appointment.email}`}>{appointment.email}</Link>
              )}
              {appointment.phone && <Link href={`tel:${appointment.phone}`}>Call</Link>}
            </Row>
            {appointment.note && <Text $tone="soft">“{appointment.note}”</Text>}
            <Row>
              {outcomeOptions[tourFilter].map((outcome) => (
                <Button
                  key={outcome}
                  size="small"
                  tone={outcome === 'held' ? 'primary' : 'secondary'}
                  loading={sending(appointment.id, outcome)}
                  onClick={() => recordOutcome.mutate({ params: { appointmentId: appointment.id }, body: { outcome } })}
                >
                  {labels[outcome]}
                </Button>
              ))}
            </Row>
            <Disclosure
              summary="Reassign, reschedule, or log a call"
              onToggle={(open) => open && setOpened(appointment.id)}
            >
              {opened === appointment.id && <TourChanges appointment={appointment} />}
            </Disclosure>
          </Stack>
        )}
      />
    </Stack>
  );
}
