import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type MoveIn, moveIns } from '@/contract/moveIns';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatMoment } from '@/lib/format/dates';

/** The last step: somebody of ours hands them over, the resident says so, and the lease is running. */
export function KeysStep({ moveIn: { leaseId, hostName, keysAt } }: { readonly moveIn: MoveIn }) {
  const take = useApiMutation(moveIns.takeKeys, { touches: [moveIns] });
  if (keysAt) return <Text>You have had the keys since {formatMoment(keysAt)}. Make yourself at home.</Text>;
  return (
    <Stack $gap="s16" $align="start">
      <Text>
        {hostName || 'Your host'} meets you at the door. Say here that you have the keys: only then is the money taken.
      </Text>
      {take.error && (
        <Notice live tone="danger">
          {take.error.message}
        </Notice>
      )}
      <Button loading={take.isPending} onClick={() => take.mutate({ params: { leaseId } })}>
        I have the keys
      </Button>
    </Stack>
  );
}
