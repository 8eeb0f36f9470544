import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type MoveIn, moveIns } from '@/contract/leasing/moveIns/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';

/** The last step: our host hands the keys over, the resident confirms, and the lease is running. */
export function KeysStep({ moveIn: { leaseId, hostName, keysAt, timeZone } }: { readonly moveIn: MoveIn }) {
  const confirmKeys = useApiMutation(moveIns.confirmKeys, { touches: [moveIns] });
  if (keysAt) return <Text>You got the keys on {formatDateTime(keysAt, timeZone)}. Welcome home.</Text>;
  return (
    <Stack $gap="s16" $align="start">
      <Text>
        {hostName || 'Your host'} will meet you at the home. Confirm here that you have the keys. Your lease begins
        then.
      </Text>
      {confirmKeys.error && (
        <Notice live tone="danger">
          {confirmKeys.error.message}
        </Notice>
      )}
      <Button loading={confirmKeys.isPending} onClick={() => confirmKeys.mutate({ params: { leaseId } })}>
        I have the keys
      </Button>
    </Stack>
  );
}
