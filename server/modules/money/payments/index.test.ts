import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { accountBalance, accounts } from '@/server/modules/money/ledger';
import { testApi } from '@/tests/support/api';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson } from '@/tests/support/fixtures/people';
import { paymentQueues } from './deskQueues';
import { applyEvent, applyProcessorEvent, receiveEvent } from './events';
import { askAboutSilent, completeAbandoned, type PaymentRequest, takePayment } from './index';
import { refund } from './refunds';

const api = testApi();
const start = new Date('2026-11-21T12:00:00Z');
let payerId: string;
let before: number;

const earned = () => asSystem(api.services.db, (trx) => accountBalance(trx, accounts.applicationFees));
const order = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  payerId,
  amount: 5_500,
  purpose: 'application_fee',
  purposeId: randomUUID(),
  method: 'card',
  methodRef: 'pm_card_visa',
  ...more,
});
const bank = (behaviour: string) => order({ method: 'bank', methodRef: `pm_usBankAccount_${behaviour}` });
const statusOf = async (id: string) =>
  (await api.rows<{ status: string }>('select status from payments where id = $1', [id]))[0]?.status;

/** Days pass; the bank acts, notifies us, and our job applies its messages. */
async function days(number: number): Promise<void> {
  api.now = new Date(api.now.getTime() + number * 86_400_000);
  await api.services.payments.sandbox?.advance((body, signature) => receiveEvent(api.services, body, signature));
  const events = await api.rows<{ id: string }>('select id from processor_events where applied_at is null');
  for (const event of events) await applyEvent(api.services, event);
}

beforeEach(async () => {
  api.now = start;
  payerId = (await createPerson(api, 'resident')).id;
  before = await earned();
});
afterEach(async () => {
  await days(0);
  await expectConsistentLedger(api);
});

describe('a card', () => {
  test('is charged once, and the ledger says so', async () => {
    const paid = await takePayment(api.services, order());
    expect(paid).toMatchObject({ status: 'succeeded', amount: 5_500 });
    expect(await earned()).toBe(before + 5_500);
  });

  test('that is declined costs nothing, says why, and leaves the next try free', async () => {
    const first = order({ methodRef: 'pm_card_chargeDeclinedInsufficientFunds' });
    expect(await takePayment(api.services, first)).toMatchObject({ status: 'failed', failure: 'insufficient_funds' });
    expect(await earned()).toBe(before);
    expect(await takePayment(api.services, { ...first, methodRef: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    });
  });

  test('fifty submits of one fee at once make one payment', async () => {
    const wanted = order();
    const made = await Promise.all(Array.from({ length: 50 }, () => takePayment(api.services, wanted)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await earned()).toBe(before + 5_500);
  });
});

describe('M2: when something breaks', () => {
  const broken = (name: string): Services => ({
    ...api.services,
    __failpoint: (at) => {
      if (at === name) throw new Error('killed');
    },
  });

  test.each(['payments:beforeProcessor', 'payments:afterProcessor'])(
    'killed at %s, it is completed once',
    async (at) => {
      const wanted = order();
      await expect(takePayment(broken(at), wanted)).rejects.toThrow('killed');
      api.now = new Date(api.now.getTime() + 61_000);
      await completeAbandoned(api.services);
      expect(await takePayment(api.services, wanted)).toMatchObject({ status: 'succeeded' });
      expect(await earned()).toBe(before + 5_500);
    },
  );

  test.each(['payments:beforeProcessor', 'payments:afterProcessor'])(
    'killed at %s, it is looked up a day later, when its key is forgotten, and made once',
    async (at) => {
      const wanted = order();
      await expect(takePayment(broken(at), wanted)).rejects.toThrow('killed');
      api.now = new Date(api.now.getTime() + 26 * 3_600_000);
      await completeAbandoned(api.services);
      expect(await takePayment(api.services, wanted)).toMatchObject({ status: 'succeeded' });
      expect(await earned()).toBe(before + 5_500);
      await expectConsistentLedger(api);
    },
  );

  test('looks up a refund with a lost reply a day later, and gives it once', async () => {
    const paid = await takePayment(api.services, order());
    const wish = { id: randomUUID(), paymentId: paid.id, amount: 2_000, reason: 'test' };
    await expect(refund(broken('refunds:afterProcessor'), wish)).rejects.toThrow('killed');
    api.now = new Date(api.now.getTime() + 26 * 3_600_000);
    expect(await refund(api.services, wish)).toEqual({ status: 'succeeded', amount: 2_000 });
    await expectConsistentLedger(api);
  });

  test('a reply that gets lost is asked for again, and nothing is charged twice', async () => {
    api.services.payments.sandbox?.failNext('lostReply');
    expect(await takePayment(api.services, order())).toMatchObject({ status: 'succeeded' });
    expect(await earned()).toBe(before + 5_500);
  });

  test('a processor that stays away leaves the payment open, and the job ends it later', async () => {
    for (let n = 0; n < 3; n += 1) api.services.payments.sandbox?.failNext('unavailable');
    const wanted = order();
    await expect(takePayment(api.services, wanted)).rejects.toThrow();
    expect(await earned()).toBe(before);
    api.now = new Date(api.now.getTime() + 61_000);
    await completeAbandoned(api.services);
    expect(await earned()).toBe(before + 5_500);
  });

  test('a payment that never gets an answer is asked about ever less often, and keeps no other waiting', async () => {
    const asked: string[] = [];
    const silent: Services = {
      ...api.services,
      payments: {
        ...api.services.payments,
        pay: async ({ key }) => {
          asked.push(key);
          throw new Error('no answer');
        },
      },
    };
    await api.rows("update payments set next_try_at = null where status = 'started'");
    const stuck = Array.from({ length: 105 }, () => order());
    for (const each of stuck) await takePayment(silent, each).catch(() => undefined);
    const late = order();
    await expect(takePayment(broken('payments:beforeProcessor'), late)).rejects.toThrow('killed');
    const minute = async (services: Services): Promise<void> => {
      asked.length = 0;
      api.now = new Date(api.now.getTime() + 61_000);
      await completeAbandoned(services);
    };
    await minute(silent);
    expect(asked).toHaveLength(100);
    // The second run begins with those the first had no room for.
    await minute(silent);
    const [{ lateId } = { lateId: '' }] = await api.rows<{ lateId: string }>(
      'select id as "lateId" from payments where purpose_id = $1',
      [late.purposeId],
    );
    expect(asked).toContain(lateId);
    const [{ id } = { id: '' }] = await api.rows<{ id: string }>(
      "select id from payments where status = 'started' order by tries desc limit 1",
    );
    let tries = 0;
    for (let n = 0; n < 60; n += 1) {
      await minute(silent);
      tries += asked.filter((key) => key === id).length;
    }
    // Of an hour, in four or five minutes and not in sixty.
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(7);
    await api.rows("update payments set status = 'failed' where status = 'started'");
  });
});

describe('a bank debit', () => {
  test('is on its way for days, and is ours once it settled', async () => {
    const paid = await takePayment(api.services, bank('success'));
    expect(paid.status).toBe('processing');
    await days(1);
    expect([await statusOf(paid.id), await earned()]).toEqual(['processing', before]);
    await days(4);
    expect([await statusOf(paid.id), await earned()]).toEqual(['succeeded', before + 5_500]);
  });

  test('that bounces fails, and nothing is booked', async () => {
    const paid = await takePayment(api.services, bank('insufficientFunds'));
    await days(4);
    expect([await statusOf(paid.id), await earned()]).toEqual(['failed', before]);
  });

  test('that the bank takes back after it settled is taken out of our books', async () => {
    const paid = await takePayment(api.services, bank('dispute'));
    await days(4);
    expect(await earned()).toBe(before + 5_500);
    await days(10);
    expect([await statusOf(paid.id), await earned()]).toEqual(['returned', before]);
  });
});

test('refuses a sixth card within an hour of five that were declined, and takes it after that', async () => {
  const declined = () => takePayment(api.services, order({ methodRef: 'pm_card_chargeDeclined' }));
  for (let n = 0; n < 5; n += 1) expect(await declined()).toMatchObject({ status: 'failed' });
  await expect(declined()).rejects.toMatchObject({ code: 'tooManyRequests' });
  await expect(takePayment(api.services, order())).rejects.toMatchObject({ code: 'tooManyRequests' });
  expect(await takePayment(api.services, bank('insufficientFunds'))).toMatchObject({ status: 'processing' });
  api.now = new Date(start.getTime() + 61 * 60_000);
  expect(await takePayment(api.services, order())).toMatchObject({ status: 'succeeded' });
});

test('asks about a debit that should have ended, and shows staff one that is still on its way', async () => {
  const lost = await takePayment(api.services, bank('success'));
  const failed = await takePayment(api.services, bank('insufficientFunds'));
  api.now = new Date(start.getTime() + 5 * 86_400_000);
  await api.services.payments.sandbox?.advance(async () => true);
  await askAboutSilent(api.services);
  expect(await statusOf(lost.id)).toBe('processing');
  const late = await takePayment(api.services, bank('success'));
  api.now = new Date(start.getTime() + 9 * 86_400_000);
  await askAboutSilent(api.services);
  expect(await Promise.all([lost, failed, late].map(({ id }) => statusOf(id)))).toEqual([
    'succeeded',
    'failed',
    'processing',
  ]);
  expect(await earned()).toBe(before + 5_500);
  api.now = new Date(start.getTime() + 16 * 86_400_000);
  const queue = paymentQueues.find(({ id }) => id === 'payments_silent') ?? expect.fail('no queue');
  const { rows } = await asSystem(api.services.db, (trx) => queue.items(api.now).execute(trx));
  expect(rows).toMatchObject([{ id: late.id }]);
});

describe('M12: a dispute', () => {
  const tell = (type: string, paymentRef: string, status: string) =>
    asSystem(api.services.db, (db) =>
      applyProcessorEvent(
        db,
        {
          id: randomUUID(),
          type,
          createdAt: api.now,
          payment: { ref: paymentRef, status: 'failed', failure: 'fraudulent' },
          ...(status === 'won' ? { isReinstated: true } : { isReturned: true }),
          dispute: { ref: `du_${paymentRef}`, status, reason: 'fraudulent', amount: 5_500, evidenceDueAt: null },
        },
        api.now,
      ),
    );

  test('takes the money, is answered by our team, and gives it again when it is won', async () => {
    const { id, processorRef } = await takePayment(api.services, order());
    await tell('charge.dispute.created', processorRef ?? '', 'needs_response');
    expect([await statusOf(id), await earned()]).toEqual(['returned', before]);
    const [dispute] = await api.rows('select status from disputes where payment_id = $1', [id]);
    expect(dispute).toEqual({ status: 'needs_response' });
    await tell('charge.dispute.closed', processorRef ?? '', 'won');
    await tell('charge.dispute.created', processorRef ?? '', 'needs_response');
    expect([await statusOf(id), await earned()]).toEqual(['succeeded', before + 5_500]);
    expect(await api.rows('select status from disputes where payment_id = $1', [id])).toEqual([{ status: 'won' }]);
  });

  test('of a part takes that part of an application fee, and gives it again when it is won', async () => {
    const sandbox = api.services.payments.sandbox ?? expect.fail('no sandbox');
    const { id, processorRef } = await takePayment(api.services, order());
    const dispute = await sandbox.dispute(processorRef ?? '', { amount: 2_000 });
    await days(0);
    expect([await statusOf(id), await earned()]).toEqual(['succeeded', before + 3_500]);
    await expect(
      refund(api.services, { id: randomUUID(), paymentId: id, amount: 3_501, reason: 'x' }),
    ).rejects.toThrow();
    await sandbox.closeDispute(dispute, true);
    await days(0);
    expect([await statusOf(id), await earned()]).toEqual(['succeeded', before + 5_500]);
    const due = await api.rows<{ days: number }>(
      'select extract(day from evidence_due_at - $1::timestamptz)::int as days from disputes where payment_id = $2',
      [api.now.toISOString(), id],
    );
    expect(due).toEqual([{ days: 7 }]);
  });

  test('after a partial refund takes what is left, and the payment is returned', async () => {
    const sandbox = api.services.payments.sandbox ?? expect.fail('no sandbox');
    const { id, processorRef } = await takePayment(api.services, order());
    await refund(api.services, { id: randomUUID(), paymentId: id, amount: 1_500, reason: 'test' });
    expect(await earned()).toBe(before + 4_000);
    await sandbox.dispute(processorRef ?? '', {});
    for (let time = 0; time < 2; time += 1) await days(0);
    expect([await statusOf(id), await earned()]).toEqual(['returned', before]);
    const [state] = await api.rows(
      'select returned::int as returned, refunded::int as refunded from payments where id = $1',
      [id],
    );
    expect(state).toEqual({ returned: 4_000, refunded: 1_500 });
  });

  test('of money that we do not know of is written down as such', async () => {
    expect(await tell('charge.dispute.created', 'pi_unknown', 'needs_response')).toBe(false);
  });
});

describe('M10: a refund', () => {
  test('to a bank is pending for days, and arrives', async () => {
    const { id: paymentId } = await takePayment(api.services, bank('success'));
    await days(4);
    const given = await refund(api.services, { id: randomUUID(), paymentId, reason: 'test' });
    expect(given).toMatchObject({ status: 'succeeded' });
    await days(6);
    expect([await statusOf(paymentId), await earned()]).toEqual(['refunded', before]);
  });

  test.each(['canceled', 'failed'])('to a bank that is %s belongs to its payment again', async (end) => {
    const sandbox = api.services.payments.sandbox ?? expect.fail('no sandbox');
    const { id: paymentId } = await takePayment(api.services, bank(end === 'failed' ? 'refundFail' : 'success'));
    await days(4);
    const id = randomUUID();
    await refund(api.services, { id, paymentId, amount: 2_000, reason: 'test' });
    const [made] = await api.rows<{ ref: string }>('select processor_ref as ref from refunds where id = $1', [id]);
    if (end === 'canceled') await sandbox.cancelRefund(made?.ref ?? '');
    await days(6);
    expect(await api.rows('select status from refunds where id = $1', [id])).toEqual([{ status: 'failed' }]);
    expect(await statusOf(paymentId)).toBe('succeeded');
    expect(await earned()).toBe(before + 3_500);
  });

  test('gives back a part, then the rest, then nothing more', async () => {
    const { id: paymentId } = await takePayment(api.services, order());
    const back = (amount?: number) => refund(api.services, { id: randomUUID(), paymentId, amount, reason: 'test' });
    expect(await back(1_500)).toEqual({ status: 'succeeded', amount: 1_500 });
    expect(await statusOf(paymentId)).toBe('succeeded');
    expect(await back()).toEqual({ status: 'succeeded', amount: 4_000 });
    expect([await statusOf(paymentId), await earned()]).toEqual(['refunded', before]);
    await expect(back(1)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('that was refused is never asked for again under its id, and goes back under another', async () => {
    const { id: paymentId } = await takePayment(api.services, order());
    const asked: string[] = [];
    const processor = {
      ...api.services.payments,
      refund: async ({ key }: { key: string }) => {
        asked.push(key);
        return { refusal: 'insufficient_funds' };
      },
    };
    const wish = { id: randomUUID(), paymentId, reason: 'test' };
    const poor = { ...api.services, payments: processor };
    expect(await refund(poor, wish)).toEqual({ status: 'refused', amount: 5_500 });
    expect(await refund(poor, wish)).toEqual({ status: 'refused', amount: 5_500 });
    expect(asked).toEqual([wish.id]);
    expect(await api.rows('select status, refusal from refunds where id = $1', [wish.id])).toEqual([
      { status: 'refused', refusal: 'insufficient_funds' },
    ]);
    expect(await refund(api.services, { ...wish, id: randomUUID() })).toEqual({ status: 'succeeded', amount: 5_500 });
    expect(await earned()).toBe(before);
  });

  test('that came back is owed, and does not go out once more', async () => {
    const { id: paymentId } = await takePayment(api.services, order({ methodRef: 'pm_card_refundFail' }));
    const wish = { id: randomUUID(), paymentId, reason: 'test' };
    await refund(api.services, wish);
    await days(6);
    expect(await refund(api.services, wish)).toEqual({ status: 'refused', amount: 5_500 });
    await expect(refund(api.services, { ...wish, id: randomUUID() })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('two at once, each possible but together too much, never give back more than was paid', async () => {
    const { id: paymentId } = await takePayment(api.services, order());
    const back = () => refund(api.services, { id: randomUUID(), paymentId, amount: 4_000, reason: 'test' });
    const outcomes = await Promise.allSettled([back(), back(), back()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await earned()).toBe(before + 1_500);
  });

  test('asked for twice by one name happens once', async () => {
    const { id: paymentId } = await takePayment(api.services, order());
    const wish = { id: randomUUID(), paymentId, amount: 500, reason: 'test' };
    await Promise.all([refund(api.services, wish), refund(api.services, wish)]);
    await refund(api.services, wish);
    expect(await earned()).toBe(before + 5_000);
  });
});
