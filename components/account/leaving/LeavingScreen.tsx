import { AccountTop } from '@/components/account/AccountTop';
import { announce } from '@/components/ui/announcements';
import { Button } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/ErrorState';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { account } from '@/contract/account';
import { deletions } from '@/contract/deletions';
import { todos } from '@/contract/todos';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatMoment } from '@/lib/format/dates';
import { Blocks, Leave } from './Leave';
import { TakeAlong } from './TakeAlong';
import { WhatHappens } from './WhatHappens';

function Ending({ eraseAt }: { readonly eraseAt: string }) {
  const keep = useApiMutation(deletions.keepAccount, { touches: [deletions, todos, account] });
  const stay = () => keep.mutate({}, { onSuccess: () => announce('Your account stays as it is.') });
  return (
    <Notice tone="warning" title={`Your account will be erased on ${formatMoment(eraseAt)}`}>
      <Text>You asked us to. Until then one press keeps everything as it is.</Text>
      {keep.error && (
        <Text role="alert" $tone="danger">
          {keep.error.message}
        </Text>
      )}
      <Button loading={keep.isPending} onClick={stay}>
        Keep my account
      </Button>
    </Notice>
  );
}

/** Everything of theirs to take along, and the way out. */
export function LeavingScreen() {
  const { data, isPending, isError, refetch, isFetching } = useApi(deletions.getDeletion);
  return (
    <>
      <AccountTop title="Your data, and leaving us">What is yours goes with you, whether you stay or not.</AccountTop>
      <Stack $gap="s24">
        {data?.eraseAt && <Ending eraseAt={data.eraseAt} />}
        <TakeAlong />
        {isPending && <Skeleton $height="20rem" $round="card" />}
        {isError && !data && (
          <ErrorState title="We could not load this" onRetry={() => void refetch()} retrying={isFetching}>
            Nothing has changed.
          </ErrorState>
        )}
        {data && <WhatHappens {...data} />}
        {data?.status === 'none' && data.blocks.length > 0 && <Blocks blocks={data.blocks} />}
        {data?.status === 'none' && data.blocks.length === 0 && <Leave coolingOffDays={data.coolingOffDays} />}
      </Stack>
    </>
  );
}
