import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';

interface ReasonFormProps {
  /** The button that asks for the words, and the one that sends them. */
  readonly action: string;
  readonly label: string;
  readonly help?: ReactNode;
  /** What one would usually do; the others stand back. */
  readonly defaultReason?: boolean;
  readonly sending: boolean;
  readonly onSubmit: (reason: string) => void;
}

/** A decision that needs words of its own: they are asked for before anything happens. */
export function ReasonForm({ action, label, help, defaultReason = false, sending, onSubmit }: ReasonFormProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpenRef = useRef(false);
  useEffect(() => {
    if (open) field.current?.focus();
    else if (wasOpenRef.current) opener.current?.focus();
    wasOpenRef.current = open;
  }, [open]);
  if (!open) {
    return (
      <Row>
        <Button ref={opener} tone={defaultReason ? 'secondary' : 'ghost'} size="small" onClick={() => setOpen(true)}>
          {action}
        </Button>
      </Row>
    );
  }
  return (
    <Stack
      as="form"
      noValidate
      $gap="s8"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) onSubmit(reason.trim());
        else setProblem('Enter a reason');
      }}
    >
      <TextField
        label={label}
        help={help}
        error={problem}
        ref={field}
        maxLength={100}
        value={reason}
        onChange={setReason}
      />
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
