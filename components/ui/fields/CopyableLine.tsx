import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

const Line = styled.div`
  display: grid;
  gap: ${space.s8};
  align-items: end;

  ${up('sm')} {
    grid-template-columns: 1fr auto;
  }
`;

interface CopyableLineProps {
  readonly label: string;
  readonly text: string;
}

/** An address to take along. Where the clipboard is closed it can still be chosen by hand. */
export function CopyableLine({ label, text }: CopyableLineProps) {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied(undefined);
    }
  };
  return (
    <Line>
      <Field label={label}>
        {({ required: _, ...control }) => (
          <TextInput {...control} readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </Field>
      <Button tone="secondary" onClick={() => void copy()}>
        {copied === text ? 'Copied' : 'Copy'}
      </Button>
      <VisuallyHidden role="status">{copied === text ? 'Link copied' : ''}</VisuallyHidden>
    </Line>
  );
}
