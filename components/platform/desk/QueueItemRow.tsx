import dynamic from 'next/dynamic';
import NextLink from 'next/link';
import { useState } from 'react';
import styled from 'styled-components';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Button } from '@/components/ui/actions/Button';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { desk, type Queue, type QueueItem, type QueuePage } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate, formatMoment } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';
import { below, up } from '@/styles/media';
import { color, size, space, weight } from '@/styles/tokens';
import { ActionError } from './ActionError';
import { assigneeLabel, groupAssignees } from './assignees';
import { URGENCY_LABELS, urgencyOf, waitLabel } from './desk.labels';

const PlanDialog = clientOnly(dynamic(() => import('./PlanDialog').then((file) => file.PlanDialog), { ssr: false }));

const Line = styled.li`
  border-block-end: 1px solid ${color.line};
  font-size: ${size.t14};

  &:focus-within {
    background: ${color.sunken};
  }
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto 8rem auto auto;
  align-items: center;
  gap: ${space.s4} ${space.s12};
  min-height: 2.125rem;
  padding: 2px ${space.s8};

  /* A deadline fits one line where the screen has the room. */
  ${up('xl')} {
    grid-template-columns: auto minmax(0, 1fr) clamp(18rem, 60vw - 32rem, 22rem) 8.5rem 9rem auto auto;
  }

  ${below('lg')} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > :not(:first-child) {
      grid-column: 2 / -1;
    }
  }
`;

/** What it is and what it is about, in one line; on a phone both may wrap. */
const Subject = styled.div`
  min-width: 0;

  ${below('lg')} {
    overflow-wrap: anywhere;
  }

  ${up('lg')} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }

  span {
    margin-inline-start: ${space.s8};
    color: ${color.inkSoft};
  }
`;

const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  color: ${color.inkSoft};

  [data-urgency="overdue"] {
    color: ${color.danger};
    font-weight: ${weight.semibold};
  }

  [data-urgency="today"] {
    color: ${color.warning};
    font-weight: ${weight.semibold};
  }
`;

const Plan = styled.p`
  padding: 0 ${space.s8} ${space.s4} 2.25rem;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

const Waits = styled.span`
  color: ${color.inkSoft};
  white-space: nowrap;
`;

const Assignee = styled.select`
  width: 100%;
  min-height: 1.625rem;
  padding-inline: ${space.s4};
  border: 1px solid transparent;
  border-radius: 6px;
  background: transparent;
  color: ${color.ink};
  font-size: ${size.t14};
  text-overflow: ellipsis;

  &:hover,
  &:focus-visible {
    border-color: ${color.edge};
  }

  option {
    background: ${color.surface};
  }
`;

interface QueueItemRowProps {
  readonly queue: Queue;
  readonly item: QueueItem;
  readonly team: Pick<QueuePage, 'assignees' | 'regions'>;
  readonly now: number;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
}

/** What waits, since when, until when, and who has it, in one line. */
export function QueueItemRow({ queue, item, team, now, selected, onSelect }: QueueItemRowProps) {
  const { id, title, detail, since, dueAt, href, deadlines, assignee, timeZone } = item;
  const { dueOn, snoozedUntil, waitingFor } = item;
  const plan = [
    dueOn && `Done by ${formatDate(dueOn)}`,
    snoozedUntil && `Snoozed until ${formatDate(snoozedUntil)}`,
    waitingFor && `Waiting for: ${waitingFor}`,
  ].filter(Boolean);
  const [isPlanning, setIsPlanning] = useState(false);
  const [next, ...later] = deadlines.length > 0 ? deadlines : dueAt ? [{ label: 'Due', at: dueAt }] : [];
  const urgency = next && urgencyOf(next.at, now);
  const assign = useApiMutation(desk.assignItem, { touches: [desk] });
  const resolve = useApiMutation(desk.resolveItem, { touches: [desk] });
  const params = { queueId: queue.id, queueItemId: id };
  return (
    <Line>
      <Cells>
        <Checkbox checked={selected} onChange={({ target }) => onSelect(target.checked)}>
          <VisuallyHidden>Select {title}</VisuallyHidden>
        </Checkbox>
        <Subject title={detail || undefined}>
          <NextLink href={href} data-item={id}>
            {title}
          </NextLink>
          {detail && <span>{detail}</span>}
        </Subject>
        <Dates>
          {next && (
            <span data-urgency={urgency}>
              {urgency && `${URGENCY_LABELS[urgency]}: `}
              {next.label} <DeskTime at={next.at} timeZone={timeZone} />
            </span>
          )}
          {later.length > 0 && (
            <span
              title={later.map(({ label, at }) => `${label} ${formatMoment(at, timeZone ?? undefined)}`).join('\n')}
            >
              +{later.length}
              <VisuallyHidden> {pluralize(later.length, 'later deadline')}</VisuallyHidden>
            </span>
          )}
        </Dates>
        <Waits>Waiting {waitLabel(since, now)}</Waits>
        <Assignee
          aria-label="Assigned to"
          value={assign.isPending ? (assign.variables.body.assigneeId ?? '') : (assignee?.id ?? '')}
          onChange={({ currentTarget: { value } }) => assign.mutate({ params, body: { assigneeId: value || null } })}
        >
          <option value="">Unassigned</option>
          {groupAssignees(team, item.regionId).map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.assignees.map((each) => (
                <option key={each.id} value={each.id}>
                  {assigneeLabel(each)}
                </option>
              ))}
            </optgroup>
          ))}
        </Assignee>
        <Button size="small" tone="ghost" onClick={() => setIsPlanning(true)} aria-label={`Plan or snooze: ${title}`}>
          Plan
        </Button>
        {queue.canResolve && (
          <Button
            size="small"
            tone="ghost"
            loading={resolve.isPending}
            onClick={() => resolve.mutate({ params })}
            aria-label={`Mark done: ${title}`}
          >
            Mark done
          </Button>
        )}
      </Cells>
      {plan.length > 0 && <Plan>{plan.join(' · ')}</Plan>}
      {isPlanning && (
        <PlanDialog
          queueId={queue.id}
          items={[item]}
          onClose={() => setIsPlanning(false)}
          onDone={() => setIsPlanning(false)}
        />
      )}
      <ActionError error={assign.error ?? resolve.error} />
    </Line>
  );
}
