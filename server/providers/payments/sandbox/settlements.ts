// What the sandbox pays out to our bank: once each business day, all that is available by then. What is pending stays.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { isBankDay } from '@/server/calendar/bankDays';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { DB } from '@/server/db/types';
import {
  addToBalance,
  type BalanceTransaction,
  listTransactions,
  lockBalance,
  moveOwnMoney,
  PLATFORM,
  readBalance,
  SOURCE_TYPES,
  type SourceType,
  takeTransactions,
} from './balance';
import { find, list, lock, newRef, type Reply, type StoredObject, save } from './store';

interface StoredSettlement extends StoredObject {
  status: 'paid' | 'failed';
  amount: number;
  /** Cents by where they came from; ours alone. */
  parts: Record<SourceType, number>;
  arrival_date: number;
}

type SandboxDb = Kysely<DB>;

/** The settlement of a day, once. */
const settle = (db: SandboxDb, day: string, now: number) =>
  db.transaction().execute(async (trx) => {
    await lockBalance(trx, PLATFORM);
    const id = `po_${createHash('sha256').update(day).digest('hex').slice(0, 24)}`;
    if (await find(trx, id)) return;
    await takeTransactions(trx, id, now);
    const { available } = await readBalance(trx, PLATFORM, now);
    const amount = available.card + available.bank_account;
    for (const source of SOURCE_TYPES)
      await addToBalance(trx, { account: PLATFORM, source, amount: -available[source], availableOn: now });
    await save(trx, 'settlement', now, {
      id,
      object: 'payout',
      status: 'paid',
      amount,
      parts: available,
      currency: 'usd',
      arrival_date: Date.parse(`${day}T00:00:00Z`) / 1_000,
    });
  });

/** Our bank sends one back that counts as paid: its money is available again. https://docs.stripe.com/api/payouts/object */
export async function failSettlement(db: SandboxDb, id: string, now: number): Promise<void> {
  const made = await lock<StoredSettlement>(db, id);
  if (made?.status !== 'paid') throw new Error(`No such paid payout: ${id}`);
  await save(db, 'settlement', now, { ...made, status: 'failed', failure_code: 'account_closed' });
  for (const balance of SOURCE_TYPES) {
    const move = { balance, amount: made.parts[balance], availableOn: now };
    if (move.amount !== 0)
      await moveOwnMoney(db, { ...move, type: 'payout_failure', source: { id, object: 'payout' } });
  }
}

/** What the processor takes or gives by itself, as an amount: a bill of its own, a reserve, or an adjustment. Cents, below zero where it takes. */
export const chargeBalance = (
  db: SandboxDb,
  { type, amount }: { type: 'stripe_fee' | 'reserve_transaction' | 'adjustment'; amount: number },
  now: number,
): Promise<void> =>
  moveOwnMoney(db, { balance: 'card', amount, availableOn: now, type, source: { id: newRef('fee'), object: 'fee' } });

/** GET /v1/payouts of a status: the one of today is made when it is asked for. */
export async function listSettlements(
  db: SandboxDb,
  { since, status }: { since: number; status: string | undefined },
  now: number,
): Promise<Reply> {
  const day = officeDay(new Date(now * 1_000));
  if (isBankDay(Temporal.PlainDate.from(day))) await settle(db, day, now);
  const all = await list<StoredSettlement>(db, 'settlement');
  const data = all.filter(
    (made) => made.arrival_date >= since && made.amount !== 0 && (status ?? made.status) === made.status,
  );
  return { status: 200, body: { object: 'list', url: '/v1/payouts', has_more: false, data } };
}

/** As Stripe shows it: what moved the money is expanded on request. */
const shown = ({ balance: _, source, ...transaction }: BalanceTransaction, isExpanded: boolean) => ({
  ...transaction,
  source: isExpanded ? source : source.id,
});

/**
 * GET /v1/balance_transactions of a payout: by our contract with the sandbox its payments cost nothing. The payout itself is
 * one of its lines.
 */
export async function listBalanceTransactions(
  db: SandboxDb,
  { payout, 'expand[0]': expand }: Record<string, string>,
): Promise<Reply> {
  const made = payout ? await find<StoredSettlement>(db, payout) : undefined;
  const lines = made ? await listTransactions(db, made.id) : [];
  const data = made
    ? [
        { id: `txn_${made.id.slice(3)}`, object: 'balance_transaction', type: 'payout', amount: -made.amount, fee: 0 },
        ...lines.map((line) => shown(line, expand === 'data.source')),
      ]
    : [];
  return { status: 200, body: { object: 'list', url: '/v1/balance_transactions', has_more: false, data } };
}
