import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { users } from '@/contract/account/users/endpoints';
import { desk, type Queue, TASK_QUEUE } from '@/contract/platform/desk/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { plainList } from '@/styles/mixins';
import { color } from '@/styles/tokens';
import { ActionError } from './ActionError';
import { BulkAssign } from './BulkAssign';
import { filterOf, firstParameter, queueHref } from './deskQueries';
import { QueueFilters } from './QueueFilters';
import { QueueItemRow } from './QueueItemRow';
import { useListKeys } from './useListKeys';

const AssignmentRulePanel = clientOnly(
  dynamic(() => import('./AssignmentRulePanel').then((file) => file.AssignmentRulePanel), {
    ssr: false,
  }),
);
const TaskForm = clientOnly(dynamic(() => import('./TaskForm').then((file) => file.TaskForm), { ssr: false }));

const List = styled.ol`
  ${plainList}
  border-block-start: 1px solid ${color.line};
`;

interface QueueItemsProps {
  readonly queue: Queue;
  readonly focusFirst: boolean;
}

/** One page of a queue, the oldest item first. */
export function QueueItems({ queue, focusFirst }: QueueItemsProps) {
  const { query } = useRouter();
  const after = firstParameter(query.after);
  const filter = filterOf(query);
  const params = { queueId: queue.id };
  const request = useApi(desk.getQueue, {
    params,
    query: { ...(after && { after }), ...filter },
  });
  const { data, dataUpdatedAt } = request;
  const list = useRef<HTMLOListElement>(null);
  const me = useApi(users.getUser).data?.userId;
  const isAdmin = useApi(users.getClaims).data?.duties?.includes('admin') ?? false;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const assign = useApiMutation(desk.assignItem, { touches: [desk] });
  const toggle = (itemId: string) =>
    setSelected(
      (before) => new Set(before.has(itemId) ? [...before].filter((id) => id !== itemId) : [...before, itemId]),
    );
  const take = (queueItemId: string) => {
    if (me) assign.mutate({ params: { ...params, queueItemId }, body: { assigneeId: me } });
  };
  useListKeys(list, { onSelect: toggle, onTake: take });
  const hasData = data !== undefined;
  useEffect(() => {
    if (focusFirst && hasData) list.current?.querySelector<HTMLAnchorElement>('a[data-item]')?.focus();
  }, [focusFirst, hasData]);
  if (!data)
    return (
      <Loaded
        query={request}
        title="We couldn’t load this queue"
        skeleton={<Skeleton $height="12rem" $round="card" />}
      />
    );
  const chosen = data.items.filter(({ id }) => selected.has(id));
  const extras = (
    <>
      {queue.id === TASK_QUEUE && <TaskForm assignees={data.assignees.filter(({ id }) => id !== me)} />}
      <AssignmentRulePanel queue={queue} rule={data.rule} canChange={isAdmin} />
    </>
  );
  if (data.items.length === 0)
    return (
      <>
        <QueueFilters queueId={queue.id} filter={filter} />
        <Card $tone="wash">
          <EmptyState picture={<MailboxIllustration />} title="All caught up">
            {filter.assignee || filter.overdue || filter.snoozed
              ? 'Nothing matches this view.'
              : 'This queue is empty.'}
          </EmptyState>
        </Card>
        {extras}
      </>
    );
  return (
    <>
      <QueueFilters queueId={queue.id} filter={filter} />
      {chosen.length > 0 && (
        <BulkAssign queue={queue} items={chosen} assignees={data.assignees} onDone={() => setSelected(new Set())} />
      )}
      <ActionError error={assign.error} />
      <List ref={list}>
        {data.items.map((item) => (
          <QueueItemRow
            key={item.id}
            queue={queue}
            item={item}
            team={data}
            now={dataUpdatedAt}
            selected={selected.has(item.id)}
            onSelect={() => toggle(item.id)}
          />
        ))}
      </List>
      <Row>
        {after && (
          <ButtonLink href={queueHref(queue.id, filter)} tone="secondary" size="small">
            First page
          </ButtonLink>
        )}
        {data.next && (
          <ButtonLink href={queueHref(queue.id, filter, data.next)} tone="secondary" size="small">
            Next page
          </ButtonLink>
        )}
      </Row>
      {extras}
    </>
  );
}
