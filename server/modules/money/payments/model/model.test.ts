// Random sequences of what people, banks and accidents do, beside a model that fits on a page.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asSystem } from '@/server/db/client';
import { accountBalance, accounts } from '@/server/modules/money/ledger';
import { completeAbandoned, takePayment } from '@/server/modules/money/payments';
import { applyEvent, receiveEvent } from '@/server/modules/money/payments/events';
import { refund } from '@/server/modules/money/payments/refunds';
import { testApi } from '@/tests/support/api';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson } from '@/tests/support/fixtures/people';
import { isDeep } from '@/tests/support/sample';

const api = testApi();
/** In a deep run three times as many. */
const RUNS = isDeep ? 25 : 8;
const DAY = 86_400_000;

type Status = 'none' | 'started' | 'processing' | 'succeeded' | 'failed' | 'refunded' | 'returned';
/** One thing to pay for, as it should stand. */
interface Fee {
  status: Status;
  amount: number;
  refunded: number;
  way: Way;
  /** When the bank acts next. */
  due: number;
  /** When the processor took the order, where our process crashed before the reply. */
  takenAt?: number | undefined;
}
interface Model {
  now: number;
  fees: Fee[];
  refunds: Map<string, number>;
}
interface Real {
  payerId: string;
  purposes: string[];
  refundIds: string[];
  /** What the books held before. */
  before: number;
}

const ways = {
  pm_card_visa: { method: 'card', end: 'succeeded' },
  pm_card_chargeDeclined: { method: 'card', end: 'failed' },
  pm_usBankAccount_success: { method: 'bank', end: 'succeeded' },
  pm_usBankAccount_insufficientFunds: { method: 'bank', end: 'failed' },
  pm_usBankAccount_dispute: { method: 'bank', end: 'returned' },
} as const;
type Way = keyof typeof ways;

const order = (real: Real, slot: number, way: Way, amount: number) => ({
  payerId: real.payerId,
  amount,
  purpose: 'application_fee' as const,
  purposeId: real.purposes[slot] ?? '',
  method: ways[way].method,
  methodRef: way,
});

/** What the processor answers to a fee that was ordered. */
function ordered(fee: Fee, now: number): void {
  const { method, end } = ways[fee.way];
  if (method === 'bank') Object.assign(fee, { status: 'processing', due: (fee.takenAt ?? now) + 4 * DAY });
  else fee.status = end;
}

/** What the bank does by now, in its order. */
function banked(fee: Fee, now: number): void {
  const { method, end } = ways[fee.way];
  if (method !== 'bank' || fee.due > now) return;
  if (fee.status === 'processing') {
    fee.status = end === 'failed' ? 'failed' : 'succeeded';
    fee.due = end === 'returned' ? fee.due + 10 * DAY : Number.POSITIVE_INFINITY;
    // The sandbox counts the return from the day it settled on, which is the day it was looked at.
    if (end === 'returned') fee.due = now + 10 * DAY;
  } else if (fee.status === 'succeeded' || fee.status === 'refunded') {
    fee.status = 'returned';
    fee.due = Number.POSITIVE_INFINITY;
  }
}

/** Everything stands as the model says, and the money is sound. */
async function same(model: Model, real: Real): Promise<void> {
  const rows = await api.rows<{ purpose_id: string; status: Status; refunded: string; amount: string }>(
    `select distinct on (purpose_id) purpose_id, status, refunded, amount from payments where purpose_id = any($1)
     order by purpose_id, created_at desc`,
    [real.purposes],
  );
  for (const [slot, fee] of model.fees.entries()) {
    const row = rows.find(({ purpose_id }) => purpose_id === real.purposes[slot]);
    expect(row?.status ?? 'none', `fee ${slot}`).toBe(fee.status);
    if (row) expect([Number(row.amount), Number(row.refunded)]).toEqual([fee.amount, fee.refunded]);
  }
  const came: readonly Status[] = ['succeeded', 'refunded', 'returned'];
  const wanted = model.fees.reduce(
    (sum, { status, amount, refunded }) =>
      sum + (came.includes(status) ? amount - refunded : 0) - (status === 'returned' ? amount : 0),
    real.before,
  );
  expect(await asSystem(api.services.db, (trx) => accountBalance(trx, accounts.applicationFees))).toBe(wanted);
  await expectConsistentLedger(api, { underWay: model.fees.some(({ status }) => status === 'started') });
}

type Command = fc.AsyncCommand<Model, Real>;
const slots = fc.integer({ min: 0, max: 2 });
const wayOf = fc.constantFrom(...(Object.keys(ways) as Way[]));
const amounts = fc.integer({ min: 50, max: 9_999 });

/** Paid, paid again, with another body, twice at once, with a lost reply, or by a process that is killed on the way. */
const pays = fc
  .tuple(slots, wayOf, amounts, fc.constantFrom('once', 'atOnce', 'lostReply', 'before', 'after'))
  .map(([slot, way, amount, how]): Command => {
    const open = (fee: Fee) => fee.status === 'none' || fee.status === 'failed';
    return {
      check: () => true,
      toString: () => `pay(${slot}, ${way}, ${amount}, ${how})`,
      run: async (model, real) => {
        // No two fees are ordered in the same millisecond: the last one is known by its time.
        model.now += 1;
        api.now = new Date(model.now);
        const fee = model.fees[slot] ?? expect.fail('no such fee');
        const fresh = open(fee);
        const pay = () => takePayment(api.services, order(real, slot, way, amount));
        if (how === 'before' || how === 'after') {
          const at = how === 'before' ? 'payments:beforeProcessor' : 'payments:afterProcessor';
          const killed = {
            ...api.services,
            __failpoint: (name: string) => {
              if (name === at) throw new Error('killed');
            },
          };
          await takePayment(killed, order(real, slot, way, amount)).catch((error: Error) =>
            expect(error.message).toBe('killed'),
          );
          if (fresh) Object.assign(fee, { status: 'started', amount, way, refunded: 0, takenAt: undefined });
          if (how === 'after' && fee.status === 'started') fee.takenAt ??= model.now;
        } else {
          if (how === 'lostReply' && (fresh || fee.status === 'started'))
            api.services.payments.sandbox?.failNext('lostReply');
          if (fresh) Object.assign(fee, { amount, way, refunded: 0, takenAt: undefined });
          // Where the first of two finishes what a card refuses, the second is a try of its own.
          const isRefused = fee.status === 'started' && ways[fee.way].end === 'failed';
          const answers = await Promise.all(how === 'atOnce' && !fresh && !isRefused ? [pay(), pay()] : [pay()]);
          expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
          if (fresh || fee.status === 'started') ordered(fee, model.now);
        }
        await same(model, real);
      },
    };
  });

/** A part or all of it goes back; the same refund asked for again is the first one; too much moves nothing. */
const refunds = fc.tuple(slots, fc.integer({ min: 0, max: 5 }), fc.option(amounts, { nil: undefined })).map(
  ([slot, name, wish]): Command => ({
    check: (model) => model.fees[slot]?.status !== 'none',
    toString: () => `refund(${slot}, #${name}, ${wish ?? 'all'})`,
    run: async (model, real) => {
      const fee = model.fees[slot] ?? expect.fail('no such fee');
      const [{ id: paymentId } = { id: '' }] = await api.rows<{ id: string }>(
        'select id from payments where purpose_id = $1 order by created_at desc limit 1',
        [real.purposes[slot]],
      );
      const id = `${real.refundIds[name]?.slice(0, -1)}${slot}`;
      const known = model.refunds.get(`${id} ${paymentId}`);
      const taken = [...model.refunds.keys()].some((key) => key.startsWith(id));
      const left = fee.amount - fee.refunded;
      const amount = wish ?? left;
      const asked = refund(api.services, { id, paymentId, reason: 'test', ...(wish && { amount: wish }) });
      if (known !== undefined) expect((await asked).amount).toBe(known);
      else if (taken || fee.status !== 'succeeded' || amount > left || amount < 1)
        await expect(asked).rejects.toMatchObject({ code: 'conflict' });
      else {
        expect(await asked).toEqual({ status: 'succeeded', amount });
        model.refunds.set(`${id} ${paymentId}`, amount);
        fee.refunded += amount;
        if (fee.refunded === fee.amount) fee.status = 'refunded';
      }
      await same(model, real);
    },
  }),
);

/** The bank acts, its news come (twice), and the job finishes what was left lying. */
async function settles(): Promise<void> {
  await completeAbandoned(api.services);
  await api.services.payments.sandbox?.advance((body, signature) => receiveEvent(api.services, body, signature));
  const events = await api.rows<{ id: string }>('select id from processor_events where applied_at is null');
  for (const { id } of events) {
    await applyEvent(api.services, { id });
    await applyEvent(api.services, { id });
  }
}

/** Days pass, or none. */
const passes = fc.constantFrom(0, 1, 4, 11).map(
  (days): Command => ({
    check: () => true,
    toString: () => `days(${days})`,
    run: async (model, real) => {
      model.now += days * DAY + 61_000;
      api.now = new Date(model.now);
      await settles();
      for (const fee of model.fees) if (fee.status === 'started') ordered(fee, model.now);
      for (const fee of model.fees) banked(fee, model.now);
      await same(model, real);
    },
  }),
);

test('M1: whatever people, banks and accidents do, the books say what the model says', async () => {
  const payerId = (await createPerson(api, 'resident')).id;
  await fc.assert(
    fc.asyncProperty(fc.commands([pays, pays, refunds, passes], { maxCommands: 40 }), (commands) =>
      fc.asyncModelRun(async () => {
        // What the run before left lying comes to its end first.
        for (const days of [1, 15, 15]) {
          api.now = new Date(api.now.getTime() + days * DAY);
          await settles();
        }
        const now = api.now.getTime();
        const before = await asSystem(api.services.db, (trx) => accountBalance(trx, accounts.applicationFees));
        const fee = (): Fee => ({ status: 'none', amount: 0, refunded: 0, way: 'pm_card_visa', due: 0 });
        const ids = (many: number) => Array.from({ length: many }, () => randomUUID() as string);
        return {
          model: { now, fees: [fee(), fee(), fee()], refunds: new Map() },
          real: { payerId, purposes: ids(3), refundIds: ids(6), before },
        };
      }, commands),
    ),
    { numRuns: RUNS },
  );
}, 600_000);
