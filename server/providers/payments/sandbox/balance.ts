// What the sandbox holds: our own balance, and that of each connected account. As at Stripe it is pending or available,
// and each of these is split by where it came from. https://docs.stripe.com/connect/account-balances
import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { bankDaysFrom } from '@/server/calendar/bankDays';
import type { DB } from '@/server/db/types';
import { list, newRef, type StoredObject, save } from './store';

export const SOURCE_TYPES = ['card', 'bank_account'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** Our own account; others go by their id. */
export const PLATFORM = 'platform';

type SandboxDb = Kysely<DB>;
type Sums = Record<SourceType, number>;

/** Charges that come at once wait for one another only where they hit the same part. */
const PARTS = 8;

/** Some business days after a moment, at midnight UTC, in seconds. */
export const businessDaysAfter = (now: number, days: number): number =>
  Date.parse(`${bankDaysFrom(new Date(now * 1_000).toISOString().slice(0, 10), days)}T00:00:00Z`) / 1_000;

/** What a balance transaction of our own account is of, as Stripe names it: https://docs.stripe.com/reports/balance-transaction-types */
interface BalanceEntry {
  type:
    | 'charge'
    | 'payment'
    | 'refund'
    | 'refund_failure'
    | 'adjustment'
    | 'transfer'
    | 'transfer_refund'
    | 'topup'
    | 'payout_failure'
    | 'reserve_transaction'
    | 'stripe_fee';
  /** The object that moved the money, as it is shown where it is expanded. */
  source: { id: string; object: string; payment_intent?: string };
}

export interface BalanceTransaction extends StoredObject, BalanceEntry {
  amount: number;
  fee: number;
  balance: SourceType;
  available_on: number;
}

/** Those that no settlement has paid out. Those of a settlement are of the kind `balance:` and its id. */
const UNSETTLED = 'balance:unsettled';

/** Money of our own account that moves, with its balance transaction. */
export async function moveOwnMoney(
  db: SandboxDb,
  { source, type, ...move }: { balance: SourceType; amount: number; availableOn: number } & BalanceEntry,
): Promise<void> {
  const { balance, amount, availableOn } = move;
  await addToBalance(db, { account: PLATFORM, source: balance, amount, availableOn });
  const made: BalanceTransaction = {
    id: newRef('txn'),
    object: 'balance_transaction',
    type,
    source,
    balance,
    amount,
    fee: 0,
    net: amount,
    currency: 'usd',
    available_on: availableOn,
  };
  await save(db, UNSETTLED, availableOn, made);
}

/** Takes what is available by now into a settlement. */
export const takeTransactions = (db: SandboxDb, settlement: string, now: number) =>
  sql`update sandbox.objects set kind = ${`balance:${settlement}`}
    where kind = ${UNSETTLED} and created <= ${now}`.execute(db);

/** What a settlement is made of, the oldest first. */
export const listTransactions = (db: SandboxDb, settlement: string) =>
  list<BalanceTransaction>(db, `balance:${settlement}`);

/** Adds cents, below zero takes them. `availableOn`: seconds; until then they are pending. */
export async function addToBalance(
  db: SandboxDb,
  {
    account,
    source,
    amount,
    availableOn,
  }: { account: string; source: SourceType; amount: number; availableOn: number },
): Promise<void> {
  const part = randomInt(PARTS);
  const id = `balance:${account}:${source}:${availableOn}:${part}`;
  const body = { id, source, amount, availableOn };
  await sql`insert into sandbox.objects (id, kind, body, created)
    values (${id}, ${`balance:${account}`}, ${JSON.stringify(body)}::jsonb, ${availableOn})
    on conflict (id) do update set body = jsonb_set(objects.body, '{amount}',
      to_jsonb((objects.body ->> 'amount')::bigint + ${amount}::bigint))`.execute(db);
}

/** Until the end of the transaction no one else takes money from this balance. */
export const lockBalance = (db: SandboxDb, account: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`sandbox balance:${account}`}))`.execute(db);

export async function readBalance(
  db: SandboxDb,
  account: string,
  now: number,
): Promise<{ available: Sums; pending: Sums }> {
  const { rows } = await sql<{ source: SourceType; isAvailable: boolean; amount: number }>`
    select body ->> 'source' as source, created <= ${now} as "isAvailable", sum((body ->> 'amount')::bigint)::int8 as amount
    from sandbox.objects where kind = ${`balance:${account}`} group by 1, 2`.execute(db);
  const sumOf = (source: SourceType, isAvailable: boolean) =>
    rows.find((row) => row.source === source && row.isAvailable === isAvailable)?.amount ?? 0;
  const sums = (isAvailable: boolean) => ({
    card: sumOf('card', isAvailable),
    bank_account: sumOf('bank_account', isAvailable),
  });
  return { available: sums(true), pending: sums(false) };
}

/** In the form of GET /v1/balance. */
export async function presentBalance(db: SandboxDb, account: string, now: number) {
  const { available, pending } = await readBalance(db, account, now);
  const money = (sums: Sums) => [{ amount: sums.card + sums.bank_account, currency: 'usd', source_types: sums }];
  return {
    status: 200,
    body: { object: 'balance', livemode: false, available: money(available), pending: money(pending) },
  };
}
