import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { FinalAccountSection } from '@/components/money/finalAccounts/FinalAccountSection';
import { LeasePayersSection } from '@/components/money/leasePayers/LeasePayersSection';
import { LeaseRequests } from '@/components/money/ledger/staff/RequestList';
import { TimelinePanel } from '@/components/platform/correspondence/TimelinePanel';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { LeaseHistory } from './LeaseHistory';
import { PlanDecision } from './PlanDecision';
import { StaffActions } from './StaffActions';

function Balance({ account }: { readonly account: LeaseAccount }) {
  const lines = [
    ['Due now', account.owedCents],
    ['On its way', account.pendingCents],
    ['Credit', account.creditCents],
    ['Open in all', account.openCents],
    ...(account.writtenOffCents > 0 ? [['Written off, still owed', account.writtenOffCents] as const] : []),
  ] as const;
  return (
    <Card as="section" aria-labelledby="balance">
      <Stack $gap="s8">
        <Heading id="balance" $size="small">
          Balance
        </Heading>
        {lines.map(([label, amount]) => (
          <Row key={label} $justify="space-between">
            <span>{label}</span>
            <Money amount={amount} cents="always" />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

/** The account of a lease, as our team works with it. */
export function LeaseMoneyScreen({ leaseId }: { readonly leaseId: string }) {
  useLiveUpdates(['payments']);
  const query = useApi(charges.listCharges, { params: { leaseId } });
  const { data } = query;
  return (
    <>
      <AccountPageHeader
        title={data ? `Rent account: ${data.address}` : 'Rent account'}
        actions={
          data ? (
            <Link href={routes.accounts.deskHome({ homeId: data.homeId })}>Home</Link>
          ) : (
            <Link href={routes.accounts.desk()}>Desk</Link>
          )
        }
      >
        What was charged and paid, and what needs our action.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load this account"
        showsMessage
        skeleton={<Skeleton $height="24rem" $round="card" />}
      />
      {data && (
        <Stack $gap="s24">
          <Balance account={data} />
          <FinalAccountSection leaseId={leaseId} />
          <LeaseRequests leaseId={leaseId} />
          <PlanDecision leaseId={leaseId} />
          <StaffActions account={data} />
          <LeasePayersSection leaseId={leaseId} today={data.today} />
          <TimelinePanel subject={{ leaseId }} />
          <LeaseHistory account={data} />
        </Stack>
      )}
    </>
  );
}
