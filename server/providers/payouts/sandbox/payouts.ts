// Payouts from connected accounts to their banks. One that fails, also after it was paid, puts the money back on the
// balance of the account. https://docs.stripe.com/api/payouts/object
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import {
  addToBalance,
  businessDaysAfter,
  lockBalance,
  readBalance,
  type SourceType,
} from '@/server/providers/payments/sandbox/balance';
import { emit } from '@/server/providers/payments/sandbox/events';
import type { SandboxRequest } from '@/server/providers/payments/sandbox/server';
import {
  find,
  invalid,
  list,
  listDue,
  lock,
  newRef,
  type Reply,
  refusal,
  type StoredObject,
  save,
} from '@/server/providers/payments/sandbox/store';
import { bankOf, type StoredAccount } from './accounts';
import { insufficient, sourceOf } from './transfers';

type SandboxDb = Kysely<DB>;

interface StoredPayout extends StoredObject {
  account: string;
  amount: number;
  arrival_date: number;
  source_type: SourceType;
  status: 'in_transit' | 'paid' | 'failed';
  failure_code: string | null;
  failure_balance_transaction: string | null;
  /** What the bank will do with it, and when it acts next; ours alone. */
  fails: { code: string; at: number } | null;
  due: number | null;
}

const DAY_SECONDS = 86_400;
/** Business days that a payout takes. */
const ARRIVES_AFTER_DAYS = 2;

/** As Stripe shows it. */
const shown = ({ account: _, fails: __, due: ___, ...payout }: StoredPayout) => payout;

/** POST /v1/payouts for a connected account. */
export async function createPayout(db: SandboxDb, { account: id, form, now }: SandboxRequest): Promise<Reply> {
  const account = await lock<StoredAccount>(db, id);
  const bank = await bankOf(db, id, form.destination ?? '');
  const amount = Number(form.amount);
  const source = sourceOf(form.source_type);
  if (!account || !bank) return invalid(400, 'resource_missing', 'No such external account.', { param: 'destination' });
  if (!source) return invalid(400, 'parameter_unknown', 'Invalid source_type.', { param: 'source_type' });
  if (!account.payouts_enabled)
    return refusal(400, 'invalid_request_error', 'This account cannot be paid out.', { code: 'payouts_not_allowed' });
  await lockBalance(db, id);
  const { available } = await readBalance(db, id, now);
  if (amount > available[source]) return insufficient('You have insufficient funds in your Stripe account.');
  const arrival = businessDaysAfter(now, ARRIVES_AFTER_DAYS);
  const ref = newRef('po');
  const payout: StoredPayout = {
    id: ref,
    object: 'payout',
    account: id,
    amount,
    currency: 'usd',
    created: now,
    arrival_date: arrival,
    source_type: source,
    status: 'in_transit',
    failure_code: null,
    failure_balance_transaction: null,
    metadata: { key: form['metadata[key]'] ?? '' },
    trace_id: {
      status: 'supported',
      value: `0910${String(Number.parseInt(ref.slice(3, 14), 16))
        .padStart(14, '0')
        .slice(-11)}`,
    },
    fails: bank.failure ? { code: bank.failure.code, at: arrival + bank.failure.daysAfterArrival * DAY_SECONDS } : null,
    due: arrival,
  };
  await addToBalance(db, { account: id, source, amount: -amount, availableOn: now });
  await save(db, 'payout', now, payout);
  await emit(db, 'payout.created', shown(payout), now, id);
  return { status: 200, body: shown(payout) };
}

/** What the banks do by now. */
export async function movePayouts(db: SandboxDb, now: number): Promise<void> {
  for (const id of await listDue(db, 'payout', now))
    await db.transaction().execute(async (trx) => {
      const payout = await lock<StoredPayout>(trx, id);
      if (!payout || payout.due === null || payout.due > now) return;
      const { account, amount, source_type: source, fails, due } = payout;
      if (fails && fails.at <= now) {
        const failed: StoredPayout = {
          ...payout,
          status: 'failed',
          failure_code: fails.code,
          failure_balance_transaction: newRef('txn'),
          due: null,
        };
        await addToBalance(trx, { account, source, amount, availableOn: due });
        await save(trx, 'payout', now, failed);
        await emit(trx, 'payout.failed', shown(failed), now, account);
      } else {
        const paid: StoredPayout = { ...payout, status: 'paid', due: fails?.at ?? null };
        await save(trx, 'payout', now, paid);
        await emit(trx, 'payout.paid', shown(paid), now, account);
      }
    });
}

/** GET /v1/payouts/:id of an account */
export async function findPayout(db: SandboxDb, { id, account }: SandboxRequest): Promise<Reply> {
  const payout = await find<StoredPayout>(db, id);
  return payout?.object === 'payout' && payout.account === account
    ? { status: 200, body: shown(payout) }
    : invalid(404, 'resource_missing', 'No such payout.');
}

/** GET /v1/payouts of an account, the newest first. */
export async function listPayouts(db: SandboxDb, { account, form }: SandboxRequest): Promise<Reply> {
  const since = Number(form['created[gte]'] ?? 0);
  const data = (await list<StoredPayout>(db, 'payout'))
    .filter((payout) => payout.account === account && Number(payout.created) >= since)
    .map(shown)
    .reverse();
  return { status: 200, body: { object: 'list', url: '/v1/payouts', has_more: false, data } };
}
