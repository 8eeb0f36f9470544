import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { announce } from '@/components/ui/feedback/announcements';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { deletions } from '@/contract/account/deletions/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { DeleteAccount, DeletionBlocks } from './DeleteAccount';
import { DeletionEffects } from './DeletionEffects';
import { ExportData } from './ExportData';

function ScheduledDeletion({ eraseAt }: { readonly eraseAt: string }) {
  const keepAccount = useApiMutation(deletions.cancelDeletion, { touches: [deletions, todos, account] });
  const cancelDeletion = () => keepAccount.mutate({}, { onSuccess: () => announce('Your account won’t be deleted.') });
  return (
    <Notice tone="warning" title={`Your account will be deleted on ${formatDateTime(eraseAt)}`}>
      <Text>You asked us to delete it. You can still change your mind until then.</Text>
      {keepAccount.error && (
        <Text role="alert" $tone="danger">
          {keepAccount.error.message}
        </Text>
      )}
      <Button loading={keepAccount.isPending} onClick={cancelDeletion}>
        Keep my account
      </Button>
    </Notice>
  );
}

/** Everything of theirs to take along, and the way out. */
export function DeleteAccountScreen() {
  const query = useApi(deletions.getDeletion);
  const { data } = query;
  return (
    <>
      <AccountPageHeader title="Your data & account">Download your data or delete your account.</AccountPageHeader>
      <Stack $gap="s24">
        {data?.eraseAt && <ScheduledDeletion eraseAt={data.eraseAt} />}
        <ExportData />
        <Loaded
          query={query}
          title="We couldn’t load this page"
          note="Your account is unchanged."
          skeleton={<Skeleton $height="20rem" $round="card" />}
        />
        {data && <DeletionEffects {...data} />}
        {data?.status === 'none' && data.blockers.length > 0 && <DeletionBlocks blocks={data.blockers} />}
        {data?.status === 'none' && data.blockers.length === 0 && (
          <DeleteAccount coolingOffDays={data.coolingOffDays} />
        )}
      </Stack>
    </>
  );
}
