import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ApprovalLimitsSection } from '@/components/money/approvalLimits/ApprovalLimitsSection';
import { LinkList } from '@/components/platform/desk/LinkList';
import { QueueCards } from '@/components/platform/desk/QueueCards';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { AccountFinder } from './AccountFinder';
import { AdjustmentReport } from './AdjustmentReport';
import { ManualEntryForm } from './ManualEntryForm';
import { RequestList } from './RequestList';
import { UnpaidRefunds } from './UnpaidRefunds';

/** What waits in each queue about money: differences, returns, disputes, refunds, plans, and payouts. */
function MoneyQueues() {
  useLiveUpdates(['payments']);
  const { data, dataUpdatedAt, isError, refetch, isFetching } = useApi(desk.listQueues);
  if (!data)
    return isError ? (
      <ErrorState title="We couldn’t load the queues" onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton $height="12rem" $round="card" />
    );
  return (
    <Stack as="section" $gap="s12" aria-labelledby="money-queues">
      <Heading id="money-queues" $size="small">
        Queues
      </Heading>
      <QueueCards queues={data.filter(({ group }) => group === 'Money')} now={dataUpdatedAt} />
    </Stack>
  );
}

/** Where the people who handle money work. */
export function MoneyDeskScreen() {
  return (
    <>
      <AccountPageHeader title="Money desk" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        One person asks, another one approves. Small changes on a lease are done at once.
      </AccountPageHeader>
      <Stack $gap="s32">
        <RequestList />
        <UnpaidRefunds />
        <MoneyQueues />
        <LinkList
          title="Every day"
          links={[
            { key: 'reconciliation', href: routes.accounts.reconciliation(), label: 'Trust accounts' },
            { key: 'payouts', href: routes.accounts.payoutRuns(), label: 'Payout runs' },
            { key: 'year-end', href: routes.accounts.deskYearEnd(), label: 'Year end' },
          ]}
        />
        <Disclosure summary="Post an entry by hand">
          <ManualEntryForm />
        </Disclosure>
        <AccountFinder />
        <AdjustmentReport />
        <ApprovalLimitsSection />
      </Stack>
    </>
  );
}
