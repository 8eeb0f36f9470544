import { describe, expect, test } from 'vitest';
import { threads } from '@/contract/account/threads/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { sendGuestEmail } from './guests';

const api = testApi();
const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test' };
const letter = { contact, subject: 'A key', topic: 'other' as const, body: 'I have lost it.' };
const secret = { 'inbound-secret': 'a secret of our mail' };

const mail = (to: string, text: string, from = contact.email, messageId = `<${Math.random()}@mail>`) =>
  api.fetch('/inbound-mail', {
    method: 'POST',
    headers: { 'content-type': 'application/json', sourcetype: 'Consumer', ...secret },
    body: JSON.stringify({ messageId, from, to, text }),
  });

describe('createGuestThread', () => {
  test('keeps a message, our answer, and the reply of a guest in one thread', async () => {
    const iris = await createPerson(api, 'staff');
    const { answerBy } = await api.call(threads.createGuestThread, { body: letter });
    expect(new Date(answerBy) > api.now).toBe(true);
    const [card] = (await api.callAs(iris, threads.listThreads, { query: { status: 'waiting' } })).items;
    expect(card).toMatchObject({ from: 'Ada Byron', subject: 'A key', excerpt: 'I have lost it.' });
    const params = { threadId: card?.id ?? '' };
    api.now = new Date(api.now.getTime() + 60_000);
    await api.callAs(iris, threads.addMessage, { params, body: { body: 'We have another.' } });
    const answer = (await api.callAs(iris, threads.getThread, { params })).messages.at(-1);
    await sendGuestEmail(api.services, { messageId: answer?.id });
    const [sent] = await api.rows<{ recipient: string; body: string; replyTo: string }>(
      `select recipient, data->>'body' as body, data->>'replyTo' as "replyTo" from outbox where template = 'guestReply'`,
    );
    expect(sent).toMatchObject({ recipient: contact.email, body: 'We have another.' });
    api.now = new Date(api.now.getTime() + 60_000);
    const twice = [1, 2].map(() =>
      mail(sent?.replyTo ?? '', 'Thank you!\n\nOn Monday Iris wrote:\n> We', undefined, '<once@mail>'),
    );
    await Promise.all(twice);
    const thread = await api.callAs(iris, threads.getThread, { params });
    expect(thread.status).toBe('waiting');
    expect(thread.messages.map(({ authorName, body }) => [authorName.split(' ')[0], body])).toEqual([
      ['Ada', 'I have lost it.'],
      [expect.any(String), 'We have another.'],
      ['Ada', 'Thank you!'],
    ]);
  });

  test('nothing that was written reaches the address that was given, and it gets five receipts a day at most', async () => {
    const spam = { ...letter, contact: { ...contact, firstName: 'Win at evil.test', email: 'victim@example.test' } };
    for (let n = 0; n < 7; n += 1)
      await api.call(threads.createGuestThread, {
        body: { ...spam, subject: 'Cheap pills', body: 'https://evil.test' },
      });
    const sent = await api.rows<{ template: string; data: unknown }>(
      "select template, data from outbox where recipient = 'victim@example.test'",
    );
    expect(sent).toHaveLength(5);
    for (const { template, data } of sent) {
      const { subject, body } = renderMessage(template, data);
      expect(`${subject}\n${body}`).not.toMatch(/evil|pills/);
    }
    expect(await api.rows("select from messages where body = 'https://evil.test'")).toHaveLength(7);
  });

  test('anyone else who knows the address of the answer says nothing in their name', async () => {
    await api.call(threads.createGuestThread, { body: letter });
    const [sent] = await api.rows<{ replyTo: string }>(
      `select data->>'replyTo' as "replyTo" from outbox where template = 'guestThreadCreated' order by created_at desc limit 1`,
    );
    expect((await mail(sent?.replyTo ?? '', 'Send me the key', 'mallory@example.test')).status).toBe(404);
  });

  test('members do not see it, and half a letter is refused in words', async () => {
    await api.call(threads.createGuestThread, { body: letter });
    expect(await api.callAs(await createPerson(api), threads.listThreads)).toEqual({ items: [], next: null });
    const refusal = await refusalOf(api.call(threads.createGuestThread, { body: { ...letter, body: ' ' } }));
    expect([refusal.status, refusal.message !== '']).toEqual([400, true]);
  });
});

test('a matter about our Pros is a matter like others', async () => {
  const maya = await createPerson(api);
  const begun = await api.callAs(maya, threads.createThread, { body: { subject: 'Pros', topic: 'pros', body: 'Hi' } });
  expect(begun.topic).toBe('pros');
});
