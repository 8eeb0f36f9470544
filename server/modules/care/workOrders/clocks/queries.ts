import { type RawBuilder, sql } from 'kysely';
import { OPEN_STATUSES, type WorkOrderStatus } from '@/contract/care/workOrders/constants';
import type { Db } from '@/server/db/client';

/** Clocks that ran out and were not escalated: the work order, and which. */
export async function listBreaches(db: Db, now: Date): Promise<{ id: string; clock: 'response' | 'repair' | 'law' }[]> {
  const due = (clock: string, column: RawBuilder<unknown>, met: RawBuilder<unknown>) => sql`
    (select id, ${clock} as clock from work_orders where ${column} <= ${now} and ${met} is null
      and status = any(${OPEN_STATUSES}::text[]) and not (${clock} = any(breached)) order by ${column} limit 200)`;
  const { rows } = await sql<{ id: string; clock: 'response' | 'repair' | 'law' }>`
    ${due('response', sql`response_due_at`, sql`responded_at`)} union all
    ${due('repair', sql`repair_due_at`, sql`done_at`)} union all
    ${due('law', sql`law_due_at`, sql`done_at`)}`.execute(db);
  return rows;
}

/** Work orders in a status since before a moment. */
export async function listSince(db: Db, status: WorkOrderStatus, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from work_orders where status = ${status}
    and status_since <= ${before} order by status_since limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those without a decision of the owner in time. */
export async function listSilent(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from work_orders where status = 'awaiting_approval'
    and approval_due_at <= ${now} order by approval_due_at limit 200`.execute(db);
  return rows.map(({ id }) => id);
}
