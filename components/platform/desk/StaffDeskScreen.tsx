import { useRouter } from 'next/router';
import { type ComponentType, useRef } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Toasts } from '@/components/ui/feedback/Toasts';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { hovering } from '@/styles/media';
import { DeskCommands } from './DeskCommands';
import { KEY_HELP } from './desk.labels';
import { firstParameter } from './deskQueries';
import { QueueItems } from './QueueItems';
import { QueueOverview } from './QueueOverview';
import { InsuranceQueue } from './queues/InsuranceQueue';
import { PartnersQueue } from './queues/PartnersQueue';
import { ReferralsQueue } from './queues/ReferralsQueue';
import { ToursQueue } from './queues/ToursQueue';
import { SavedViews } from './SavedViews';
import { ShortcutHelp } from './ShortcutHelp';

/** A phone has no keys to press. */
const KeyHelp = styled.span`
  display: none;

  ${hovering} {
    display: inline;
  }
`;

/** Queues with their own screen on the desk. */
const tools: Record<string, ComponentType> = {
  insurance_proofs: InsuranceQueue,
  tours: ToursQueue,
  referrals: ReferralsQueue,
  partners: PartnersQueue,
};

/** Where our team works: every queue, or one of them with its items. */
export function StaffDeskScreen() {
  useLiveUpdates(['applications', 'leases', 'appointments', 'threads', 'payments', 'workOrders']);
  const { query } = useRouter();
  const queueId = firstParameter(query.queue);
  const request = useApi(desk.listQueues);
  const { data: queues, dataUpdatedAt } = request;
  const queue = queues?.find(({ id }) => id === queueId);
  /** The person who opened a queue from the overview goes on in its list. */
  const openedRef = useRef(false);
  const Tool = queue && tools[queue.id];
  const actions = (
    <>
      <Link href={routes.accounts.deskReports()}>Reports</Link>
      <DeskCommands />
    </>
  );
  const open = () => {
    openedRef.current = true;
  };
  return (
    <>
      {queue ? (
        <AccountPageHeader title={queue.title} actions={actions}>
          <Link href={routes.accounts.desk()} shallow>
            All queues
          </Link>{' '}
          · Waiting on: {queue.waitsFor}
        </AccountPageHeader>
      ) : (
        <AccountPageHeader title="Desk" actions={actions}>
          <KeyHelp>{KEY_HELP}</KeyHelp>
        </AccountPageHeader>
      )}
      <Toasts />
      <ShortcutHelp />
      <Stack $gap="s16">
        <Loaded
          query={request}
          title="We couldn’t load the desk"
          skeleton={<Skeleton $height="16rem" $round="card" />}
        />
        {queues && !queue && <SavedViews />}
        {queues && !queue && <QueueOverview queues={queues} now={dataUpdatedAt} onOpen={open} />}
        {queue && (Tool ? <Tool /> : <QueueItems key={queue.id} queue={queue} focusFirst={openedRef.current} />)}
      </Stack>
    </>
  );
}
