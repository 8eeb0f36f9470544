import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { openDb } from '@/server/db/client';
import { sweepTable } from '@/server/modules/account/personalData/retention/jobs';
import { operations } from '@/tests/api/operations';
import { validBodies } from '@/tests/api/validBodies';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('leads', 'lead_events', 'outbox', 'idempotency_keys'));

const body = { type: 'leasing', contact: { firstName: 'Ada', lastName: 'L', email: 'ada@example.test' } } as const;
const send = (idempotencyKey: string, more: object = {}) =>
  api.call(leads.createLead, { body: { ...body, ...more } }, { idempotencyKey });
const stored = async () => (await api.rows('select id from leads')).length;

test('M16: fifteen of the same request at once have one effect; each answers that, or says it is still running', async () => {
  const replies = await Promise.allSettled(Array.from({ length: 15 }, () => send('same-key-1')));
  expect(await stored()).toBe(1);
  const answers = new Set(replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value.id] : [])));
  expect(answers.size).toBe(1);
  for (const reply of replies)
    if (reply.status === 'rejected') expect(reply.reason).toMatchObject({ status: 409, code: 'inProgress' });
});

test('M16: a key used for another request is refused, and the first effect stays alone', async () => {
  await send('same-key-2');
  expect(await refusalOf(send('same-key-2', { topic: 'owning' }))).toMatchObject({
    status: 422,
    code: 'idempotencyKeyReused',
  });
  expect(await stored()).toBe(1);
});

test('two people may use the same key', async () => {
  const [ada, bob] = [await createPerson(api), await createPerson(api)];
  const one = await api.callAs(ada, leads.createLead, { body }, { idempotencyKey: 'same-key-3' });
  const other = { ...body, contact: { ...body.contact, email: 'bob@example.test' } };
  const two = await api.callAs(bob, leads.createLead, { body: other }, { idempotencyKey: 'same-key-3' });
  expect(one.id).not.toBe(two.id);
});

test('a refused request leaves its key free for the corrected one', async () => {
  await refusalOf(send('same-key-4', { type: 'gift' }));
  await send('same-key-4');
  expect(await stored()).toBe(1);
});

test('takes over the key of a dead request after a minute, not before', async () => {
  await send('same-key-5');
  await api.rows("update idempotency_keys set state = 'started', response_status = null where key = 'same-key-5'");
  expect(await refusalOf(send('same-key-5'))).toMatchObject({ code: 'inProgress' });
  await api.rows("update idempotency_keys set locked_until = now() - interval '1 second' where key = 'same-key-5'");
  await send('same-key-5');
  expect(await api.rows("select state from idempotency_keys where key = 'same-key-5'")).toEqual([
    { state: 'finished' },
  ]);
});

test('a key too short, too long or unreadable is refused', async () => {
  for (const key of ['short', 'x'.repeat(129), 'with spaces'])
    expect(await refusalOf(send(key))).toMatchObject({ status: 400 });
  for (const key of ['x'.repeat(8), 'x'.repeat(128)]) await send(key);
});

test('one that still runs says when to ask again', async () => {
  await send('same-key-6');
  await api.rows("update idempotency_keys set state = 'started', response_status = null where key = 'same-key-6'");
  const reply = await api.fetch('/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'same-key-6' },
    body: JSON.stringify(body),
  });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([409, '1']);
});

test('M16: what was answered is answered again to the letter, a month later too', async () => {
  const first = await send('same-key-7');
  await api.rows("update idempotency_keys set created_at = now() - interval '29 days' where key = 'same-key-7'");
  await sweepTable({ clock: () => new Date() }, openDb(api.ownerPool), { sweep: 'idempotency_keys' });
  expect(await send('same-key-7')).toEqual(first);
  expect(await stored()).toBe(1);
});

const money = operations.filter(({ endpoint }) => endpoint.idempotent === 'required');
test.each(money)('M16: $name, which moves money, is not taken without a key', async ({ endpoint, name }) => {
  const ada = await createPerson(api, endpoint.access === 'staff' ? 'staff' : 'resident');
  const reply = await api.fetch(endpoint.path.replace(/:\w+/g, randomUUID()), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await api.tokenFor(ada)}` },
    body: JSON.stringify(validBodies[name]),
  });
  expect([reply.status, await reply.json()]).toEqual([400, expect.objectContaining({ code: 'badRequest' })]);
});

test('whatever charges or holds money is among them', () => {
  expect(money.map(({ name }) => name).sort()).toEqual([
    'applications.payFee',
    'charges.addCharge',
    'charges.addCredit',
    'charges.payCharges',
    'charges.recordPayment',
    'charges.returnRecordedPayment',
    'moneyRequests.requestMoney',
    'moveIns.payMoveIn',
    'ownerContributions.payContribution',
    'payoutAccounts.addPayoutAccount',
    'portfolioImports.requestOpeningBalances',
  ]);
});
