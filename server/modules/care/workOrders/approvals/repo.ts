import { sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import type { QuoteStatus } from '@/contract/care/workOrders/constants';
import type { Quote } from '@/contract/care/workOrders/endpoints';
import type { Db } from '@/server/db/client';
import type { WorkOrderRow } from '@/server/modules/care/workOrders/repo';

interface QuoteRow extends Omit<Quote, 'createdAt'> {
  createdAt: Date;
}

/** In the order in which they came. */
export async function listQuotes(db: Db, workOrderId: string): Promise<Quote[]> {
  const { rows } = await sql<QuoteRow>`select id, vendor_name as "vendorName", diagnosis, lines,
      tax as "taxCents", total as "totalCents", warranty_days as "warrantyDays", recommended, reason, status,
      created_at as "createdAt"
    from work_order_quotes where work_order_id = ${workOrderId} and status <> 'withdrawn'
    order by created_at, id`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

type NewQuote = Pick<Quote, 'id' | 'vendorName' | 'diagnosis' | 'lines' | 'warrantyDays' | 'recommended' | 'reason'> & {
  taxCents: number;
  totalCents: number;
  proId: string | null;
};

export async function insertQuote(
  db: Db,
  { id: workOrderId, homeId, ownerId }: Pick<WorkOrderRow, 'id' | 'homeId' | 'ownerId'>,
  { lines, taxCents, totalCents, ...quote }: NewQuote,
  now: Date,
): Promise<void> {
  await db
    .insertInto('workOrderQuotes')
    .values({
      ...quote,
      tax: taxCents,
      total: totalCents,
      workOrderId,
      homeId,
      ownerId,
      lines: JSON.stringify(lines),
      createdAt: now,
    })
    .execute();
}

/** The chosen one is approved, the others are passed. */
export async function decideQuotes(
  db: Db,
  workOrderId: string,
  chosen: string | null,
  decidedBy: string | null,
  decidedAt: Date,
): Promise<void> {
  const set = (status: QuoteStatus) =>
    db.updateTable('workOrderQuotes').set({ status, decidedBy, decidedAt }).where('workOrderId', '=', workOrderId);
  await set('passed')
    .where('status', 'in', ['offered', 'approved'])
    .$if(chosen !== null, (query) => query.where('id', '<>', chosen ?? ''))
    .execute();
  if (chosen !== null) await set('approved').where('id', '=', chosen).execute();
}

/** Of lines with tax. */
export const totalOf = (lines: readonly { cents: number }[], ...more: readonly number[]) =>
  cents([...lines.map((line) => line.cents), ...more].reduce((sum, each) => sum + each, 0));
