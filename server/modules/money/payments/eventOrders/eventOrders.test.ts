// What a processor tells us of one payment, in every order in which it can come, and each of it twice.
import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem, type Db } from '@/server/db/client';
import { applyProcessorEvent } from '@/server/modules/money/payments/events';
import type { ProcessorEvent } from '@/server/providers/payments/payments';
import { stripePayments } from '@/server/providers/payments/stripe';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { randomSample } from '@/tests/support/sample';
import { event, paymentIntent, refund } from '@/tests/support/stripe/objects';

const api = testApi();
const secret = 'whsec_orders';
const { readEvent } = stripePayments({ secretKey: 'sk_test', webhookSecrets: [secret] });

function read(type: string, object: object): ProcessorEvent {
  const body = JSON.stringify(event(type, object));
  const time = Math.floor(api.now.getTime() / 1_000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return readEvent(body, `t=${time},v1=${mac}`, api.now) ?? expect.fail('not read');
}

function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [n, item] of items.entries()) for (const rest of ordersOf(items.toSpliced(n, 1))) yield [item, ...rest];
}

/** Where the payment and its books stand. */
async function digest(db: Db, paymentId: string, refundId: string): Promise<unknown> {
  await sql`set constraints all immediate`.execute(db);
  const { rows } = await sql`select payments.status, payments.refunded::int, payments.failure, refunds.status as back,
      (select jsonb_object_agg(kind, sums) from (
        select made.kind, jsonb_object_agg(account.code, entry.amount) as sums
        from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
          join ledger_accounts account on account.id = entry.account_id
        where made.source_id in (${paymentId}, ${refundId}) group by made.id, made.kind) booked) as books
    from payments left join refunds on refunds.payment_id = payments.id where payments.id = ${paymentId}`.execute(db);
  return rows;
}

const ref = 'pi_orders';
const [paymentId, refundId] = [randomUUID(), randomUUID()];
const intent = (status: string) => paymentIntent(status, { id: ref, metadata: { key: paymentId } });
const back = (status: string) => refund(status, { id: 're_orders', payment_intent: ref, metadata: { key: refundId } });
const dispute = { id: 'du_1', object: 'dispute', payment_intent: ref, reason: 'bank_cannot_process' };

/** A bank debit that is on its way. */
const debit = [
  read('payment_intent.created', intent('requires_confirmation')),
  read('payment_intent.requires_action', intent('requires_action')),
  read('payment_intent.processing', intent('processing')),
  read('payment_intent.succeeded', intent('succeeded')),
  read('payment_intent.succeeded', intent('succeeded')),
  read('charge.dispute.created', dispute),
];
/** The same once it had come and was given back. */
const givenBack = [
  read('payment_intent.processing', intent('processing')),
  read('payment_intent.succeeded', intent('succeeded')),
  read('refund.created', back('succeeded')),
  read('refund.updated', back('failed')),
  read('refund.failed', back('failed')),
  read('charge.dispute.created', dispute),
];

/** A dispute that is won: the money goes, and comes again. */
const won = { ...dispute, status: 'won' };
const disputeWon = [
  read('payment_intent.processing', intent('processing')),
  read('payment_intent.succeeded', intent('succeeded')),
  read('charge.dispute.created', { ...dispute, status: 'needs_response' }),
  read('charge.dispute.funds_withdrawn', { ...dispute, status: 'needs_response' }),
  read('charge.dispute.funds_reinstated', won),
  read('charge.dispute.closed', won),
];

const UNDO = new Error('undone');

/** The end of it, in a transaction that leaves nothing behind. */
async function endOf(payerId: string, order: readonly ProcessorEvent[], refunded: boolean): Promise<unknown> {
  let end: unknown;
  const run = asSystem(api.services.db, async (db) => {
    await sql`insert into payments (id, payer_id, purpose, purpose_id, amount, status, method, method_ref, processor_ref, created_at, updated_at)
      values (${paymentId}, ${payerId}, 'application_fee', ${randomUUID()}, 1050, 'processing', 'bank', 'pm', ${ref}, now(), now())`.execute(
      db,
    );
    if (refunded) {
      await applyProcessorEvent(db, debit[3] ?? expect.fail(), api.now);
      await sql`insert into refunds (id, payment_id, amount, reason, status, created_at)
        values (${refundId}, ${paymentId}, 1050, 'test', 'started', now())`.execute(db);
      await sql`update payments set refunded = 1050 where id = ${paymentId}`.execute(db);
    }
    for (const one of order) for (let time = 0; time < 2; time += 1) await applyProcessorEvent(db, one, api.now);
    end = await digest(db, paymentId, refundId);
    throw UNDO;
  });
  await expect(run).rejects.toBe(UNDO);
  return end;
}

test.each([
  ['a bank debit that comes and is taken back', debit, false, { status: 'returned', failure: 'bank_cannot_process' }],
  [
    'a payment that is given back, whose refund comes back, and that is disputed',
    givenBack,
    true,
    { status: 'returned', failure: 'bank_cannot_process' },
  ],
  ['a dispute that is won (M12)', disputeWon, false, { status: 'succeeded', failure: null }],
] as const)(
  'M4: %s ends the same in every order, each message twice',
  async (what, life, refunded, end) => {
    const { id: payerId } = await createPerson(api, 'resident');
    const inOrder = await endOf(payerId, life, refunded);
    expect(inOrder).toMatchObject([{ ...end, refunded: 0 }]);
    const orders = [...ordersOf(life)];
    expect(orders).toHaveLength(720);
    // The reverse of the usual order is the hardest, and each message is the first once.
    const firsts = life.map((first) => [first, ...life.filter((each) => each !== first)]);
    const tried = [life.toReversed(), ...firsts, ...randomSample(orders, 24, what)];
    for (const order of tried) expect(await endOf(payerId, order, refunded)).toEqual(inOrder);
  },
  240_000,
);
