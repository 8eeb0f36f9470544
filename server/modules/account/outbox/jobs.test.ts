// How messages leave: once, however slow the other side is, and without a transaction that waits for it.
import { beforeEach, expect, test } from 'vitest';
import type { OutgoingEmail } from '@/server/providers/mail/mail';
import type { OutgoingSms } from '@/server/providers/sms/sms';
import { testApi } from '@/tests/support/api';
import { slowProvider } from '@/tests/support/slowProvider';
import { queueMessage } from './index';
import { deliverMessage } from './jobs';

const api = testApi();
beforeEach(() => api.rows('delete from outbox'));

async function queued(channel: 'email' | 'sms') {
  await queueMessage(api.services.db, {
    dedupeKey: `test:${channel}`,
    channel,
    recipient: channel === 'sms' ? '+14155550134' : 'ada@example.test',
    template: 'leadReceived',
    data: { firstName: 'Ada', answerBy: '2026-11-22T20:00:00Z' },
  });
  const [row] = await api.rows<{ id: string }>('select id from outbox');
  return { id: row?.id ?? '' };
}
const outbox = () => api.rows('select status, attempts, last_error, claimed_until from outbox');
const noMail = { send: async () => expect.fail('no email was expected') };

test.each(['email', 'sms'] as const)('a slow %s leaves once, and no transaction is open meanwhile', async (channel) => {
  const row = await queued(channel);
  const slow = slowProvider<OutgoingEmail | OutgoingSms>();
  const services = { ...api.services, sms: { ...api.services.sms, send: slow.call } };
  const mail = channel === 'email' ? { send: slow.call } : noMail;
  const first = deliverMessage(services, mail, row);
  await slow.started;
  await expect.poll(() => api.openTransactions()).toBe(0);
  await deliverMessage(services, mail, row);
  slow.finish();
  await first;
  await deliverMessage(services, mail, row);
  expect(slow.calls).toHaveLength(1);
  expect(await outbox()).toEqual([{ status: 'sent', attempts: 1, last_error: null, claimed_until: null }]);
});

test('sends codes and links first, and alerts last', async () => {
  const home = { name: 'Oakland', link: 'https://belong.test/homes', more: 0, homes: [], unsubscribe: '' };
  for (const letter of [
    { template: 'newHomes', data: { firstName: 'Ada', ...home } },
    { template: 'leadReceived', data: { firstName: 'Ada', answerBy: '2026-11-22T20:00:00Z' } },
    { template: 'loginCode', data: { firstName: 'Ada', code: '123456' } },
  ] as const)
    await queueMessage(api.services.db, {
      dedupeKey: `priority:${letter.template}`,
      channel: 'email',
      recipient: 'ada@example.test',
      ...letter,
    });
  const jobs = await api.rows(
    "select key, priority from graphile_worker.jobs where key like 'deliver:priority:%' order by priority",
  );
  expect(jobs).toEqual([
    { key: 'deliver:priority:loginCode', priority: -10 },
    { key: 'deliver:priority:leadReceived', priority: 0 },
    { key: 'deliver:priority:newHomes', priority: 10 },
  ]);
});

test('sends a message again after the claim of a dead delivery has expired', async () => {
  const row = await queued('email');
  await api.rows('update outbox set claimed_until = $1', [new Date(api.now.getTime() + 60_000)]);
  const sent: OutgoingEmail[] = [];
  const mail = { send: async (email: OutgoingEmail) => void sent.push(email) };
  await deliverMessage(api.services, mail, row);
  expect(sent).toHaveLength(0);
  expect(
    await api.rows("select run_at from graphile_worker.jobs where key = 'deliver-again:' || $1", [row.id]),
  ).toEqual([{ run_at: new Date(api.now.getTime() + 60_000) }]);
  api.now = new Date(api.now.getTime() + 60_000);
  await deliverMessage(api.services, mail, row);
  expect(sent).toHaveLength(1);
});
