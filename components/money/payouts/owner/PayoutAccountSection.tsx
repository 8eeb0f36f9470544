import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { payoutAccountStatusLabels } from '@/contract/money/payoutAccounts/constants';
import { type PayoutAccount, payoutAccounts } from '@/contract/money/payoutAccounts/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { formatDateTime } from '@/lib/format/dates';
import { AddPayoutAccount } from './AddPayoutAccount';

interface AccountRowProps {
  readonly account: PayoutAccount;
  readonly homeName: string;
}

function AccountRow({ account, homeName }: AccountRowProps) {
  const cancel = useApiMutation(payoutAccounts.cancelPayoutAccount, { touches: [payoutAccounts, payouts] });
  const { id, bankName, lastFour, status, usableFrom } = account;
  return (
    <Stack $gap="s8">
      <Row $justify="space-between">
        <Text>
          {bankName} ending in {lastFour}
          {homeName && ` · for ${homeName}`}
        </Text>
        <Badge tone={status === 'active' ? 'success' : status === 'blocked' ? 'danger' : 'warning'}>
          {payoutAccountStatusLabels[status]}
        </Badge>
      </Row>
      {status === 'waiting' && (
        <Row $justify="space-between">
          <Text $size="small" $tone="soft">
            Payouts go here from <ReaderTime at={usableFrom} format={formatDateTime} />. Didn’t add it? Cancel it now
            and change your password.
          </Text>
          <Button
            tone="secondary"
            size="small"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ params: { payoutAccountId: id }, body: {} })}
          >
            Cancel this account
          </Button>
        </Row>
      )}
      {status === 'blocked' && (
        <Notice tone="danger">Your bank sent a payout back. Add another account so we can pay you.</Notice>
      )}
      {cancel.error && <Notice tone="danger">{cancel.error.message}</Notice>}
    </Stack>
  );
}

interface PayoutAccountSectionProps {
  readonly homes: readonly { homeId: string; address: string }[];
  /** It stands within what is called “Payout account” already. */
  readonly isPart?: boolean;
}

/** Where payouts go, and how to change that. */
export function PayoutAccountSection({ homes, isPart = false }: PayoutAccountSectionProps) {
  const query = useApi(payoutAccounts.listPayoutAccounts);
  const { data } = query;
  const [isAdding, setIsAdding] = useState(false);
  const region = useFocusRestore<HTMLDivElement>();
  const shown = data?.items.filter(({ status }) => ['waiting', 'active', 'blocked'].includes(status)) ?? [];
  const nameOf = (homeId: string | null) => homes.find((home) => home.homeId === homeId)?.address ?? '';
  return (
    <Card ref={region} tabIndex={-1} as="section" id="payout-account" aria-labelledby="payout-account-title">
      <Stack>
        <Heading as={isPart ? 'h4' : 'h2'} $size={isPart ? 'small' : 'part'} id="payout-account-title">
          {isPart ? 'Your bank account' : 'Payout account'}
        </Heading>
        <Loaded
          query={query}
          title="We couldn’t load your accounts"
          skeleton={<Skeleton $height="4rem" $round="card" />}
        />
        {data && shown.length === 0 && <Text $tone="soft">Add the bank account your payouts go to.</Text>}
        {shown.map((account) => (
          <AccountRow key={account.id} account={account} homeName={nameOf(account.homeId)} />
        ))}
        {isAdding ? (
          <AddPayoutAccount homes={homes} onDone={() => setIsAdding(false)} />
        ) : (
          <div>
            <Button tone={shown.length === 0 ? 'primary' : 'secondary'} onClick={() => setIsAdding(true)}>
              {shown.length === 0 ? 'Add a bank account' : 'Change bank account'}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
