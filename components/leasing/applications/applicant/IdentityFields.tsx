import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { OwnApplicant } from '@/contract/leasing/applications/endpoints';
import type { SubmissionDraft } from './useSubmissionDraft';

const idKinds = [
  { value: 'ssn', label: 'Social Security number' },
  { value: 'itin', label: 'ITIN' },
] as const;
const idKindsOrNone = [...idKinds, { value: 'none', label: 'I’d rather give none' }] as const;

interface IdentityFieldsProps {
  /** The number of an application of the last 30 days, which serves again. */
  readonly known: OwnApplicant['identity'];
  /** Whether the law here leaves the number to them. */
  readonly isOptional: boolean;
  readonly draft: SubmissionDraft;
  readonly error: string | undefined;
  readonly onChange: (changed: Partial<SubmissionDraft>) => void;
}

/** The number, which leaves this page once, encrypted with the rest, and never comes back: only four digits are shown. */
export function IdentityFields({ known, isOptional, draft, error, onChange }: IdentityFieldsProps) {
  const [isEditing, setEditing] = useState(draft.number !== '' || draft.kind === 'none');
  if (known && !isEditing)
    return (
      <Stack as="section" aria-labelledby="identity" $gap="s12">
        <Heading as="h2" id="identity" $size="part">
          Taxpayer number
        </Heading>
        <Text>
          We have your {known.kind === 'itin' ? 'ITIN' : 'Social Security number'} that ends in {known.lastFour}.
        </Text>
        <div>
          <Button tone="ghost" onClick={() => setEditing(true)}>
            Use another number
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack as="section" aria-labelledby="identity">
      <Heading as="h2" id="identity" $size="part">
        Taxpayer number
      </Heading>
      <Text $tone="soft">
        Our screening companies use it to find your records. We encrypt it when you submit. The others on your
        application and the homeowner never see it.
      </Text>
      <ChoicePills
        legend={isOptional ? 'Which number do you give?' : 'Which number do you have?'}
        options={isOptional ? idKindsOrNone : idKinds}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {draft.kind === 'none' ? (
        <Text>
          We then look at your ID and your documents ourselves, and no credit report counts. This can take a day longer.
        </Text>
      ) : (
        <TextField
          label={draft.kind === 'ssn' ? 'Social Security number' : 'ITIN'}
          help="9 digits"
          error={error}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          value={draft.number}
          onChange={(value) => onChange({ number: value })}
        />
      )}
    </Stack>
  );
}
