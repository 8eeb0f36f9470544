import { type FormEvent, useState } from 'react';
import type { useAvailabilityCheck } from '@/components/homes/availabilityChecks/useAvailabilityCheck';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import type { AvailabilityAnswer } from '@/contract/homes/availabilityChecks/endpoints';
import { useDraft } from '@/hooks/useDraft';

const options: readonly { value: AvailabilityAnswer; label: string; help: string }[] = [
  { value: 'now', label: 'It’s available now', help: 'We’ll call you to get started.' },
  { value: 'onDate', label: 'It’ll be available later', help: 'We’ll check in 2 weeks before.' },
  { value: 'rented', label: 'It’s already rented', help: 'We’ll stop asking.' },
  { value: 'selling', label: 'I’m selling it', help: 'We’ll stop asking.' },
  { value: 'keeping', label: 'I’m keeping it for myself', help: 'We’ll stop asking.' },
  { value: 'notSure', label: 'I’m not sure yet', help: 'We’ll ask again in a month.' },
];

/** When is it free? */
export function CheckInForm({ request }: { readonly request: ReturnType<typeof useAvailabilityCheck> }) {
  const {
    values: { answer, availableOn, note },
    set,
    clear,
  } = useDraft(`check-in:${request.homeId}`, {
    answer: undefined as AvailabilityAnswer | undefined,
    availableOn: '',
    note: '',
  });
  const [attempted, setAttempted] = useState(false);
  const isDayMissing = answer === 'onDate' && availableOn === '';
  const send = (submitEvent: FormEvent) => {
    submitEvent.preventDefault();
    setAttempted(true);
    if (!answer || isDayMissing) return;
    request.answer({ answer, note, ...(answer === 'onDate' && { availableOn }) }, clear);
  };
  const refused = request.error?.fields?.availableOn;
  return (
    <Stack as="form" noValidate onSubmit={send}>
      <RadioCards
        legend="When can residents move in?"
        options={options}
        value={answer}
        onChange={(answer) => set({ answer })}
        min="15rem"
      />
      {attempted && !answer && (
        <Notice live tone="danger">
          Choose one.
        </Notice>
      )}
      {answer === 'onDate' && (
        <TextField
          label="Enter the date."
          error={refused ?? (attempted && isDayMissing ? 'Available on' : undefined)}
          type="date"
          value={availableOn}
          onChange={(availableOn) => set({ availableOn })}
        />
      )}
      <TextAreaField
        label="Anything we should know?"
        optional
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(note) => set({ note })}
      />
      {request.error && !refused && (
        <Notice live tone="danger" title="We didn’t get your answer">
          {request.error.message || 'Something went wrong on our side.'} Your answer is saved. Please try again.
        </Notice>
      )}
      <div>
        <Button type="submit" loading={request.sending}>
          Submit answer
        </Button>
      </div>
    </Stack>
  );
}
