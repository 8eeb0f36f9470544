// The processor's messages late, twice, out of order, not at all, and from an endpoint that was disabled: the payment ends where
// the bank left it, because the product asks. Conditions: section 1, row 8 of the money review.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/contract/calendar/durations';
import { takePayment } from '@/server/modules/money/payments';
import type { WebhookCondition } from '@/server/providers/payments/sandbox/events';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { applyEvent, receiveEvent } from './events';
import { askForAllEvents, askForRecentEvents } from './jobs';

const api = testApi();
const sandbox = () => api.services.payments.sandbox ?? expect.fail('no sandbox');

/** Applies what was stored, as the worker does. */
async function work(): Promise<void> {
  for (const job of await takeJobs(api, 'applyProcessorEvent')) await applyEvent(api.services, job);
}

/** A minute of the sandbox: the bank acts, and messages are sent. `isUp`: whether our endpoint takes them. */
async function minute(isUp = true): Promise<number> {
  const taken = await sandbox().advance(async (body, signature) =>
    isUp ? receiveEvent(api.services, body, signature) : false,
  );
  await work();
  return taken;
}

const later = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms);
};

/** A card payment of an application fee that its bank disputes; answers the payment. */
async function payAndDispute(): Promise<string> {
  const payer = await createPerson(api);
  const { id, processorRef } = await takePayment(api.services, {
    payerId: payer.id,
    amount: 4_000,
    purpose: 'application_fee',
    purposeId: randomUUID(),
    method: 'card',
    methodRef: 'pm_card_visa',
  });
  later(HOUR_MS);
  await sandbox().dispute(processorRef ?? '', { reason: 'fraudulent' } as never);
  return id;
}

const statusOf = async (id: string) =>
  (await api.rows<{ status: string }>('select status from payments where id = $1', [id]))[0]?.status;
const booked = (id: string) =>
  api.rows("select kind from ledger_transactions where source_id = $1 and source_type = 'payment' order by kind", [id]);
const countStored = async () =>
  (await api.rows<{ n: number }>('select count(*)::int as n from processor_events'))[0]?.n;

beforeEach(async () => {
  sandbox().setWebhooks('prompt');
  await sandbox().enableWebhooks();
  await api.empty('processor_events');
  await api.rows("delete from sandbox.objects where kind = 'event'");
});

describe('a dispute that the bank opens', () => {
  for (const condition of ['prompt', 'twice', 'newestFirst'] satisfies WebhookCondition[])
    test(`${condition} takes the payment back once`, async () => {
      sandbox().setWebhooks(condition);
      const id = await payAndDispute();
      await minute();
      await minute();
      expect(await statusOf(id)).toBe('returned');
      expect(await booked(id)).toEqual([{ kind: 'payment' }, { kind: 'return' }]);
      expect(await askForRecentEvents(api.services)).toBe(0);
    });
});

test('a message that is two days late changes nothing that was asked for before', async () => {
  sandbox().setWebhooks('late');
  const id = await payAndDispute();
  await minute();
  expect(await statusOf(id)).toBe('succeeded');
  later(HOUR_MS);
  expect(await askForRecentEvents(api.services)).toBeGreaterThan(0);
  await work();
  expect(await statusOf(id)).toBe('returned');
  const before = await countStored();
  later(2 * DAY_MS);
  expect(await minute()).toBeGreaterThan(0);
  expect([await countStored(), await statusOf(id)]).toEqual([before, 'returned']);
  expect(await booked(id)).toEqual([{ kind: 'payment' }, { kind: 'return' }]);
});

test('a message that never comes is asked for within the hour, once', async () => {
  sandbox().setWebhooks('lost');
  const id = await payAndDispute();
  await minute();
  later(HOUR_MS);
  await minute();
  expect([await countStored(), await statusOf(id)]).toEqual([0, 'succeeded']);
  expect(await askForRecentEvents(api.services)).toBeGreaterThan(0);
  await work();
  expect(await statusOf(id)).toBe('returned');
  expect(await askForRecentEvents(api.services)).toBe(0);
});

test('an endpoint that refuses for two days gets its messages afterward', async () => {
  const id = await payAndDispute();
  expect(await minute(false)).toBe(0);
  later(2 * DAY_MS);
  expect(await minute(false)).toBe(0);
  expect(await minute()).toBeGreaterThan(0);
  expect(await statusOf(id)).toBe('returned');
});

test('an endpoint that refuses for three days is disabled, and asking finds what it missed', async () => {
  const id = await payAndDispute();
  await minute(false);
  later(3 * DAY_MS);
  await minute(false);
  // Of a time in which nothing is sent any more.
  const next = await payAndDispute();
  expect(await minute()).toBe(0);
  await sandbox().enableWebhooks();
  expect(await minute()).toBe(0);
  expect([await statusOf(id), await statusOf(next)]).toEqual(['succeeded', 'succeeded']);
  later(HOUR_MS);
  expect(await askForAllEvents(api.services)).toBeGreaterThan(0);
  await work();
  expect([await statusOf(id), await statusOf(next)]).toEqual(['returned', 'returned']);
});

test('what is older than the hours that are asked for is found by the day', async () => {
  sandbox().setWebhooks('lost');
  const id = await payAndDispute();
  await minute();
  later(6 * DAY_MS);
  expect(await askForRecentEvents(api.services)).toBe(0);
  expect(await askForAllEvents(api.services)).toBeGreaterThan(0);
  await work();
  expect(await statusOf(id)).toBe('returned');
});

test('reads more events than one page of the processor holds, the oldest first', async () => {
  sandbox().setWebhooks('lost');
  const ids: string[] = [];
  for (let n = 0; n < 60; n += 1) ids.push(await payAndDispute());
  await minute();
  const events = await api.services.payments.listEvents(new Date(api.now.getTime() - 30 * DAY_MS));
  expect(events.length).toBeGreaterThan(100);
  const times = events.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((one, two) => one - two));
});
