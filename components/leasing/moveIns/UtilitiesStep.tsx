import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type MoveIn, moveIns } from '@/contract/leasing/moveIns/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** Accounts to take over, ticked off one by one. */
export function UtilitiesStep({ moveIn: { leaseId, utilities } }: { readonly moveIn: MoveIn }) {
  const set = useApiMutation(moveIns.setUtility, { touches: [moveIns] });
  // Ticked faster than it is kept; after an error what is kept shows again.
  const [doneByName, setDoneByName] = useState<Readonly<Record<string, boolean>>>({});
  const toggleUtility = (name: string, done: boolean) => {
    setDoneByName((before) => ({ ...(!set.error && before), [name]: done }));
    set.mutate({ params: { leaseId }, body: { name, done } });
  };
  if (utilities.length === 0) return <Text>You don’t need to set up any utilities. They’re all included in rent.</Text>;
  return (
    <Stack role="group" aria-label="Utilities in your name" $gap="s12">
      <Text $size="small" $tone="soft">
        Check each utility that’s in your name from your first day.
      </Text>
      {utilities.map(({ name, done }) => (
        <Checkbox
          key={name}
          checked={set.error ? done : (doneByName[name] ?? done)}
          onChange={({ target }) => toggleUtility(name, target.checked)}
        >
          {name}
        </Checkbox>
      ))}
      {set.error && (
        <Notice live tone="danger">
          {set.error.message}
        </Notice>
      )}
    </Stack>
  );
}
