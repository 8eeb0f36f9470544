import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { useDraft } from '@/hooks/useDraft';

interface AmountFormProps {
  /** Names what is typed, until it has arrived. */
  readonly draft: string;
  readonly label: string;
  readonly submit: string;
  readonly withNote?: boolean;
  readonly sending: boolean;
  readonly onSubmit: (cents: number, note: string, onSent: () => void) => void;
  readonly onClose: () => void;
}

/** An amount, and why: what a resident would pay, or what staff offer. */
export function AmountForm({ draft, label, submit, withNote = false, sending, onSubmit, onClose }: AmountFormProps) {
  const {
    values: { cents, note },
    set,
    clear,
  } = useDraft(draft, { cents: null as number | null, note: '' });
  const [problem, setProblem] = useState(false);
  const isMissing = cents === null || (withNote && note.trim().length < 3);
  return (
    <Stack
      as="form"
      noValidate
      aria-label={submit}
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(isMissing);
        if (!isMissing && cents !== null) onSubmit(cents, note, clear);
      }}
    >
      <MoneyField
        label={label}
        error={problem && cents === null ? 'Enter an amount' : undefined}
        cents={cents}
        onChange={(cents) => set({ cents })}
      />
      {withNote && (
        <TextAreaField
          label="Why?"
          error={problem && note.trim().length < 3 ? 'Say why' : undefined}
          maxLength={1000}
          value={note}
          onChange={(note) => set({ note })}
        />
      )}
      <Row>
        <Button type="submit" size="small" loading={sending}>
          {submit}
        </Button>
        <Button tone="ghost" size="small" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
