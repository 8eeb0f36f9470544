import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { type Queue, queueGroups } from '@/contract/platform/desk/endpoints';
import { QueueCards } from './QueueCards';

interface QueueOverviewProps {
  readonly queues: readonly Queue[];
  readonly now: number;
  readonly onOpen: () => void;
}

/** Every queue by group. Those of homes are the board of homes. */
export function QueueOverview({ queues, now, onOpen }: QueueOverviewProps) {
  return (
    <Stack $gap="s32">
      {queueGroups.map((group) => {
        const own = queues.filter((queue) => queue.group === group);
        if (own.length === 0) return null;
        return (
          <Stack as="section" key={group} $gap="s12" aria-label={group}>
            <Heading $size="small">{group}</Heading>
            <QueueCards queues={own} now={now} onOpen={onOpen} />
          </Stack>
        );
      })}
    </Stack>
  );
}
