import { type RawBuilder, sql } from 'kysely';
import type { DeskQueue } from '@/server/desk/types';

interface CareQueue extends Pick<DeskQueue, 'id' | 'title' | 'waitsFor'> {
  where: (now: Date) => RawBuilder<unknown>;
  due: string;
}

const inStatus = (...statuses: string[]) =>
  sql`each.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
const OPEN = inStatus(
  ...['new', 'triaged', 'needs_info', 'awaiting_approval', 'approved', 'assigned', 'scheduled', 'en_route'],
  ...['in_progress', 'waiting', 'reopened'],
);

/** By the next clock. */
const queues: readonly CareQueue[] = [
  {
    id: 'care_late',
    title: 'Late repairs',
    waitsFor: 'A manager, because a deadline has passed',
    where: (now) => sql`${OPEN} and (each.law_due_at <= ${now} or each.repair_due_at <= ${now}
      or (each.responded_at is null and each.response_due_at <= ${now}))`,
    due: 'law_due_at',
  },
  {
    id: 'care_emergencies',
    title: 'Emergencies',
    waitsFor: 'A person who calls and sends help',
    where: () => sql`${OPEN} and each.tier = 'life_safety'`,
    due: 'response_due_at',
  },
  {
    id: 'care_new',
    title: 'New repairs',
    waitsFor: 'A person who reads and answers the report',
    where: () => inStatus('new', 'reopened'),
    due: 'response_due_at',
  },
  {
    id: 'care_contested',
    title: 'Contested urgency',
    waitsFor: 'A person who looks at how urgent it is',
    where: () => sql`${OPEN} and each.contest_reason is not null and each.status = 'new'`,
    due: 'response_due_at',
  },
  {
    id: 'care_to_plan',
    title: 'Repairs to plan',
    waitsFor: 'A quote, or a Pro',
    where: () => inStatus('triaged', 'approved', 'waiting'),
    due: 'repair_due_at',
  },
  {
    id: 'care_owner',
    title: 'Waiting for the owner',
    waitsFor: 'The owner’s decision',
    where: () => inStatus('awaiting_approval'),
    due: 'approval_due_at',
  },
  {
    id: 'care_bill',
    title: 'Repairs to bill',
    waitsFor: 'The invoice, then closing',
    where: () => inStatus('confirmed', 'billed'),
    due: 'repair_due_at',
  },
];

export const workOrderQueues: readonly DeskQueue[] = queues.map(({ where, due, ...queue }) => ({
  ...queue,
  group: 'Care',
  duties: ['care'],
  items: (now) => sql`
    select each.id, 'W-' || each.number || ' ' || each.title as title,
      concat_ws(', ', home.street_address, home.unit) as detail, each.status_since as since,
      ${sql.ref(`each.${due}`)} as due_at, '/accounts/portfolio/maintenance/' || each.id as href
    from work_orders each join homes home on home.id = each.home_id where ${where(now)}`,
}));
