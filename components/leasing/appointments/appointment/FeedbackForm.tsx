import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Appointment, appointments } from '@/contract/leasing/appointments/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

const ratingOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'no', label: 'No' },
] as const;
type Rating = (typeof ratingOptions)[number]['value'];

/** How a held tour was: two taps, and words for anyone who wants to add some. */
export function FeedbackForm({ appointment }: { readonly appointment: Appointment }) {
  const {
    values: { rating, asShown, note },
    set,
    clear,
  } = useDraft(`feedback:${appointment.key}`, { rating: undefined as Rating | undefined, asShown: true, note: '' });
  const sendFeedback = useApiMutation(appointments.submitFeedback, { touches: [appointments], onArrived: clear });
  if (appointment.feedbackGiven || sendFeedback.isSuccess) {
    return (
      <Notice live={sendFeedback.isSuccess} tone="success" title="Thanks for your feedback">
        We read every word and fix the listing if something’s wrong.
      </Notice>
    );
  }
  const send = () => {
    if (!rating) return;
    const trimmedNote = note.trim();
    sendFeedback.mutate({
      params: { key: appointment.key },
      body: { interest: rating, asShown, ...(trimmedNote && { note: trimmedNote }) },
    });
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
        {sendFeedback.error && (
          <Notice live tone="danger" title="Not sent">
            {sendFeedback.error.message || 'Something went wrong on our side.'} Your answers are still here. Try again.
          </Notice>
        )}
        <ChoicePills
          legend="Would you like to live there?"
          options={ratingOptions}
          value={rating}
          onChange={(rating) => set({ rating })}
        />
        <Checkbox checked={asShown} onChange={({ currentTarget }) => set({ asShown: currentTarget.checked })}>
          The home matched its listing
        </Checkbox>
        <TextAreaField
          label="Anything else?"
          optional
          help="Tell us about the home, not about people."
          rows={3}
          maxLength={1_000}
          value={note}
          onChange={(note) => set({ note })}
        />
        <div>
          <Button type="submit" loading={sendFeedback.isPending} disabled={!rating}>
            Send feedback
          </Button>
        </div>
        <Text $size="small" $tone="soft">
          This doesn’t affect your application.
        </Text>
      </Stack>
    </Card>
  );
}
