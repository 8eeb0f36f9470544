import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { TextInput } from '@/components/ui/TextInput';

interface SayWhyProps {
  /** The button that asks for the words, and the one that sends them. */
  readonly action: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly sending: boolean;
  readonly onSend: (words: string) => void;
}

/** A decision that needs words of its own: they are asked for before anything happens. */
export function SayWhy({ action, label, help, sending, onSend }: SayWhyProps) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  if (!open) {
    return (
      <Button tone="ghost" size="small" onClick={() => setOpen(true)}>
        {action}
      </Button>
    );
  }
  return (
    <Stack
      as="form"
      noValidate
      $gap="s8"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim()) onSend(words.trim());
        else setProblem('Please write it down first');
      }}
    >
      <Field label={label} help={help} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            maxLength={100}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Field>
      <Row>
        <Button type="submit" size="small" loading={sending}>
          {action}
        </Button>
        <Button tone="ghost" size="small" onClick={() => setOpen(false)}>
          Not now
        </Button>
      </Row>
    </Stack>
  );
}
