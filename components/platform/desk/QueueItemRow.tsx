import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Select } from '@/components/ui/forms/Select';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Link } from '@/components/ui/navigation/Link';
import { DeskTime } from '@/components/ui/text/DeskTime';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { desk, type Queue, type QueueItem, type QueuePage } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { weight } from '@/styles/tokens';
import { ActionError } from './ActionError';
import { isOverdue, waitLabel } from './desk.labels';

const Details = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;

  a {
    font-weight: ${weight.semibold};
  }
`;

const Assignee = styled.label`
  flex: 0 1 13rem;
  min-width: 10rem;
`;

interface QueueItemRowProps {
  readonly queue: Queue;
  readonly item: QueueItem;
  readonly assignees: QueuePage['assignees'];
  readonly now: number;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
}

/** What waits, since when, and who has it. */
export function QueueItemRow({ queue, item, assignees, now, selected, onSelect }: QueueItemRowProps) {
  const { id, title, detail, since, dueAt, href, deadlines, assignee, timeZone } = item;
  const shown = deadlines.length > 0 ? deadlines : dueAt ? [{ label: 'Due', at: dueAt }] : [];
  const assign = useApiMutation(desk.assignItem, { touches: [desk] });
  const resolve = useApiMutation(desk.resolveItem, { touches: [desk] });
  const params = { queueId: queue.id, queueItemId: id };
  return (
    <Card as="li" $pad="s16">
      <Row $justify="space-between">
        <Checkbox checked={selected} onChange={({ target }) => onSelect(target.checked)}>
          <VisuallyHidden>Select {title}</VisuallyHidden>
        </Checkbox>
        <Details>
          <Link href={href} data-item={id}>
            {title}
          </Link>
          <Text $tone="soft" $size="small">
            {detail}
          </Text>
          <Row $gap="s8">
            <Text as="span" $tone="soft" $size="small">
              Waiting {waitLabel(since, now)}
            </Text>
            {shown.map(({ label, at }) => (
              <Text as="span" key={label} $tone={isOverdue(at, now) ? 'danger' : 'soft'} $size="small">
                {label} <DeskTime at={at} timeZone={timeZone} />
              </Text>
            ))}
            {isOverdue(dueAt, now) && <Badge tone="danger">Overdue</Badge>}
          </Row>
        </Details>
        <Row>
          <Assignee>
            <Text as="span" $size="small" $tone="soft">
              Assigned to
            </Text>
            <Select
              value={assign.isPending ? (assign.variables.body.assigneeId ?? '') : (assignee?.id ?? '')}
              onChange={({ currentTarget: { value } }) =>
                assign.mutate({ params, body: { assigneeId: value || null } })
              }
            >
              <option value="">Unassigned</option>
              {assignees.map(({ id: who, name }) => (
                <option key={who} value={who}>
                  {name}
                </option>
              ))}
            </Select>
          </Assignee>
          {queue.canResolve && (
            <Button
              size="small"
              tone="secondary"
              loading={resolve.isPending}
              onClick={() => resolve.mutate({ params })}
              aria-label={`Mark done: ${title}`}
            >
              Mark done
            </Button>
          )}
        </Row>
      </Row>
      <ActionError error={assign.error ?? resolve.error} />
    </Card>
  );
}
