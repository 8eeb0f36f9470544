import { Loaded } from '@/components/ui/feedback/Loaded';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { formatExactMoney } from '@/contract/amounts/cents';
import { listFormat } from '@/contract/format/intl';
import { finalAccounts } from '@/contract/money/finalAccounts/endpoints';
import { useApi } from '@/hooks/useApi';
import { StaffFinalAccount } from './FinalAccountSection';

/** The final accounts of the newest ended leases of a home, for our team; nothing where no lease has ended. */
export function FinalAccountsPanel({ homeId }: { readonly homeId: string }) {
  const query = useApi(finalAccounts.listFinalAccounts, { params: { homeId } });
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load the final accounts" level="h2" />;
  if (data.items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="final-accounts">
      <Stack $gap="s16">
        <Heading id="final-accounts" $size="small">
          Final accounts
        </Heading>
        {data.items.map((account) => (
          <Disclosure
            key={account.leaseId}
            summary={`${listFormat().format(account.residents)}: ${
              account.owedCents > 0 ? `${formatExactMoney(account.owedCents)} owed` : 'nothing owed'
            }`}
          >
            <StaffFinalAccount account={account} />
          </Disclosure>
        ))}
      </Stack>
    </Card>
  );
}
