import { type FormEvent, useState } from 'react';
import type { useAvailabilityCheck } from '@/components/homeowners/checkIn/useAvailabilityCheck';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import type { AvailabilityAnswer } from '@/contract/availabilityChecks/endpoints';

const options: readonly { value: AvailabilityAnswer; label: string; help: string }[] = [
  { value: 'now', label: 'It is free now', help: 'A person calls, and we begin.' },
  { value: 'onDate', label: 'From a day I know', help: 'We ask once more two weeks before.' },
  { value: 'rented', label: 'Somebody rents it already', help: 'Good. We stop asking.' },
  { value: 'selling', label: 'I am selling it', help: 'All the best. We stop asking.' },
  { value: 'keeping', label: 'I am keeping it for us', help: 'Enjoy it. We stop asking.' },
  { value: 'notSure', label: 'I do not know yet', help: 'We ask again in a month.' },
];

/** When is it free? */
export function CheckInForm({ request }: { readonly request: ReturnType<typeof useAvailabilityCheck> }) {
  const [answer, setAnswer] = useState<AvailabilityAnswer>();
  const [availableOn, setDay] = useState('');
  const [note, setNote] = useState('');
  const [attempted, setAttempted] = useState(false);
  const isDayMissing = answer === 'onDate' && availableOn === '';
  const send = (submitEvent: FormEvent) => {
    submitEvent.preventDefault();
    setAttempted(true);
    if (!answer || isDayMissing) return;
    request.answer({ answer, note, ...(answer === 'onDate' && { availableOn }) });
  };
  const refused = request.error?.fields?.availableOn;
  return (
    <Stack as="form" noValidate onSubmit={send}>
      <RadioCards
        legend="When can residents move in?"
        options={options}
        value={answer}
        onChange={setAnswer}
        min="15rem"
      />
      {attempted && !answer && (
        <Notice live tone="danger">
          Please choose one of them.
        </Notice>
      )}
      {answer === 'onDate' && (
        <Field
          label="From which day?"
          error={refused ?? (attempted && isDayMissing ? 'From which day is it free?' : undefined)}
        >
          {(control) => (
            <TextInput {...control} type="date" value={availableOn} onChange={(event) => setDay(event.target.value)} />
          )}
        </Field>
      )}
      <Field label="Anything we should know?" optional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {request.error && !refused && (
        <Notice live tone="danger" title="That did not reach us">
          {request.error.message || 'Something went wrong on our side.'} What you chose is kept; please try again.
        </Notice>
      )}
      <div>
        <Button type="submit" loading={request.sending}>
          That is my answer
        </Button>
      </div>
    </Stack>
  );
}
