import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Checkbox } from '@/components/ui/Checkbox';
import { ChoicePills } from '@/components/ui/ChoicePills';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { TextArea } from '@/components/ui/TextArea';
import { type Appointment, appointments } from '@/contract/appointments';
import { useApiMutation } from '@/hooks/useApiMutation';

const likings = [
  { value: 'yes', label: 'Yes' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'no', label: 'No' },
] as const;
type Liking = (typeof likings)[number]['value'];

/** How a held tour was: two taps, and words for whoever wants to add some. */
export function FeedbackForm({ made }: { readonly made: Appointment }) {
  const give = useApiMutation(appointments.giveFeedback, { touches: [appointments] });
  const [liking, setLiking] = useState<Liking>();
  const [asShown, setAsShown] = useState(true);
  const [note, setNote] = useState('');
  if (made.feedbackGiven || give.isSuccess) {
    return (
      <Notice live={give.isSuccess} tone="success" title="Thank you for telling us">
        We read every word, and mend the page where it was wrong.
      </Notice>
    );
  }
  const send = () => {
    if (!liking) return;
    const said = note.trim();
    give.mutate({ params: { key: made.key }, body: { liking, asShown, ...(said && { note: said }) } });
  };
  return (
    <Card as="section" aria-labelledby="feedback" $tone="wash">
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Heading id="feedback" $size="small">
          How was it?
        </Heading>
        {give.error && (
          <Notice live tone="danger" title="That did not reach us">
            {give.error.message || 'Something went wrong on our side.'} What you chose is kept.
          </Notice>
        )}
        <ChoicePills legend="Would you like to live there?" options={likings} value={liking} onValue={setLiking} />
        <Checkbox checked={asShown} onChange={({ currentTarget }) => setAsShown(currentTarget.checked)}>
          It was as its page says
        </Checkbox>
        <Field label="Anything else?" optional help="About the home, not about people.">
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={1_000}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" loading={give.isPending} disabled={!liking}>
            Tell us
          </Button>
        </div>
        <Text $size="small" $tone="soft">
          It has no bearing on an application of yours.
        </Text>
      </Stack>
    </Card>
  );
}
