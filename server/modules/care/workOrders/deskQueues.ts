import { type RawBuilder, sql } from 'kysely';
import { routes } from '@/contract/routes';
import { type DeskQueue, dollars, hrefWithId } from '@/server/desk/types';
import { waitReason } from '@/server/modules/money/payouts/deskQueues';

interface CareQueue extends Pick<DeskQueue, 'id' | 'title' | 'waitsFor'> {
  where: (now: Date) => RawBuilder<unknown>;
}

/** The next clock that runs: our answer, our repair, or the law's. As the index `work_orders_next_due` has it. */
const NEXT_DUE = sql`least(case when responded_at is null then response_due_at end,
  case when done_at is null then repair_due_at end, case when done_at is null then law_due_at end)`;
const ORDER = sql`coalesce(${NEXT_DUE}, '9000-01-01 00:00:00+00'::timestamptz)`;

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
  },
  {
    id: 'care_emergencies',
    title: 'Emergencies',
    waitsFor: 'A person who calls and sends help',
    where: () => sql`${OPEN} and each.tier = 'life_safety'`,
  },
  {
    id: 'care_person',
    title: 'Residents who want to talk',
    waitsFor: 'A person who answers in the thread of the report',
    where: () => sql`each.person_wanted_at is not null`,
  },
  {
    id: 'care_new',
    title: 'New repairs',
    waitsFor: 'A person who reads and answers the report',
    where: () => inStatus('new', 'reopened'),
  },
  {
    id: 'care_contested',
    title: 'Contested urgency',
    waitsFor: 'A person who looks at how urgent it is',
    where: () => sql`${OPEN} and each.contest_reason is not null and each.status = 'new'`,
  },
  {
    id: 'care_to_plan',
    title: 'Repairs to plan',
    waitsFor: 'A quote, or a Pro',
    where: () => inStatus('triaged', 'approved', 'waiting'),
  },
  {
    id: 'care_owner',
    title: 'Waiting for the owner',
    waitsFor: 'The owner’s decision',
    where: () => inStatus('awaiting_approval'),
  },
  {
    id: 'care_bill',
    title: 'Repairs to bill',
    waitsFor: 'The invoice, then closing',
    where: () => inStatus('confirmed', 'billed'),
  },
];

const toPay: DeskQueue = {
  id: 'invoices_to_pay',
  group: 'Money',
  title: 'Invoices to pay',
  waitsFor: 'Someone other than the person who posted it to release the payment',
  duties: ['money'],
  items: (now) => sql`
    select invoice.id, invoice.vendor_name || ', invoice ' || invoice.number as title,
      '$' || to_char((invoice.total - invoice.markup) / 100.0, 'FM999,999,990.00')
        || case when exists (select from pro_bank_accounts bank where bank.pro_id = invoice.pro_id
          and bank.ended_at is null and bank.usable_from <= ${now}) then '' else ' · no bank account yet' end as detail,
      invoice.posted_at as since, null::timestamptz as due_at,
      ${hrefWithId(routes.accounts.portfolio.maintenanceTask, 'invoice.work_order_id')} as href
    from work_order_invoices invoice
    where invoice.status = 'posted' and invoice.pro_id is not null and invoice.total > invoice.markup
      and not exists (select from work_order_payments payment where payment.invoice_id = invoice.id
        and payment.status <> 'returned')`,
};

const waiting: DeskQueue = {
  id: 'pro_payments_waiting',
  group: 'Money',
  title: 'Payments to Pros that could not be sent',
  waitsFor: 'Money at the processor, or the Pro’s account there',
  duties: ['money'],
  items: () => sql`
    select payment.id, invoice.vendor_name || ', invoice ' || invoice.number as title,
      ${dollars('payment.amount')} || ' · ' || ${waitReason('payment.waits_for')} || ' (' || payment.refusal || ')' as detail,
      payment.waits_since as since, null::timestamptz as due_at,
      ${hrefWithId(routes.accounts.portfolio.maintenanceTask, 'payment.work_order_id')} as href
    from work_order_payments payment join work_order_invoices invoice on invoice.id = payment.invoice_id
    where payment.status = 'ready' and payment.waits_for is not null`,
};

/** All deadlines of a repair that run. */
const DEADLINES = sql`(select jsonb_agg(jsonb_build_object('label', clock.label, 'at', clock.at) order by clock.at)
  from (values ('Answer by', case when each.responded_at is null then each.response_due_at end),
    ('Repair by', case when each.done_at is null then each.repair_due_at end),
    ('By law', case when each.done_at is null then each.law_due_at end),
    ('Owner decides by', case when each.status = 'awaiting_approval' then each.approval_due_at end)) clock (label, at)
  where clock.at is not null)`;

export const workOrderQueues: readonly DeskQueue[] = [
  ...queues.map(
    ({ where, ...queue }): DeskQueue => ({
      ...queue,
      group: 'Care',
      duties: ['care'],
      ...(queue.id !== 'care_bill' && { orderBy: sql`item.next_due` }),
      items: (now) => sql`
    select each.id, 'W-' || each.number || ' ' || each.title as title,
      concat_ws(', ', home.street_address, home.unit) as detail, each.status_since as since, ${NEXT_DUE} as due_at,
      ${ORDER} as next_due, ${DEADLINES} as deadlines, each.home_id as home_id, ${hrefWithId(routes.accounts.portfolio.maintenanceTask, 'each.id')} as href
    from work_orders each join homes home on home.id = each.home_id where ${where(now)}`,
    }),
  ),
  toPay,
  waiting,
];
