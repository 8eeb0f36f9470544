import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Stack } from '@/components/ui/layout/Stack';
import { overlapLabel } from './apiKey.labels';

interface RollFormProps<Hours extends number> {
  /** Name of the partner, for the label of the button. */
  readonly of: string;
  readonly choices: readonly Hours[];
  readonly isPending: boolean;
  readonly onRoll: (overlapHours: Hours) => void;
}

/** Makes a new secret, and says how long the old one goes on. */
export function RollForm<Hours extends number>({ of, choices, isPending, onRoll }: RollFormProps<Hours>) {
  const [hours, setHours] = useState(String(24));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const chosen = choices.find((each) => String(each) === hours);
    if (chosen !== undefined) onRoll(chosen);
  };
  return (
    <Stack as="form" noValidate $gap="s12" onSubmit={send}>
      <SelectField
        label="The old secret goes on for"
        options={choices.map((each) => ({ value: String(each), label: overlapLabel(each) }))}
        value={hours}
        onChange={setHours}
      />
      <div>
        <Button
          type="submit"
          tone="secondary"
          size="small"
          loading={isPending}
          aria-label={`Make a new secret for ${of}`}
        >
          Make a new secret
        </Button>
      </div>
    </Stack>
  );
}
