import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Services } from '@/server/context';
import { takePayment } from '@/server/modules/money/payments';
import { openPayments } from '@/server/providers/payments/openPayments';
import { stripePayments } from '@/server/providers/payments/stripe';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { applyEvent, receiveEvent } from './events';

const api = testApi();
const [secret, older] = ['whsec_new', 'whsec_old'];

/** Stripe’s own adapter with secrets we know, the sandbox behind it. */
function withSecrets(): Services {
  const { sandbox } = openPayments({}, api.services.db, api.services.clock);
  const payments = stripePayments({ secretKey: 'sk_test', webhookSecrets: [secret, older], fetch: sandbox?.fetch });
  return { ...api.services, payments: { ...payments, ...(sandbox && { sandbox }) } };
}

const at = () => Math.floor(api.now.getTime() / 1_000);
const mac = (text: string, key: string) => createHmac('sha256', key).update(text).digest('hex');
const eventOf = (type: string, object: object) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type,
  created: at(),
  data: { object },
});
const header = (body: string, { key = secret, time = at() } = {}) => `t=${time},v1=${mac(`${time}.${body}`, key)}`;

describe('M5: the signature', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.created',
    created: 1,
    data: { object: {} },
  });
  const cases: Record<string, [accepted: boolean, body: () => string, header: () => string]> = {
    right: [true, () => body, () => header(body)],
    'of the secret before, during a rotation': [true, () => body, () => header(body, { key: older })],
    'with two of which one is right': [
      true,
      () => body,
      () => `t=${at()},v1=${'0'.repeat(64)},v1=${mac(`${at()}.${body}`, secret)}`,
    ],
    'of a wrong secret': [false, () => body, () => header(body, { key: 'whsec_other' })],
    'of another body': [false, () => body.replace('evt_1', 'evt_2'), () => header(body)],
    'of the same JSON written again': [false, () => JSON.stringify(JSON.parse(body), null, 1), () => header(body)],
    'of another time': [false, () => body, () => header(body).replace(/t=\d+/, `t=${at() - 1}`)],
    '301 seconds old': [false, () => body, () => header(body, { time: at() - 301 })],
    '301 seconds ahead': [false, () => body, () => header(body, { time: at() + 301 })],
    'without v1': [false, () => body, () => `t=${at()}`],
    'with v0 alone': [false, () => body, () => header(body).replace('v1', 'v0')],
    missing: [false, () => body, () => ''],
  };
  for (const [what, [accepted, sent, signature]] of Object.entries(cases))
    test(`${what} is ${accepted ? 'accepted' : 'refused'}`, async () => {
      await api.empty('processor_events');
      expect(await receiveEvent(withSecrets(), sent(), signature())).toBe(accepted);
      expect(await api.rows('select id from processor_events')).toHaveLength(accepted ? 1 : 0);
    });

  test('of a message that does not end no more is read than an event can be', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        if (sent > 50_000_000) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
    expect((await api.fetch('/webhooks/payments', init)).status).toBe(400);
    expect(sent).toBeLessThan(1_000_000);
  });

  test('rejects an unsigned message', async () => {
    const response = await api.fetch('/webhooks/payments', { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'badRequest' })]);
  });
});

describe('events', () => {
  async function debit(services: Services) {
    const payer = await createPerson(api, 'resident');
    return takePayment(services, {
      payerId: payer.id,
      amount: 5_500,
      purpose: 'application_fee',
      purposeId: randomUUID(),
      method: 'bank',
      methodRef: 'pm_usBankAccount_success',
    });
  }
  async function tell(services: Services, event: { id: string }) {
    const body = JSON.stringify(event);
    await receiveEvent(services, body, header(body));
    await applyEvent(services, { id: event.id });
  }
  const life = (id: string, key: string) => {
    const intent = (status: string) => ({
      id,
      object: 'payment_intent',
      status,
      metadata: { key },
      last_payment_error: null,
    });
    return [
      eventOf('payment_intent.processing', intent('processing')),
      eventOf('payment_intent.succeeded', intent('succeeded')),
      eventOf('charge.dispute.created', { id: 'du_1', payment_intent: id, reason: 'bank_cannot_process' }),
    ];
  };
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  test.each(orders)('in whatever order they come (%i, %i, %i), the end is the same', async (...order) => {
    const services = withSecrets();
    const { id, processorRef } = await debit(services);
    const messages = life(processorRef ?? '', id);
    for (const n of order) await tell(services, messages[n] ?? { id: '' });
    expect(await api.rows('select status, failure from payments where id = $1', [id])).toEqual([
      { status: 'returned', failure: 'bank_cannot_process' },
    ]);
    expect(await api.rows('select kind from ledger_transactions where source_id = $1 order by kind', [id])).toEqual([
      { kind: 'payment' },
      { kind: 'return' },
    ]);
  });

  test('M3: one that comes ten times at once counts once', async () => {
    const services = withSecrets();
    const { id, processorRef } = await debit(services);
    const [, succeeded] = life(processorRef ?? '', id);
    await Promise.all(Array.from({ length: 10 }, () => tell(services, succeeded ?? { id: '' })));
    expect(await api.rows('select kind from ledger_transactions where source_id = $1', [id])).toEqual([
      { kind: 'payment' },
    ]);
  });
});
