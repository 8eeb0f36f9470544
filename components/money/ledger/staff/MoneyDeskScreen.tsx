import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ApprovalLimitsSection } from '@/components/money/approvalLimits/ApprovalLimitsSection';
import { UnclaimedSection } from '@/components/money/unclaimedProperty/UnclaimedSection';
import { LinkList } from '@/components/platform/desk/LinkList';
import { QueueCards } from '@/components/platform/desk/QueueCards';
import { EmptyQueues } from '@/components/platform/desk/QueueOverview';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { AccountFinder } from './AccountFinder';
import { AdjustmentReport } from './AdjustmentReport';
import { BookExportForm } from './BookExportForm';
import { ManualEntryForm } from './ManualEntryForm';
import { RequestList } from './RequestList';
import { UnpaidRefunds } from './UnpaidRefunds';

/** What waits in each queue about money: differences, returns, disputes, refunds, plans, and payouts. */
function MoneyQueues() {
  useLiveUpdates(['payments']);
  const query = useApi(desk.listQueues);
  const { data, dataUpdatedAt } = query;
  const queues = data?.filter(({ group }) => group === 'Money') ?? [];
  const waiting = queues.filter(({ count }) => count > 0);
  return (
    <Stack as="section" $gap="s12" aria-labelledby="money-queues">
      <Heading id="money-queues" $size="small">
        Queues
      </Heading>
      <Loaded query={query} title="We couldn’t load the queues" skeleton={<Skeleton $height="12rem" $round="card" />} />
      {data && waiting.length === 0 && <Text $tone="soft">All caught up. Nothing is waiting.</Text>}
      {waiting.length > 0 && <QueueCards queues={waiting} now={dataUpdatedAt} />}
      <EmptyQueues queues={queues} now={dataUpdatedAt} />
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
        <UnclaimedSection />
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
        <Disclosure summary="Export the books">
          <BookExportForm />
        </Disclosure>
        <AdjustmentReport />
        <ApprovalLimitsSection />
      </Stack>
    </>
  );
}
