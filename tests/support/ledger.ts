import { expect } from 'vitest';
import type { TestApi } from './api';

/**
 * The invariants of the money, asked of the tables themselves (reliability 4.1): I1 and I2 of the ledger, I3 one charge
 * for one thing, I4 booked where it came, I5 the processor’s own books, I6 never more back than was paid. I5 does not
 * hold while an order is under way: `underWay` leaves it out.
 */
export async function expectConsistentLedger(api: TestApi, { underWay = false } = {}): Promise<void> {
  const unbalanced = await api.rows(`select transaction_id from ledger_entries group by transaction_id
    having sum(amount) <> 0 or count(*) < 2`);
  expect(unbalanced).toEqual([]);
  const drifted =
    await api.rows(`select code from ledger_accounts left join ledger_entries on account_id = ledger_accounts.id
    group by ledger_accounts.id having balance <> coalesce(sum(amount), 0) or version <> count(account_id)
      or version <> coalesce(max(account_version), 0)`);
  expect(drifted).toEqual([]);
  const doubled = await api.rows(`select purpose_id from charges where status <> 'failed' group by purpose, purpose_id
    having count(*) > 1`);
  expect(doubled).toEqual([]);
  const unbooked =
    await api.rows(`select id from charges where (status in ('succeeded', 'refunded', 'returned')) <> exists (
      select from ledger_transactions where source_type = 'charge' and source_id = charges.id::text and kind = 'charge')`);
  expect(unbooked).toEqual([]);
  const unreversed =
    await api.rows(`select id from refunds where (status in ('succeeded', 'failed') and processor_ref is not null) and (
      select coalesce(sum(entry.amount), 0) from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
        join ledger_accounts account on account.id = entry.account_id
      where made.source_type = 'refund' and made.source_id = refunds.id::text and account.code = 'processor'
    ) <> case when status = 'succeeded' then -amount else 0 end`);
  expect(unreversed).toEqual([]);
  const tooMuch = await api.rows(`select charges.id from charges left join refunds on charge_id = charges.id
    and refunds.status = 'succeeded' group by charges.id having coalesce(sum(refunds.amount), 0) > charges.amount`);
  expect(tooMuch).toEqual([]);
  if (underWay) return;
  const theirs = await api.rows(`select body->>'id' as ref, (body->>'amount')::bigint as amount from sandbox.objects
    where kind = 'payment_intent' and body->>'status' = 'succeeded' order by ref`);
  const ours = await api.rows(`select processor_ref as ref, amount from charges
    where status in ('succeeded', 'refunded', 'returned')
    union all select processor_ref, amount from move_in_holds where status = 'captured' order by ref`);
  expect(ours).toEqual(theirs);
  const back = await api.rows(`select body->>'id' as ref, (body->>'amount')::bigint as amount from sandbox.objects
    where kind = 'refund' and body->>'status' = 'succeeded' order by ref`);
  expect(
    await api.rows("select processor_ref as ref, amount from refunds where status = 'succeeded' order by ref"),
  ).toEqual(back);
}
