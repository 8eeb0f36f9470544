// Payments that the processor has settled to our bank, and the owners of money that it still holds.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** Marks payments, by the processor's ids, as settled on a day. The first settlement counts. */
export async function markSettled(db: Db, refs: readonly string[], settledOn: string): Promise<void> {
  if (refs.length === 0) return;
  await db
    .updateTable('payments')
    .set({ settledOn })
    .where(sql<boolean>`processor_ref = any(${[...refs]})`)
    .where('settledOn', 'is', null)
    .execute();
}

/** The settlement of that day was sent back: the processor holds them again, until a later one has them. */
export async function markUnsettled(db: Db, refs: readonly string[], settledOn: string): Promise<void> {
  if (refs.length === 0) return;
  await db
    .updateTable('payments')
    .set({ settledOn: null })
    .where(sql<boolean>`processor_ref = any(${[...refs]})`)
    .where('settledOn', '=', settledOn)
    .execute();
}

interface Unsettled {
  /** Cents, above zero, by the account of the books that they are owed from. */
  byCode: ReadonlyMap<string, number>;
  /** Cents that paid charges of a home, or that its homeowner paid in. */
  byHome: ReadonlyMap<string, number>;
}

/** Received money that the processor still holds, by beneficiary, also after it paid later charges. As the system. */
export async function readUnsettled(db: Db): Promise<Unsettled> {
  const { rows } = await sql<{ code: string; homeId: string | null; amount: number }>`
    with unsettled as (
      select id, home_id from payments where settled_on is null and status = 'succeeded' and method in ('card', 'bank')
    ), made as (
      select made.id, unsettled.home_id from unsettled
        join ledger_transactions made on made.source_type = 'payment' and made.source_id = unsettled.id::text
      union all
      select made.id, unsettled.home_id from unsettled
        join payment_allocations part on part.payment_id = unsettled.id
        join ledger_transactions made on made.source_type = 'allocation' and made.source_id = part.id::text
    )
    select account.code, made.home_id as "homeId", sum(-entry.amount)::int8 as amount
    from made join ledger_entries entry on entry.transaction_id = made.id join ledger_accounts account on account.id = entry.account_id
    group by account.code, made.home_id`.execute(db);
  const byCode = new Map<string, number>();
  const byHome = new Map<string, number>();
  for (const { code, homeId, amount } of rows) {
    byCode.set(code, (byCode.get(code) ?? 0) + amount);
    // Of rent the payment names the home; what a homeowner paid in stands in the account of the home.
    const home = code.endsWith(':receivable') ? homeId : (/^home:([^:]+):payable$/.exec(code)?.[1] ?? null);
    if (home) byHome.set(home, (byHome.get(home) ?? 0) + amount);
  }
  return { byCode, byHome };
}
