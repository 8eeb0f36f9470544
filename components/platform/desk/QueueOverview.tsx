import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Queue, queueGroups } from '@/contract/platform/desk/endpoints';
import { pluralize } from '@/lib/format/text';
import { QueueCards } from './QueueCards';

interface QueueOverviewProps {
  readonly queues: readonly Queue[];
  readonly now: number;
  readonly onOpen: () => void;
}

/** Queues in which something waits, by group; the others fold away. Those of homes are the board of homes. */
export function QueueOverview({ queues, now, onOpen }: QueueOverviewProps) {
  const waiting = queues.filter(({ count }) => count > 0);
  const empty = queues.filter(({ count }) => count === 0);
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
      {empty.length > 0 && (
        <Disclosure summary={pluralize(empty.length, 'empty queue')}>
          <QueueCards queues={empty} now={now} onOpen={onOpen} />
        </Disclosure>
      )}
    </Stack>
  );
}
