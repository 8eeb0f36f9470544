import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { MAX_DISPUTE_TEXT } from '@/contract/money/bills/endpoints';
import { useDraft } from '@/hooks/useDraft';
import type { ApiError } from '@/lib/api/error';

interface DisputeFormProps {
  /** Of the draft: what is typed stays through errors and reloads. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly action: string;
  readonly minLength: number;
  readonly sending: boolean;
  readonly error: ApiError | null;
  readonly onSend: (text: string, onSent: () => void) => void;
  readonly onCancel?: () => void;
}

/** Words for a dispute: its first ones, or the next. */
export function DisputeForm(props: DisputeFormProps) {
  const { name, label, help, action, minLength, sending, error, onSend, onCancel } = props;
  const {
    values: { text },
    set,
    clear,
  } = useDraft(name, { text: '' });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isShort = text.trim().length < minLength;
  const shortText = minLength > 1 ? 'Say what is wrong in a sentence.' : 'Write a message.';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (!isShort)
          onSend(text.trim(), () => {
            clear();
            setIsSubmitted(false);
          });
      }}
    >
      <Stack $gap="s12">
        <TextAreaField
          label={label}
          help={help}
          error={isSubmitted && isShort ? shortText : error?.fields?.text}
          rows={3}
          maxLength={MAX_DISPUTE_TEXT}
          value={text}
          onChange={(value) => set({ text: value })}
        />
        {error && (
          <Notice live tone="danger" title="That wasn’t sent">
            {error.message || 'Check your connection and try again.'} What you wrote is still here.
          </Notice>
        )}
        <Row>
          <Button type="submit" size="small" loading={sending}>
            {action}
          </Button>
          {onCancel && (
            <Button tone="ghost" size="small" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
