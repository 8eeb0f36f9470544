// Stripe Connect as far as payouts need it, on our own database. What a bank does follows from Stripe's test numbers.
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { nextBusinessDay } from '@/server/calendar/businessDays';
import type { DB } from '@/server/db/types';
import {
  find,
  idempotent,
  lock,
  newRef,
  type Reply,
  refusal,
  type StoredObject,
  save,
} from '@/server/providers/payments/sandbox/store';

interface StoredPayout extends StoredObject {
  amount: number;
  arrival_date: number;
  created: number;
  /** What the bank will do with it, and when; ours alone. */
  fails: { code: string; at: number } | null;
}

interface StoredBank extends StoredObject {
  account: string;
  account_number: string;
}

type Form = Record<string, string>;
type SandboxDb = Kysely<DB>;

const DAY_SECONDS = 86_400;

/** Account numbers that Stripe documents for tests: what becomes of a payout to them. */
const failures: Readonly<Record<string, { code: string; daysAfterArrival: number }>> = {
  '000111111116': { code: 'no_account', daysAfterArrival: 0 },
  '000111111113': { code: 'account_closed', daysAfterArrival: 2 },
};

const banks: Readonly<Record<string, string>> = {
  '110000000': 'STRIPE TEST BANK',
  '121000358': 'BANK OF AMERICA',
  '122000247': 'WELLS FARGO BANK',
};

/** A payout as it is at a moment: the banks move it without our doing. */
function payoutAt(payout: StoredPayout, now: number): StoredObject {
  const { fails, ...plain } = payout;
  const hasFailed = fails !== null && now >= fails.at;
  const status = hasFailed ? 'failed' : now >= payout.arrival_date ? 'paid' : 'in_transit';
  return { ...plain, status, failure_code: hasFailed ? fails.code : null };
}

function arrivalOf(now: number): number {
  let day = Temporal.Instant.fromEpochMilliseconds(now * 1_000)
    .toZonedDateTimeISO('UTC')
    .toPlainDate();
  for (let n = 0; n < 2; n += 1) day = nextBusinessDay(day);
  return day.toZonedDateTime('UTC').epochMilliseconds / 1_000;
}

async function createAccount(db: SandboxDb, form: Form, now: number): Promise<Reply> {
  const account = { id: newRef('acct'), object: 'account', country: 'US', email: form.email ?? '', balance: 0 };
  await save(db, 'account', now, account);
  return { status: 200, body: account };
}

async function createBank(db: SandboxDb, account: string, form: Form, now: number): Promise<Reply> {
  const [routing = '', number = ''] = [
    form['external_account[routing_number]'],
    form['external_account[account_number]'],
  ];
  if (!(await find(db, account)))
    return refusal(404, 'invalid_request_error', 'No such account.', { code: 'resource_missing' });
  if (!/^\d{9}$/.test(routing))
    return refusal(400, 'invalid_request_error', 'Invalid routing number.', { code: 'routing_number_invalid' });
  if (number === '000222222222')
    return refusal(400, 'invalid_request_error', 'Invalid account number.', { code: 'account_number_invalid' });
  const bank: StoredBank = {
    id: newRef('ba'),
    object: 'bank_account',
    account,
    bank_name: banks[routing] ?? 'FIRST PLATYPUS BANK',
    last4: number.slice(-4),
    // As the real one does, the sandbox keeps the number to itself.
    account_number: number,
  };
  await save(db, 'bank_account', now, bank);
  const { account_number: _, ...shown } = bank;
  return { status: 200, body: shown };
}

async function createTransfer(db: SandboxDb, form: Form, now: number): Promise<Reply> {
  const account = await lock<StoredObject & { balance: number }>(db, form.destination ?? '');
  if (!account) return refusal(400, 'invalid_request_error', 'No such destination.', { code: 'resource_missing' });
  const amount = Number(form.amount);
  const transfer = { id: newRef('tr'), object: 'transfer', amount, destination: account.id, created: now };
  await save(db, 'account', now, { ...account, balance: account.balance + amount });
  await save(db, 'transfer', now, transfer);
  return { status: 200, body: transfer };
}

async function createPayout(db: SandboxDb, accountId: string, form: Form, now: number): Promise<Reply> {
  const account = await lock<StoredObject & { balance: number }>(db, accountId);
  const bank = await find<StoredBank>(db, form.destination ?? '');
  const amount = Number(form.amount);
  if (!account || bank?.account !== accountId)
    return refusal(400, 'invalid_request_error', 'No such external account.', { code: 'resource_missing' });
  if (amount > account.balance)
    return refusal(400, 'invalid_request_error', 'Insufficient funds.', { code: 'balance_insufficient' });
  const arrival = arrivalOf(now);
  const failure = failures[bank.account_number];
  const id = newRef('po');
  const payout: StoredPayout = {
    id,
    object: 'payout',
    amount,
    currency: 'usd',
    created: now,
    arrival_date: arrival,
    metadata: { key: form['metadata[key]'] ?? '' },
    trace_id: {
      status: 'supported',
      value: `0910${String(Number.parseInt(id.slice(3, 14), 16))
        .padStart(14, '0')
        .slice(-11)}`,
    },
    fails: failure ? { code: failure.code, at: arrival + failure.daysAfterArrival * DAY_SECONDS } : null,
  };
  await save(db, 'account', now, { ...account, balance: account.balance - amount });
  await save(db, 'payout', now, payout);
  return { status: 200, body: payoutAt(payout, now) };
}

export type PayoutMishap = 'unavailable' | 'lostReply';

export interface PayoutSandbox {
  fetch: typeof fetch;
  /** The next call fails so; for tests. */
  failNext: (mishap: PayoutMishap) => void;
}

/** Answers what the Stripe SDK asks about accounts, transfers, and payouts. */
export function openPayoutSandbox(db: SandboxDb, clock: () => Date): PayoutSandbox {
  const mishaps: PayoutMishap[] = [];
  const now = () => Math.floor(clock().getTime() / 1_000);
  const app = new Hono();
  const answer = ({ status, body }: Reply) => Response.json(body, { status });
  type Act = (trx: SandboxDb, form: Form, account: string) => Promise<Reply>;
  const post = (path: string, act: Act) =>
    app.post(path, async ({ req }) => {
      const text = await req.text();
      const key = req.header('idempotency-key');
      const account = req.header('stripe-account') ?? req.param('id' as never) ?? '';
      const run = (trx: SandboxDb) => act(trx, Object.fromEntries(new URLSearchParams(text)), account);
      return answer(key ? await idempotent(db, key, `${path}\n${account}\n${text}`, run) : await run(db));
    });
  post('/v1/accounts', (trx, form) => createAccount(trx, form, now()));
  post('/v1/accounts/:id/external_accounts', (trx, form, account) => createBank(trx, account, form, now()));
  post('/v1/transfers', (trx, form) => createTransfer(trx, form, now()));
  post('/v1/payouts', (trx, form, account) => createPayout(trx, account, form, now()));
  app.get('/v1/payouts/:id', async ({ req }) => {
    const payout = await find<StoredPayout>(db, req.param('id'));
    return answer(
      payout
        ? { status: 200, body: payoutAt(payout, now()) }
        : refusal(404, 'invalid_request_error', 'No such payout.', { code: 'resource_missing' }),
    );
  });
  app.notFound(() => answer(refusal(404, 'invalid_request_error', 'The sandbox does not speak this part.')));
  return {
    failNext: (mishap) => void mishaps.push(mishap),
    fetch: async (input, init) => {
      const mishap = mishaps.shift();
      if (mishap === 'unavailable') return answer(refusal(503, 'api_error', 'We are away.'));
      const reply = await app.fetch(new Request(input, init));
      if (mishap === 'lostReply') throw new TypeError('fetch failed');
      return reply;
    },
  };
}
