import { expect } from 'vitest';
import type { TestApi } from './api';

/** The invariants of the money, asked of the tables themselves (reliability 4.1, I1, I2 and I5). */
export async function expectSoundMoney(api: TestApi): Promise<void> {
  const unbalanced = await api.rows(`select transaction_id from ledger_entries group by transaction_id
    having sum(amount) <> 0 or count(*) < 2`);
  expect(unbalanced).toEqual([]);
  const drifted =
    await api.rows(`select code from ledger_accounts left join ledger_entries on account_id = ledger_accounts.id
    group by ledger_accounts.id having balance <> coalesce(sum(amount), 0) or version <> count(account_id)
      or version <> coalesce(max(account_version), 0)`);
  expect(drifted).toEqual([]);
  const theirs = await api.rows(`select body->>'id' as ref, (body->>'amount')::bigint as amount from sandbox.objects
    where kind = 'payment_intent' and body->>'status' = 'succeeded' order by ref`);
  const ours = await api.rows(`select processor_ref as ref, amount from charges
    where status in ('succeeded', 'refunded', 'returned') order by processor_ref`);
  expect(ours).toEqual(theirs);
}
