import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ChoicePills } from '@/components/ui/ChoicePills';
import { Heading } from '@/components/ui/Heading';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type AppointmentAtDesk, appointments, meetingTypes, type Outcome } from '@/contract/appointments';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatMoment } from '@/lib/format/dates';
import { DeskList } from './DeskList';
import { Refused } from './Refused';

const whiches = [
  { value: 'past', label: 'How did it go?' },
  { value: 'ahead', label: 'To come' },
] as const;
type Which = (typeof whiches)[number]['value'];

const offered: Record<Which, readonly Outcome[]> = { past: ['held', 'missed', 'hostAway'], ahead: ['hostAway'] };
const words: Record<Outcome, string> = { held: 'Held', missed: 'Nobody came', hostAway: 'We could not come' };

const about = ({ home, meetingType }: AppointmentAtDesk) =>
  home ? `${home.streetAddress}, ${home.city}` : meetingType ? meetingTypes[meetingType].title : '';

/** Tours and calls that have begun and nobody has marked, and those to come. */
export function ToursTab() {
  const [which, setWhich] = useState<Which>('past');
  const read = useApi(appointments.listAppointments, { query: { which } });
  const mark = useApiMutation(appointments.markAppointment, { touches: [appointments] });
  const sending = (id: string, outcome: Outcome) =>
    mark.isPending && mark.variables.params.appointmentId === id && mark.variables.body.outcome === outcome;
  return (
    <Stack>
      <ChoicePills legend="Which tours and calls?" options={whiches} value={which} onValue={setWhich} />
      <Refused error={mark.error} />
      <DeskList
        read={read}
        empty={which === 'past' ? 'Every tour and call that has begun is marked.' : 'Nobody has booked anything.'}
        row={(made) => (
          <Stack $gap="s8">
            <Heading as="h2" $size="label">
              {about(made)}
            </Heading>
            <Text>
              {formatMoment(made.startsAt, made.timeZone)} · {made.hostName} with {made.name}, {made.phone}
            </Text>
            {made.note && <Text $tone="soft">“{made.note}”</Text>}
            <Row>
              {offered[which].map((outcome) => (
                <Button
                  key={outcome}
                  size="small"
                  tone={outcome === 'held' ? 'primary' : 'secondary'}
                  loading={sending(made.id, outcome)}
                  onClick={() => mark.mutate({ params: { appointmentId: made.id }, body: { outcome } })}
                >
                  {words[outcome]}
                </Button>
              ))}
            </Row>
          </Stack>
        )}
      />
    </Stack>
  );
}
