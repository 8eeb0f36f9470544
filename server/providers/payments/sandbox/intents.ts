import { type Kysely, sql } from 'kysely';
import type { DB } from '@/server/db/types';
import { businessDaysAfter } from './balance';
import { bookCharge, chargeOf, type Intent, isCard } from './charge';
import { openDispute } from './disputes';
import { emit } from './events';
import {
  CARD_IS_PENDING_DAYS,
  outcomes,
  REFUND_ENDS_AFTER_SECONDS,
  RETURNS_AFTER_SECONDS,
  SETTLES_AFTER_SECONDS,
} from './outcomes';
import { invalid, lock, newRef, type Reply, refusal, type StoredObject, save } from './store';

export interface SandboxRefund extends StoredObject {
  amount: number;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  metadata: { key: string };
  failure_reason: string | null;
  /** When the bank acts on it next; ours alone, as above. */
  due: number | null;
}

type SandboxDb = Kysely<DB>;
type Form = Record<string, string>;

/** POST /v1/payment_intents with `confirm`: a card answers at once, a bank debit is on its way. */
export async function createIntent(db: SandboxDb, form: Form, now: number): Promise<Reply> {
  const amount = Number(form.amount);
  const outcome = outcomes[form.payment_method ?? ''];
  if (!Number.isInteger(amount) || amount < 50)
    return invalid(400, 'amount_too_small', 'Amount must be at least 50 cents.', { param: 'amount' });
  if (!outcome || form['allowed_payment_method_types[0]'] !== outcome.method)
    return invalid(400, 'resource_missing', `No such PaymentMethod: '${form.payment_method}'`, {
      param: 'payment_method',
    });
  const error = outcome.declined
    ? { code: 'card_declined', decline_code: outcome.declined, message: 'Your card was declined.' }
    : null;
  const slow = outcome.method === 'us_bank_account';
  const intent: Intent = {
    id: newRef('pi'),
    object: 'payment_intent',
    amount,
    amount_refunded: 0,
    currency: 'usd',
    created: now,
    description: form.description ?? null,
    metadata: { key: form['metadata[key]'] ?? '' },
    payment_method: form.payment_method ?? '',
    status: error ? 'requires_payment_method' : slow ? 'processing' : 'succeeded',
    last_payment_error: error,
    due: slow ? now + SETTLES_AFTER_SECONDS : null,
    available_on: error || slow ? null : outcome.isAvailableAtOnce ? now : businessDaysAfter(now, CARD_IS_PENDING_DAYS),
  };
  await save(db, 'payment_intent', now, intent);
  if (intent.status === 'succeeded') await bookCharge(db, intent, amount, chargeOf(intent));
  await emit(db, `payment_intent.${error ? 'payment_failed' : intent.status}`, intent, now);
  if (!error) return { status: 200, body: intent };
  return refusal(402, 'card_error', error.message, { ...error, payment_intent: intent });
}

/** POST /v1/refunds: never more than was paid. */
export async function createRefund(db: SandboxDb, form: Form, now: number): Promise<Reply> {
  const intent = await lock<Intent>(db, form.payment_intent ?? '');
  const amount = Number(form.amount ?? intent?.amount);
  if (intent?.status !== 'succeeded')
    return refusal(400, 'invalid_request_error', 'This PaymentIntent has no successful charge to refund.');
  if (!Number.isInteger(amount) || amount < 1 || amount > intent.amount - intent.amount_refunded)
    return refusal(400, 'invalid_request_error', 'Refund amount is greater than what is left of the charge.', {
      code: 'charge_already_refunded',
    });
  await save(db, 'payment_intent', now, { ...intent, amount_refunded: intent.amount_refunded + amount });
  const fails = outcomes[intent.payment_method]?.refundFailsAfter;
  const refund: SandboxRefund = {
    id: newRef('re'),
    object: 'refund',
    amount,
    payment_intent: intent.id,
    // To a bank account it is on its way for days.
    status: isCard(intent) ? 'succeeded' : 'pending',
    created: now,
    metadata: { key: form['metadata[key]'] ?? '' },
    failure_reason: null,
    due: fails || !isCard(intent) ? now + REFUND_ENDS_AFTER_SECONDS : null,
  };
  const source = { id: refund.id, object: 'refund', payment_intent: intent.id };
  await bookCharge(db, intent, -amount, { type: 'refund', source });
  await save(db, 'refund', now, refund);
  await emit(db, 'refund.created', refund, now);
  return { status: 200, body: refund };
}

/** What the bank does with a refund by now: it has arrived, or cannot. */
export async function endRefund(db: SandboxDb, id: string, now: number): Promise<void> {
  const refund = await lock<SandboxRefund>(db, id);
  const intent = refund && (await lock<Intent>(db, refund.payment_intent));
  // Another process has changed it since it was read.
  if (!intent || refund.due === null) return;
  const failure = outcomes[intent.payment_method]?.refundFailsAfter;
  if (failure) return failRefund(db, { refund, intent, now, status: 'failed', failure });
  const arrived: SandboxRefund = { ...refund, status: 'succeeded', due: null };
  await save(db, 'refund', now, arrived);
  await emit(db, 'refund.updated', arrived, now);
}

/** Our team takes a refund back that is pending. */
export async function cancelRefund(db: SandboxDb, id: string, now: number): Promise<void> {
  const refund = await lock<SandboxRefund>(db, id);
  const intent = refund && (await lock<Intent>(db, refund.payment_intent));
  if (!intent || refund.status !== 'pending') throw new Error(`Refund ${id} is not pending`);
  await failRefund(db, { refund, intent, now, status: 'canceled', failure: null });
}

async function failRefund(
  db: SandboxDb,
  end: {
    refund: SandboxRefund;
    intent: Intent;
    now: number;
    status: 'failed' | 'canceled';
    failure: string | null;
  },
): Promise<void> {
  const { refund, intent, now, status, failure } = end;
  const failed: SandboxRefund = { ...refund, status, failure_reason: failure, due: null };
  await save(db, 'payment_intent', now, { ...intent, amount_refunded: intent.amount_refunded - refund.amount });
  const source = { id: refund.id, object: 'refund', payment_intent: intent.id };
  await bookCharge(db, intent, refund.amount, { type: 'refund_failure', source });
  await save(db, 'refund', now, failed);
  for (const type of ['refund.updated', 'refund.failed']) await emit(db, type, failed, now);
}

/** What the bank does with one debit when its time has come. */
export async function settle(db: SandboxDb, id: string, now: number): Promise<void> {
  const intent = await lock<Intent>(db, id);
  // Another process has changed it since it was read.
  if (!intent || intent.due === null || intent.due > now) return;
  const outcome = outcomes[intent.payment_method];
  if (intent.status === 'processing' && outcome?.failsAfter) {
    const error = { code: outcome.failsAfter, message: 'The bank returned the debit.' };
    const failed: Intent = { ...intent, status: 'requires_payment_method', last_payment_error: error, due: null };
    await save(db, 'payment_intent', now, failed);
    await emit(db, 'payment_intent.payment_failed', failed, now);
  } else if (intent.status === 'processing') {
    const due = outcome?.returnedAfter ? now + RETURNS_AFTER_SECONDS : null;
    const settled: Intent = { ...intent, status: 'succeeded', due, available_on: now };
    await save(db, 'payment_intent', now, settled);
    await bookCharge(db, settled, settled.amount, chargeOf(settled));
    await emit(db, 'payment_intent.succeeded', settled, now);
  } else {
    await save(db, 'payment_intent', now, { ...intent, due: null });
    await openDispute(db, intent, { reason: outcome?.returnedAfter ?? 'bank_cannot_process' }, now);
  }
}

/** Stripe's search is up to date but for the last minute: https://docs.stripe.com/search */
const SEARCH_LAGS_SECONDS = 60;

/** GET /v1/payment_intents/search by `metadata['key']`. */
export async function searchIntents(db: SandboxDb, query: string, now: number): Promise<Reply> {
  const key = /^metadata\['key'\]:'([^']+)'$/.exec(query)?.[1];
  if (!key) return invalid(400, 'parameter_unknown', 'The sandbox searches by the key alone.', { param: 'query' });
  const { rows } = await sql<{ body: Intent }>`select body from sandbox.objects where kind = 'payment_intent'
    and created <= ${now - SEARCH_LAGS_SECONDS} and body #>> '{metadata,key}' = ${key} order by created desc`.execute(
    db,
  );
  const data = rows.map(({ body }) => body);
  return { status: 200, body: { object: 'search_result', url: '/v1/payment_intents/search', has_more: false, data } };
}

/** GET /v1/refunds of a payment, the newest first. */
export async function listRefunds(db: SandboxDb, intent: string): Promise<Reply> {
  const { rows } = await sql<{ body: SandboxRefund }>`select body from sandbox.objects where kind = 'refund'
    and body ->> 'payment_intent' = ${intent} order by created desc, id`.execute(db);
  return {
    status: 200,
    body: { object: 'list', url: '/v1/refunds', has_more: false, data: rows.map(({ body }) => body) },
  };
}
