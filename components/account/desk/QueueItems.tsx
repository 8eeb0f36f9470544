import { useRouter } from 'next/router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { desk, type Queue } from '@/contract/desk/endpoints';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routing/routes';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { firstParameter } from './deskQueries';
import { QueueItemRow } from './QueueItemRow';

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s8};
`;

/** Which way a key goes through the list. */
const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** From one item's link to the next; keys pressed in another control are its own. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLAnchorElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-item]')];
  const next = links[links.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface QueueItemsProps {
  readonly queue: Queue;
  readonly focusFirst: boolean;
}

/** One page of a queue, the oldest item first. */
export function QueueItems({ queue, focusFirst }: QueueItemsProps) {
  const after = firstParameter(useRouter().query.after);
  const params = { queueId: queue.id };
  const { data, dataUpdatedAt, isError, refetch, isFetching } = useApi(desk.getQueue, {
    params,
    query: { ...(after && { after }) },
  });
  const list = useRef<HTMLOListElement>(null);
  const hasData = data !== undefined;
  useEffect(() => {
    if (focusFirst && hasData) list.current?.querySelector<HTMLAnchorElement>('a[data-item]')?.focus();
  }, [focusFirst, hasData]);
  if (isError && !data)
    return <ErrorState title="We couldn’t load this queue" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton $height="12rem" $round="card" />;
  if (data.items.length === 0)
    return (
      <Card $tone="wash">
        <EmptyState picture={<MailboxIllustration />} title="All caught up">
          This queue is empty.
        </EmptyState>
      </Card>
    );
  const href = `${routes.accounts.desk()}?queue=${queue.id}`;
  return (
    <>
      <List ref={list} onKeyDown={moveFocus}>
        {data.items.map((item) => (
          <QueueItemRow key={item.id} queue={queue} item={item} assignees={data.assignees} now={dataUpdatedAt} />
        ))}
      </List>
      <Row>
        {after && (
          <ButtonLink href={href} tone="secondary" size="small">
            First page
          </ButtonLink>
        )}
        {data.next && (
          <ButtonLink href={`${href}&after=${data.next}`} tone="secondary" size="small">
            Next page
          </ButtonLink>
        )}
      </Row>
    </>
  );
}
