import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { TextInput } from '@/components/ui/TextInput';
import { type MoveIn, moveIns } from '@/contract/moveIns';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ConditionDraft } from './useConditionDraft';

interface SignConditionProps {
  readonly moveIn: MoveIn;
  readonly draft: ConditionDraft;
}

/** Signs the record as it stands, for the caller's side. */
export function SignCondition({ moveIn: { leaseId, side, condition }, draft }: SignConditionProps) {
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const sign = useApiMutation(moveIns.signCondition, { touches: [moveIns] });
  const bare = draft.rooms.filter(({ pictures }) => pictures.length === 0);
  if (side === 'resident' ? condition.resident : condition.homeowner)
    return <Text $tone="soft">You have signed; the other side still has to. Change a word and both sign anew.</Text>;
  if (draft.unsaved) return null;
  if (bare.length > 0)
    return (
      <Text $tone="soft">
        Each room needs a picture before it can be signed. Still without: {bare.map((room) => room.name).join(', ')}.
      </Text>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim()) sign.mutate({ params: { leaseId }, body: { name: name.trim(), hash: condition.hash } });
  };
  return (
    <Stack as="form" noValidate onSubmit={submit} $gap="s12">
      <Field
        label="Your full name, as your signature"
        help="You say with it that the home was as this record shows it."
        error={asked && !name.trim() ? 'Please write your name.' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={120}
            autoComplete="name"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {sign.error && (
        <Notice live tone="danger" title="Not signed">
          {sign.error.message}
        </Notice>
      )}
      <div>
        <Button type="submit" loading={sign.isPending}>
          Sign the record
        </Button>
      </div>
    </Stack>
  );
}
