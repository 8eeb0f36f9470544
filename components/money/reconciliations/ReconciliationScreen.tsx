import dynamic from 'next/dynamic';
import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { saveText } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { beneficiaryLabels, trustAccountLabels } from '@/contract/money/reconciliations/constants';
import { type Reconciliation, reconciliations } from '@/contract/money/reconciliations/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { ExceptionList } from './ExceptionList';
import { StatementRemoval } from './StatementRemoval';
import { StatementUpload } from './StatementUpload';

const BankOrdersSection = dynamic(() =>
  import('@/components/money/bankOrders/BankOrdersSection').then((file) => file.BankOrdersSection),
);

const MonthClosingsSection = dynamic(() =>
  import('@/components/money/monthClosings/MonthClosingsSection').then((file) => file.MonthClosingsSection),
);

function Line({
  label,
  amount,
  strong = false,
}: {
  readonly label: string;
  readonly amount: number;
  readonly strong?: boolean;
}) {
  return (
    <Row $justify="space-between" $wrap={false} $align="baseline">
      {strong ? <strong>{label}</strong> : <span>{label}</span>}
      <Money amount={amount} cents="always" />
    </Row>
  );
}

/** One bank account: what the bank says, what is on its way, and what the books say. */
function AccountCard({ account }: { readonly account: Reconciliation['accounts'][number] }) {
  return (
    <Card>
      <Stack $gap="s8">
        <Heading as="h2" $size="small">
          {trustAccountLabels[account.account]}
        </Heading>
        <Text $size="small" $tone="soft">
          {account.statementOn ? `Statement of ${formatDate(account.statementOn)}` : 'No statement yet'}
        </Text>
        <Line label="Bank balance" amount={account.bank} />
        <Line label="Booked, not on a statement yet" amount={account.inTransit} />
        <Line label="Book balance" amount={account.book} />
        <Line label="Difference" amount={account.difference} strong />
      </Stack>
    </Card>
  );
}

/** Owners of the money. */
function BeneficiariesCard({ data }: { readonly data: Reconciliation }) {
  const file = useApiMutation(reconciliations.exportBeneficiaries);
  return (
    <Card>
      <Stack $gap="s8">
        <Heading as="h2" $size="small">
          Whose money it is
        </Heading>
        <Line label="Both bank accounts" amount={data.book - data.processor - data.ordered} />
        <Line label="On its way by bank order" amount={data.ordered} />
        <Line label="Collected, not paid out to our bank yet" amount={data.processor} />
        <Line label="Held in all" amount={data.book} strong />
        {data.beneficiaries.map(({ group, amount, count }) => (
          <Line key={group} label={`${beneficiaryLabels[group]} (${count})`} amount={amount} />
        ))}
        <Line label="Owed in all" amount={data.owed} strong />
        <Line label="Difference" amount={data.difference} strong />
        <Row>
          <Button
            tone="secondary"
            size="small"
            loading={file.isPending}
            onClick={() => file.mutate({ query: { day: data.day } }, { onSuccess: saveText })}
          >
            Download balances
          </Button>
        </Row>
        <div aria-live="polite">{file.error && <Notice tone="danger">{file.error.message}</Notice>}</div>
      </Stack>
    </Card>
  );
}

/** Bank, books, and beneficiaries at the end of a day. */
export function ReconciliationScreen() {
  const [day, setDay] = useState('');
  const query = useApi(reconciliations.getReconciliation, {
    query: day ? { day } : {},
  });
  const { data } = query;
  return (
    <>
      <AccountPageHeader title="Trust accounts" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        The bank, our books, and everyone whose money we hold. We check them each morning.
      </AccountPageHeader>
      <Stack $gap="s24">
        <TextField label="At the end of" type="date" value={day || (data?.day ?? '')} onChange={setDay} />
        <Loaded
          query={query}
          title="We couldn’t load the trust accounts"
          skeleton={<Skeleton $height="24rem" $round="card" />}
        />
        {data && (
          <>
            <div role="status">
              {data.agrees ? (
                <Notice tone="success">Everything agrees.</Notice>
              ) : (
                <Notice tone="warning">Some things don’t agree yet.</Notice>
              )}
            </div>
            {data.accounts.map((account) => (
              <AccountCard key={account.account} account={account} />
            ))}
            <BeneficiariesCard data={data} />
            <ExceptionList exceptions={data.exceptions} />
            <BankOrdersSection />
            <MonthClosingsSection />
            <StatementUpload isAutomatic={data.isAutomatic} />
            <StatementRemoval today={data.day} />
          </>
        )}
      </Stack>
    </>
  );
}
