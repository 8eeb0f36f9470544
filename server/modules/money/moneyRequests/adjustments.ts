// The report of changes by person and month. As the system.

import { sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import { csvOf } from '@/contract/format/csv';
import {
  ADJUSTMENT_PAGE,
  MAX_ADJUSTMENT_EXPORT,
  type MoneyRequestKind,
  moneyRequestLabels,
} from '@/contract/money/moneyRequests/constants';
import type { Adjustments } from '@/contract/money/moneyRequests/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';

interface Filter {
  month?: string | undefined;
  personId?: string | undefined;
  kind?: MoneyRequestKind | undefined;
}

/** What was done, on its day: when a second person agreed, or when one person did it alone. */
const done = sql`(
  select request.id, request.kind, request.amount::int8 as amount, request.title, request.reason, request.is_alone,
    request.requested_by, request.decided_by, coalesce(request.decided_at, request.requested_at) as at,
    coalesce(request.lease_id, payment.lease_id, credit.lease_id) as lease_id
  from money_requests request
    left join refunds refund on refund.id = request.refund_id
    left join payments payment on payment.id = coalesce(request.payment_id, refund.payment_id)
    left join credits credit on credit.id = request.credit_id
  where request.status in ('approved', 'done', 'stopped')) done`;
const nameOf = (column: 'requested_by' | 'decided_by') =>
  sql`(select nullif(trim(concat_ws(' ', first_name, last_name)), '') from users where id = ${sql.ref(`done.${column}`)})`;
const ofMonth = (month: string) => sql`to_char(done.at at time zone 'America/Los_Angeles', 'YYYY-MM') = ${month}`;
const matching = ({ personId, kind }: Filter) =>
  sql`(${personId ?? null}::uuid is null or done.requested_by = ${personId ?? null}::uuid)
    and (${kind ?? null}::text is null or done.kind = ${kind ?? null}::text)`;

const monthOf = ({ month }: Filter, now: Date) => month ?? officeDay(now).slice(0, 7);

interface Row {
  id: string;
  kind: MoneyRequestKind;
  amount: number;
  title: string | null;
  reason: string;
  person: string | null;
  approvedBy: string | null;
  at: Date;
  leaseId: string | null;
}

async function listRows(db: Db, filter: Filter, now: Date, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select done.id, done.kind, done.amount, done.title, done.reason, ${nameOf('requested_by')} as person,
      ${nameOf('decided_by')} as "approvedBy", done.at, done.lease_id as "leaseId"
    from ${done} where ${ofMonth(monthOf(filter, now))} and ${matching(filter)}
    order by done.at desc, done.id desc limit ${limit}`.execute(db);
  return rows;
}

const FORMER = 'A former colleague';

export async function readAdjustments(db: Db, filter: Filter, now: Date): Promise<Adjustments> {
  const month = monthOf(filter, now);
  const { rows: totals } = await sql<{
    personId: string;
    person: string | null;
    kind: MoneyRequestKind;
    count: number;
    amount: number;
    aloneCount: number;
  }>`
    select done.requested_by as "personId", ${nameOf('requested_by')} as person, done.kind, count(*)::int as count,
      sum(done.amount)::int8 as amount, (count(*) filter (where done.is_alone))::int as "aloneCount"
    from ${done} where ${ofMonth(month)} group by done.requested_by, done.kind order by 2, 3`.execute(db);
  const rows = await listRows(db, filter, now, ADJUSTMENT_PAGE + 1);
  const people = new Map(totals.map(({ personId, person }) => [personId, person ?? FORMER]));
  return {
    month,
    people: [...people].map(([id, name]) => ({ id, name })),
    totals: totals
      .filter(({ personId, kind }) => personId === (filter.personId ?? personId) && kind === (filter.kind ?? kind))
      .map(({ amount, person, ...total }) => ({ ...total, person: person ?? FORMER, amountCents: cents(amount) })),
    items: rows.slice(0, ADJUSTMENT_PAGE).map(({ amount, at, person, ...row }) => ({
      ...row,
      person: person ?? FORMER,
      amountCents: cents(amount),
      at: at.toISOString(),
    })),
    hasMore: rows.length > ADJUSTMENT_PAGE,
  };
}

export async function adjustmentsCsv(db: Db, filter: Filter, now: Date): Promise<{ fileName: string; text: string }> {
  const rows = await listRows(db, filter, now, MAX_ADJUSTMENT_EXPORT);
  const lines = rows.map(({ at, kind, title, reason, amount, person, approvedBy, leaseId }) => [
    at.toISOString(),
    moneyRequestLabels[kind],
    title ?? '',
    reason,
    { amount },
    person ?? FORMER,
    approvedBy ?? '',
    leaseId ?? '',
  ]);
  const header = ['Time', 'Kind', 'About', 'Reason', 'Amount', 'Asked by', 'Approved by', 'Lease'];
  return { fileName: `changes-${monthOf(filter, now)}.csv`, text: csvOf([header, ...lines]) };
}
