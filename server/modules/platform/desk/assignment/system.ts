// Who can take items, how many each has, and the rule by which a queue gives its new items to them.
import type { AuditEvent } from '@/contract/auditEvents';
import type { Assignee, AssignmentRule, NewAssignmentRule } from '@/contract/platform/desk/endpoints';
import { asSystemWithin, type Db } from '@/server/db/client';
import { deskQueues } from '@/server/desk/queues';
import type { DeskQueue } from '@/server/desk/types';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { chooseAssignee } from './choice';
import * as repo from './repo';

/** Items that one run of the job assigns at most in one queue. */
const MAX_ASSIGNED = 100;

/** People who work on a queue: those who are there first, then those with the fewest open items in all queues. */
export async function readAssignees(db: Db, { duties }: Pick<DeskQueue, 'duties'>, now: Date): Promise<Assignee[]> {
  const members = await repo.listMembers(db, duties, now);
  const open = await asSystemWithin(db, (system) => repo.countOpenItems(system, deskQueues, now));
  return members
    .map((member) => ({ ...member, openItems: open.get(member.id) ?? 0 }))
    .toSorted(
      (one, other) =>
        Number(one.isAway) - Number(other.isAway) ||
        one.openItems - other.openItems ||
        one.name.localeCompare(other.name),
    );
}

export const presentRule = (rule: repo.RuleRow | undefined): AssignmentRule | null =>
  rule
    ? {
        duties: rule.duties,
        inRegion: rule.inRegion,
        maxOpen: rule.maxOpen,
        updatedAt: rule.updatedAt.toISOString(),
      }
    : null;

/** Saves the rule of a queue, or takes it away where it is null. */
export async function saveRule(
  db: Db,
  queue: Pick<DeskQueue, 'id' | 'duties'>,
  { rule, by }: { rule: NewAssignmentRule | null; by: string },
  now: Date,
): Promise<void> {
  if (!rule) return void (await repo.removeRule(db, queue.id));
  if (rule.duties.some((duty) => !queue.duties.includes(duty)))
    throw new ApiError('invalid', undefined, { fields: { duties: 'Choose duties that work on this queue' } });
  await repo.saveRule(db, { ...rule, queue: queue.id, updatedBy: by, updatedAt: now });
}

/** Gives the new items of a queue to people, as its rule says; answers how many. As the system. */
export async function assignByRule(db: Db, rule: repo.RuleRow, now: Date): Promise<number> {
  const queue = deskQueues.find(({ id }) => id === rule.queue);
  if (!queue) return 0;
  const candidates = await readAssignees(db, rule, now);
  let assigned = 0;
  for (const { id: itemId, regionId } of await repo.listNewItems(db, queue, MAX_ASSIGNED, now)) {
    const chosen = chooseAssignee(candidates, rule, regionId);
    if (!chosen || !(await repo.assignNew(db, { queue: queue.id, itemId, now }, chosen.id))) continue;
    chosen.openItems += 1;
    assigned += 1;
    const event: AuditEvent = 'desk.item_assigned';
    await audit(db, { event, subject: `${queue.id}:${itemId}`, detail: { assigneeId: chosen.id, byRule: true } });
  }
  return assigned;
}
