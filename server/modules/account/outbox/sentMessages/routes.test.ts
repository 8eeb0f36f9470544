import { expect, test } from 'vitest';
import { sentMessages } from '@/contract/account/sentMessages/endpoints';
import { createApiClient } from '@/lib/api/client';
import { createApp } from '@/server/app';
import { messageTemplates } from '@/server/emails/renderMessage';
import { queueMessage } from '@/server/modules/account/outbox';
import { deliverMessage } from '@/server/modules/account/outbox/jobs';
import { testApi } from '@/tests/support/api';
import { sentMessagesRoutes } from './routes';

const api = testApi();

test('anyone who builds the site reads every message; the API itself has no such door', async () => {
  await queueMessage(api.services.db, {
    dedupeKey: 'a-letter',
    channel: 'email',
    recipient: 'ada@example.test',
    template: 'guestReply',
    data: { firstName: 'Ada', from: 'Iris', subject: 'A key', body: 'For <Ada>', replyTo: 'reply@belong.test' },
  });
  const [row] = await api.rows('select id from outbox');
  await deliverMessage(api.services, { send: async () => undefined }, row);
  const app = createApp(() => api.services, { strict: true, operations: sentMessagesRoutes });
  const client = createApiClient({
    base: 'http://api.test',
    fetch: async (url, init) => app.fetch(new Request(url, init), {}),
  });
  expect(await client.call(sentMessages.listSentMessages)).toMatchObject([
    { recipient: 'ada@example.test', status: 'sent', html: expect.stringContaining('&lt;Ada&gt;') },
  ]);
  expect((await api.fetch('/dev/outbox')).status).toBe(404);
});

test('every email can be read before anybody gets it, in each of its languages', async () => {
  const app = createApp(() => api.services, { strict: true, operations: sentMessagesRoutes });
  const client = createApiClient({
    base: 'http://api.test',
    fetch: async (url, init) => app.fetch(new Request(url, init), {}),
  });
  const previews = await client.call(sentMessages.listEmailPreviews);
  expect(new Set(previews.map(({ template }) => template))).toEqual(
    new Set(messageTemplates.map(({ template }) => template)),
  );
  expect(previews.filter(({ language }) => language === 'es').length).toBeGreaterThan(5);
});
