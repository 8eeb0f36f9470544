import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { openLiveUpdates } from '@/tests/support/fixtures/liveUpdates';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { notifyNewMessage } from './jobs';

const api = testApi();
let ada: Person & { email: string };
let iris: Person & { email: string };
beforeEach(async () => {
  ada = await createPerson(api, 'resident');
  iris = await createPerson(api, 'staff');
});

const begin = (more = {}) =>
  api.callAs(ada, threads.createThread, {
    body: { subject: 'The heating', topic: 'repair', body: 'It is cold in here.', ...more },
  });
const answer = (threadId: string, body = 'Somebody is on the way.') =>
  api.callAs(iris, threads.addMessage, { params: { threadId }, body: { body } });

describe('createThread', () => {
  test('begins with the first message, waits for us, and knows the home', async () => {
    const homeId = await createHome(api);
    const thread = await begin({ homeId });
    expect(thread).toMatchObject({ status: 'waiting', home: { id: homeId }, unread: 0 });
    expect(thread.messages).toMatchObject([{ body: 'It is cold in here.', fromStaff: false, authorId: ada.id }]);
  });

  test('a file that is not one’s own cannot be attached, and nothing is begun', async () => {
    const refusal = await refusalOf(begin({ attachments: ['018f0000-0000-7000-8000-000000000000'] }));
    expect(refusal.status).toBe(400);
    expect(await api.callAs(ada, threads.listThreads)).toEqual({ items: [], next: null });
  });
});

describe('addMessage', () => {
  test('an answer of ours is unread for the member, a to-do, and turns the thread to answered', async () => {
    const { id } = await begin();
    advanceClock(api, 60);
    await answer(id);
    const [card] = (await api.callAs(ada, threads.listThreads)).items;
    expect(card).toMatchObject({ unread: 1, status: 'answered', excerpt: 'Somebody is on the way.' });
    expect((await api.callAs(ada, account.getAccount)).unreadMessages).toBe(1);
    expect((await api.callAs(ada, todos.listTodos))[0]).toMatchObject({ kind: 'unreadMessage' });
  });

  test('a stranger finds no such thread, to read or to write', async () => {
    const { id } = await begin();
    const ben = await createPerson(api, 'resident');
    const write = api.callAs(ben, threads.addMessage, { params: { threadId: id }, body: { body: 'Hi' } });
    expect((await refusalOf(write)).status).toBe(404);
    expect((await refusalOf(api.callAs(ben, threads.getThread, { params: { threadId: id } }))).status).toBe(404);
    expect(await api.callAs(ben, threads.listThreads)).toEqual({ items: [], next: null });
  });
});

describe('listThreads', () => {
  test('searches messages and subjects of the caller only', async () => {
    await begin();
    const found = async (search: string, who = ada) =>
      (await api.callAs(who, threads.listThreads, { query: { search } })).items;
    expect(await found('COLD in')).toHaveLength(1);
    expect(await found('heating')).toHaveLength(1);
    expect(await found('100%')).toEqual([]);
    expect(await found('COLD in', await createPerson(api))).toEqual([]);
    const { id } = (await found('heating'))[0] ?? {};
    expect((await found('COLD in', iris)).map((card) => card.id)).toContain(id);
    expect((await found('heating', iris)).map((card) => card.id)).toContain(id);
  });

  test('goes on where the page before ended, each thread once, also within one moment', async () => {
    const person = await createPerson(api);
    await api.rows(
      `with made as (insert into threads (id, subject, topic, created_at, last_message_at)
         select gen_random_uuid(), 'Thread ' || n, 'other', now(), '2026-01-01'::timestamptz - (n / 3) * interval '1 microsecond'
         from generate_series(1, 120) n returning id)
       insert into thread_participants (thread_id, user_id, joined_at, last_read_at, reply_key)
       select id, $1, now(), now(), id::text from made`,
      [person.id],
    );
    const seen: string[] = [];
    const sizes: number[] = [];
    let after: string | undefined;
    do {
      const page = await api.callAs(person, threads.listThreads, { query: { ...(after && { after }) } });
      seen.push(...page.items.map(({ id }) => id));
      sizes.push(page.items.length);
      after = page.next ?? undefined;
    } while (after);
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    const latest = await api.rows<{ id: string }>(
      'select id from threads join thread_participants own on own.thread_id = id where own.user_id = $1 order by last_message_at desc, id desc',
      [person.id],
    );
    expect(seen).toEqual(latest.map(({ id }) => id));
  });

  test('shows staff threads that wait for an answer', async () => {
    const { id } = await begin();
    const waiting = async () => (await api.callAs(iris, threads.listThreads, { query: { status: 'waiting' } })).items;
    expect((await waiting()).map((card) => card.id)).toContain(id);
    await answer(id);
    expect((await waiting()).map((card) => card.id)).not.toContain(id);
  });
});

describe('getThread', () => {
  test('shows who reads along and how far', async () => {
    const { id } = await begin();
    advanceClock(api, 60);
    await answer(id);
    const { participants } = await api.callAs(ada, threads.getThread, { params: { threadId: id } });
    expect(participants).toMatchObject([
      { userId: ada.id, staff: false },
      { userId: iris.id, staff: true, lastReadAt: api.now.toISOString() },
    ]);
    expect(participants[1]?.name).toMatch(/^Ada\d+ at Belong$/);
  });
});

describe('markThreadRead', () => {
  test('nothing is unread afterwards, and the to-do is done', async () => {
    const { id } = await begin();
    advanceClock(api, 60);
    await answer(id);
    advanceClock(api, 60);
    await api.callAs(ada, threads.markThreadRead, { params: { threadId: id } });
    expect((await api.callAs(ada, account.getAccount)).unreadMessages).toBe(0);
    expect(await api.callAs(ada, todos.listTodos)).toEqual([]);
  });
});

describe('closeThread', () => {
  test('is for staff; a word of the member opens it again', async () => {
    const { id } = await begin();
    const params = { threadId: id };
    expect((await refusalOf(api.callAs(ada, threads.closeThread, { params }))).status).toBe(403);
    expect((await api.callAs(iris, threads.closeThread, { params })).status).toBe('closed');
    expect((await refusalOf(api.callAs(iris, threads.closeThread, { params }))).status).toBe(409);
    const again = await api.callAs(ada, threads.addMessage, { params, body: { body: 'Still cold.' } });
    expect(again.status).toBe('waiting');
  });
});

async function letterOf(threadId: string) {
  await notifyNewMessage(api.services, { threadId, userId: ada.id });
  return (await findMessages(api, ada.email)).at(-1);
}

describe('muteThread', () => {
  test('no letter is written about it any more', async () => {
    const { id } = await begin();
    advanceClock(api, 60);
    await api.callAs(ada, threads.muteThread, { params: { threadId: id }, body: { muted: true } });
    await answer(id);
    expect(await letterOf(id)).toBeUndefined();
  });
});

describe('letters about messages', () => {
  test('one is written for what was not read, none for what was', async () => {
    const { id } = await begin();
    advanceClock(api, 60);
    await answer(id);
    expect((await letterOf(id))?.data).toMatchObject({ subject: 'The heating', body: 'Somebody is on the way.' });
    await letterOf(id);
    expect(await findMessages(api, ada.email)).toHaveLength(1);
    advanceClock(api, 60);
    await answer(id, 'They rang.');
    advanceClock(api, 60);
    await api.callAs(ada, threads.markThreadRead, { params: { threadId: id } });
    await letterOf(id);
    expect(await findMessages(api, ada.email)).toHaveLength(1);
  });
});

async function mail(letter: object, secret = 'a secret of our mail') {
  const headers = { 'content-type': 'application/json', 'inbound-secret': secret };
  return api.fetch('/inbound-mail', { method: 'POST', headers, body: JSON.stringify(letter) });
}

describe('receiveEmail', () => {
  test('an answer to our letter stands in its thread, once, without what it quotes', async () => {
    const { id } = await begin();
    advanceClock(api, 60);
    await answer(id);
    const to = (await letterOf(id))?.data.replyTo ?? '';
    advanceClock(api, 60);
    const letter = {
      messageId: '<1@mail.test>',
      from: `Ada <${ada.email}>`,
      to,
      text: 'Thank you!\n\nOn Sat, Nov 21, 2026 Belong wrote:\n> Somebody is on the way.',
    };
    expect((await mail(letter)).status).toBe(200);
    expect((await mail(letter)).status).toBe(200);
    const { messages } = await api.callAs(ada, threads.getThread, { params: { threadId: id } });
    expect(messages.map(({ body, via }) => [body, via])).toEqual([
      ['It is cold in here.', 'site'],
      ['Somebody is on the way.', 'site'],
      ['Thank you!', 'mail'],
    ]);
  });

  test('another sender, another address, another secret: none of them gets in', async () => {
    const { id } = await begin();
    advanceClock(api, 60);
    await answer(id);
    const to = (await letterOf(id))?.data.replyTo ?? '';
    const letter = { messageId: '<2@mail.test>', from: ada.email, to, text: 'Hi' };
    expect((await mail({ ...letter, from: 'mallory@example.test' })).status).toBe(404);
    expect((await mail({ ...letter, to: `reply+${'0'.repeat(32)}@reply.belong.test` })).status).toBe(404);
    expect((await mail(letter, 'another secret')).status).toBe(404);
  });
});

describe('live updates of threads', () => {
  test('reach the people concerned, and no one else', async () => {
    const ben = await createPerson(api, 'resident');
    const [adaHears, benHears] = [await openLiveUpdates(api, ada), await openLiveUpdates(api, ben)];
    // Anyone who comes first opens the connection; from this word on nothing is missed.
    await adaHears.until('missed');
    await benHears.until('missed');
    await begin();
    await adaHears.until('event: threads');
    const heard = benHears.heard();
    expect(heard).not.toContain('threads');
    await Promise.all([adaHears.stop(), benHears.stop()]);
  });

  test('reach at once the colleague who has a thread on their desk; the others hear of many at a time', async () => {
    const { id } = await begin();
    const rex = await createPerson(api, 'staff');
    await api.rows(
      "insert into desk_items (queue, item_id, assignee_id, assigned_at) values ('messages', $1, $2, now())",
      [id, iris.id],
    );
    const [irisHears, rexHears] = [await openLiveUpdates(api, iris), await openLiveUpdates(api, rex)];
    await irisHears.until('missed');
    await rexHears.until('missed');
    const write = () =>
      api.callAs(ada, threads.addMessage, { params: { threadId: id }, body: { body: 'And once more.' } });
    await write();
    await irisHears.until('event: threads');
    await rexHears.until('event: threads');
    irisHears.forget();
    await write();
    await irisHears.until('event: threads');
    expect(rexHears.heard().match(/event: threads/g)).toHaveLength(1);
    await Promise.all([irisHears.stop(), rexHears.stop()]);
  });

  test('end with the session they were opened in, and with no other', async () => {
    const cleo = await createPerson(api, 'resident');
    const [adaHears, cleoHears] = [await openLiveUpdates(api, ada), await openLiveUpdates(api, cleo)];
    await adaHears.until('missed');
    await cleoHears.until('missed');
    await api.rows('update sessions set revoked_at = now() where id = $1', [cleo.sessionId]);
    await cleoHears.ended();
    await begin();
    await adaHears.until('event: threads');
    await adaHears.stop();
  });

  test('one person has six at a time; a further one is refused until one of them ends', async () => {
    const dora = await createPerson(api, 'resident');
    const headers = { authorization: `Bearer ${await api.tokenFor(dora)}` };
    const all = await Promise.all(Array.from({ length: 6 }, () => openLiveUpdates(api, dora)));
    expect((await api.fetch('/live', { headers })).status).toBe(429);
    await all.pop()?.stop();
    const again = await openLiveUpdates(api, dora);
    await Promise.all([...all, again].map((each) => each.stop()));
  });

  test('are not for a visitor', async () => {
    expect((await api.fetch('/live')).status).toBe(401);
  });
});
