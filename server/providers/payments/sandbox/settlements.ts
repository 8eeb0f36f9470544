// What the sandbox pays out to our bank: once each business day, all that it holds for us by then.
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { isBusinessDay } from '@/server/calendar/businessDays';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { DB } from '@/server/db/types';
import { idempotent, list, type Reply, type StoredObject, save } from './store';

interface StoredSettlement extends StoredObject {
  amount: number;
  arrival_date: number;
}

type SandboxDb = Kysely<DB>;

/** What it holds: paid, less what went back, what banks took back, and what it settled before. */
async function balance(db: SandboxDb): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(case kind when 'payment_intent' then (body ->> 'amount')::bigint - (body ->> 'amount_refunded')::bigint
      else -(body ->> 'amount')::bigint end), 0)::bigint as cents
    from sandbox.objects where kind in ('dispute', 'settlement') or (kind = 'payment_intent' and body ->> 'status' = 'succeeded')`.execute(
    db,
  );
  return rows[0]?.cents ?? 0;
}

/** GET /v1/payouts: the one of today is made when it is asked for. */
export async function listSettlements(db: SandboxDb, since: number, now: number): Promise<Reply> {
  const day = officeDay(new Date(now * 1_000));
  if (isBusinessDay(Temporal.PlainDate.from(day)))
    await idempotent(db, `settlement:${day}`, day, async (trx) => {
      const amount = await balance(trx);
      if (amount !== 0)
        await save(trx, 'settlement', now, {
          id: `po_${createHash('sha256').update(day).digest('hex').slice(0, 24)}`,
          object: 'payout',
          status: 'paid',
          amount,
          currency: 'usd',
          arrival_date: Date.parse(`${day}T00:00:00Z`) / 1_000,
        });
      return { status: 200, body: {} };
    });
  const all = await list<StoredSettlement>(db, 'settlement');
  const data = all.filter(({ arrival_date }) => arrival_date >= since);
  return { status: 200, body: { object: 'list', url: '/v1/payouts', has_more: false, data } };
}

/** GET /v1/balance_transactions of a payout: by our contract with the sandbox its payments cost nothing. */
export async function listBalanceTransactions(db: SandboxDb, payout: string): Promise<Reply> {
  const made = (await list<StoredSettlement>(db, 'settlement')).find(({ id }) => id === payout);
  const data = made
    ? [{ id: `txn_${made.id.slice(3)}`, object: 'balance_transaction', type: 'payout', amount: -made.amount, fee: 0 }]
    : [];
  return { status: 200, body: { object: 'list', url: '/v1/balance_transactions', has_more: false, data } };
}
