import dynamic from 'next/dynamic';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import { finalAccounts } from '@/contract/money/finalAccounts/endpoints';
import { useApi } from '@/hooks/useApi';
import { FinalAccountFigures } from './FinalAccountFigures';

const DebtPart = dynamic(() => import('@/components/money/collections/DebtPart').then((file) => file.DebtPart));

/** The end of a tenancy in money, as its former residents see it; nothing while they live there. */
export function FinalAccountCard({ leaseId }: { readonly leaseId: string }) {
  const query = useApi(finalAccounts.getFinalAccount, { params: { leaseId } });
  const { data } = query;
  if (!data)
    return (
      <Loaded
        query={query}
        title="We couldn’t load your final account"
        level="h3"
        skeleton={<Skeleton $height="12rem" $round="card" />}
      />
    );
  const { account } = data;
  if (!account) return null;
  const { writtenOffCents } = account;
  return (
    <Card as="section" aria-labelledby={`final-account-${leaseId}`}>
      <Stack $gap="s16">
        <Heading as="h3" id={`final-account-${leaseId}`} $size="small">
          Final account
        </Heading>
        <FinalAccountFigures account={account} />
        {writtenOffCents > 0 && (
          <Text>
            {formatExactMoney(writtenOffCents)} is written off in our books: we no longer count on it. You still owe it,
            and you can pay it here.
          </Text>
        )}
        {account.owedCents > 0 && <DebtPart leaseId={leaseId} />}
        <Text $size="small" $tone="soft">
          Something wrong? Message us before you pay.
        </Text>
      </Stack>
    </Card>
  );
}
