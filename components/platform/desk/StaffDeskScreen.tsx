import { useRouter } from 'next/router';
import { type ComponentType, useRef } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Toasts } from '@/components/ui/feedback/Toasts';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { hovering } from '@/styles/media';
import { DeskSearch } from './DeskSearch';
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

/** Queues whose work is done in place. */
const tools: Record<string, ComponentType> = {
  insurance_proofs: InsuranceQueue,
  tours: ToursQueue,
  referrals: ReferralsQueue,
  partners: PartnersQueue,
};

/** Where our team works: every queue, and search over people, homes, and documents. */
export function StaffDeskScreen() {
  useLiveUpdates(['applications', 'leases', 'appointments', 'threads', 'payments', 'workOrders']);
  const { query } = useRouter();
  const queueId = firstParameter(query.queue);
  const { data: queues, dataUpdatedAt, isError, refetch, isFetching } = useApi(desk.listQueues);
  const queue = queues?.find(({ id }) => id === queueId);
  /** The person who opened a queue from the overview goes on in its list. */
  const openedRef = useRef(false);
  const Tool = queue && tools[queue.id];
  return (
    <>
      <AccountPageHeader title="Desk">
        <KeyHelp>{KEY_HELP}</KeyHelp>
      </AccountPageHeader>
      <Toasts />
      <Stack $gap="s32">
        <DeskSearch />
        <ShortcutHelp />
        {isError && !queues && (
          <ErrorState title="We couldn’t load the desk" onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!queues && !isError && <Skeleton $height="16rem" $round="card" />}
        {queues && !queue && <SavedViews />}
        {queues && !queue && (
          <QueueOverview
            queues={queues}
            now={dataUpdatedAt}
            onOpen={() => {
              openedRef.current = true;
            }}
          />
        )}
        {queue && (
          <Stack as="section" aria-labelledby="queue">
            <Link href={routes.accounts.desk()} shallow>
              All queues
            </Link>
            <div>
              <Heading id="queue" $size="part">
                {queue.title}
              </Heading>
              <Text $tone="soft">Waiting on: {queue.waitsFor}</Text>
            </div>
            {Tool ? <Tool /> : <QueueItems key={queue.id} queue={queue} focusFirst={openedRef.current} />}
          </Stack>
        )}
      </Stack>
    </>
  );
}
