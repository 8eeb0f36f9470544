// Money between our balance and those of connected accounts, and from our bank to our balance.
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import {
  addToBalance,
  businessDaysAfter,
  lockBalance,
  moveOwnMoney,
  PLATFORM,
  readBalance,
  SOURCE_TYPES,
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
import type { StoredAccount } from './accounts';

type SandboxDb = Kysely<DB>;

interface StoredTransfer extends StoredObject {
  amount: number;
  amount_reversed: number;
  reversed: boolean;
  destination: string;
  source_type: SourceType;
  transfer_group: string | null;
  object: 'transfer';
}

export const insufficient = (message: string) =>
  refusal(400, 'invalid_request_error', message, { code: 'balance_insufficient' });

/** The source that a transfer or payout draws on; `card` where none is named, as at Stripe. */
export const sourceOf = (value: string | undefined): SourceType | undefined =>
  SOURCE_TYPES.find((source) => source === (value ?? 'card'));

/**
 * POST /v1/transfers: from the available balance of one source, never more than is there, and only to an account that may
 * receive transfers. https://docs.stripe.com/api/transfers/create
 */
export async function createTransfer(db: SandboxDb, { form, now }: SandboxRequest): Promise<Reply> {
  const account = await lock<StoredAccount>(db, form.destination ?? '');
  const amount = Number(form.amount);
  const source = sourceOf(form.source_type);
  if (account?.object !== 'account') return invalid(400, 'resource_missing', 'No such destination.');
  if (!Number.isInteger(amount) || amount < 1) return invalid(400, 'parameter_invalid_integer', 'Invalid integer.');
  if (!source) return invalid(400, 'parameter_unknown', 'Invalid source_type.', { param: 'source_type' });
  if (account.capabilities.transfers !== 'active')
    return refusal(
      400,
      'invalid_request_error',
      'Your destination account needs to have at least one of the following capabilities enabled: transfers.',
      { code: 'insufficient_capabilities_for_transfer' },
    );
  await lockBalance(db, PLATFORM);
  const { available } = await readBalance(db, PLATFORM, now);
  if (amount > available[source]) return insufficient('You have insufficient available funds in your Stripe account.');
  const transfer: StoredTransfer = {
    id: newRef('tr'),
    object: 'transfer',
    amount,
    amount_reversed: 0,
    reversed: false,
    currency: 'usd',
    destination: account.id,
    source_type: source,
    transfer_group: form.transfer_group ?? null,
    metadata: { key: form['metadata[key]'] ?? '' },
    created: now,
  };
  await moveOwnMoney(db, { type: 'transfer', source: transfer, balance: source, amount: -amount, availableOn: now });
  await addToBalance(db, { account: account.id, source, amount, availableOn: now });
  await save(db, 'transfer', now, transfer);
  return { status: 200, body: transfer };
}

/** GET /v1/transfers of a `transfer_group`: Stripe has no search by metadata here. */
export async function listTransfers(db: SandboxDb, { form }: SandboxRequest): Promise<Reply> {
  const all = await list<StoredTransfer>(db, 'transfer');
  const data = all.filter(({ transfer_group }) => transfer_group === form.transfer_group).reverse();
  return { status: 200, body: { object: 'list', url: '/v1/transfers', has_more: false, data } };
}

/** GET /v1/transfers/:id, with its reversals. */
export async function findTransfer(db: SandboxDb, { id }: SandboxRequest): Promise<Reply> {
  const transfer = await find<StoredTransfer>(db, id);
  if (transfer?.object !== 'transfer') return invalid(404, 'resource_missing', 'No such transfer.');
  const all = await list(db, 'transfer_reversal');
  const reversals = { object: 'list', has_more: false, data: all.filter((one) => one.transfer === id) };
  return { status: 200, body: { ...transfer, reversals } };
}

/**
 * POST /v1/transfers/:id/reversals: from the balance of the account, which must have it.
 * https://docs.stripe.com/api/transfer_reversals/create
 */
export async function reverseTransfer(db: SandboxDb, { id, form, now }: SandboxRequest): Promise<Reply> {
  const transfer = await lock<StoredTransfer>(db, id);
  if (transfer?.object !== 'transfer') return invalid(404, 'resource_missing', 'No such transfer.');
  const left = transfer.amount - transfer.amount_reversed;
  const amount = Number(form.amount ?? left);
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    return invalid(400, 'parameter_invalid_integer', 'More than is left of the transfer.', { param: 'amount' });
  const { destination, source_type: source } = transfer;
  await lock<StoredAccount>(db, destination);
  await lockBalance(db, destination);
  const { available } = await readBalance(db, destination, now);
  if (amount > available[source]) return insufficient('The connected account does not have enough funds.');
  await addToBalance(db, { account: destination, source, amount: -amount, availableOn: now });
  const reversal = { id: newRef('trr'), object: 'transfer_reversal', amount, transfer: id, created: now };
  await moveOwnMoney(db, { type: 'transfer_refund', source: reversal, balance: source, amount, availableOn: now });
  await save(db, 'transfer', now, {
    ...transfer,
    amount_reversed: transfer.amount_reversed + amount,
    reversed: amount === left,
  });
  await save(db, 'transfer_reversal', now, reversal);
  return { status: 200, body: reversal };
}

interface StoredTopUp extends StoredObject {
  object: 'topup';
  amount: number;
  status: 'pending' | 'succeeded';
  expected_availability_date: number;
  due: number | null;
}

/** Business days until the money of a top-up is there. */
const TOP_UP_DAYS = 2;

/** POST /v1/topups: from our bank account, available some business days later. https://docs.stripe.com/api/topups/create */
export async function createTopUp(db: SandboxDb, { form, now }: SandboxRequest): Promise<Reply> {
  const amount = Number(form.amount);
  if (!Number.isInteger(amount) || amount < 1) return invalid(400, 'parameter_invalid_integer', 'Invalid integer.');
  const arrival = businessDaysAfter(now, TOP_UP_DAYS);
  const topUp: StoredTopUp = {
    id: newRef('tu'),
    object: 'topup',
    amount,
    currency: 'usd',
    status: 'pending',
    failure_code: null,
    created: now,
    expected_availability_date: arrival,
    metadata: { key: form['metadata[key]'] ?? '' },
    due: arrival,
  };
  await save(db, 'topup', now, topUp);
  await emit(db, 'topup.created', topUp, now);
  return { status: 200, body: topUp };
}

/** What the bank does by now with top-ups. */
export async function moveTopUps(db: SandboxDb, now: number): Promise<void> {
  for (const id of await listDue(db, 'topup', now))
    await db.transaction().execute(async (trx) => {
      const topUp = await lock<StoredTopUp>(trx, id);
      if (!topUp || topUp.due === null) return;
      const done: StoredTopUp = { ...topUp, status: 'succeeded', due: null };
      await save(trx, 'topup', now, done);
      const { amount, due } = topUp;
      await moveOwnMoney(trx, { type: 'topup', source: done, balance: 'card', amount, availableOn: due });
      await emit(trx, 'topup.succeeded', done, now);
    });
}

/** GET /v1/topups, the newest first. */
export async function listTopUps(db: SandboxDb): Promise<Reply> {
  const data = (await list<StoredTopUp>(db, 'topup')).reverse();
  return { status: 200, body: { object: 'list', url: '/v1/topups', has_more: false, data } };
}

/** GET /v1/topups/:id */
export async function findTopUp(db: SandboxDb, { id }: SandboxRequest): Promise<Reply> {
  const topUp = await find<StoredTopUp>(db, id);
  return topUp?.object === 'topup' ? { status: 200, body: topUp } : invalid(404, 'resource_missing', 'No such topup.');
}
