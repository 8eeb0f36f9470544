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
  PLATFORM,
  readBalance,
  SOURCE_TYPES,
  takeTransactions,
} from './balance';
import { find, list, type Reply, type StoredObject, save } from './store';

interface StoredSettlement extends StoredObject {
  amount: number;
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
      currency: 'usd',
      arrival_date: Date.parse(`${day}T00:00:00Z`) / 1_000,
    });
  });

/** GET /v1/payouts: the one of today is made when it is asked for. */
export async function listSettlements(db: SandboxDb, since: number, now: number): Promise<Reply> {
  const day = officeDay(new Date(now * 1_000));
  if (isBankDay(Temporal.PlainDate.from(day))) await settle(db, day, now);
  const all = await list<StoredSettlement>(db, 'settlement');
  const data = all.filter(({ arrival_date, amount }) => arrival_date >= since && amount !== 0);
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
