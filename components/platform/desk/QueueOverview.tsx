import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { queueGroups } from '@/contract/platform/desk/endpoints';
import { pluralize } from '@/lib/format/text';
import { QueueCards, type QueueCardsProps } from './QueueCards';

/** Queues in which nothing waits, folded away. */
export function EmptyQueues({ queues, now, onOpen }: QueueCardsProps) {
  const empty = queues.filter(({ count }) => count === 0);
  if (empty.length === 0) return null;
  return (
    <Disclosure summary={pluralize(empty.length, 'empty queue')}>
      <QueueCards queues={empty} now={now} onOpen={onOpen} />
    </Disclosure>
  );
}

/** Queues in which something waits, by group; the others fold away. Those of homes are the board of homes. */
export function QueueOverview({ queues, now, onOpen }: QueueCardsProps) {
  const waiting = queues.filter(({ count }) => count > 0);
  return (
    <Stack $gap="s24">
      {waiting.length === 0 && <Text>All caught up. Nothing waits for your duties.</Text>}
      {queueGroups.map((group) => {
        const own = waiting.filter((queue) => queue.group === group);
        if (own.length === 0) return null;
        return (
          <Stack as="section" key={group} $gap="s8" aria-label={group}>
            <Heading $size="label">{group}</Heading>
            <QueueCards queues={own} now={now} onOpen={onOpen} />
          </Stack>
        );
      })}
      <EmptyQueues queues={queues} now={now} onOpen={onOpen} />
    </Stack>
  );
}
