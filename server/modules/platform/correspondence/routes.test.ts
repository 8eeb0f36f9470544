import { beforeEach, describe, expect, test } from 'vitest';
import { threads } from '@/contract/account/threads/endpoints';
import { correspondence } from '@/contract/platform/correspondence/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { handleText } from '@/server/modules/account/texts';
import { refusalOf, testApi } from '@/tests/support/api';
import { createTour, createTourableHome } from '@/tests/support/fixtures/hosts';
import { createLease } from '@/tests/support/fixtures/leases';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(async () => {
  await api.empty('homes', 'threads', 'outbox', 'contact_log', 'text_consents', 'text_opt_outs', 'desk_items');
  await api.rows("update users set duties = '{}', phone = null where duties <> '{}' or phone is not null");
});

type Duties = NonNullable<Parameters<typeof createPerson>[2]>;
const staff = (...duties: Duties) => createPerson(api, 'staff', duties.length > 0 ? duties : undefined);

const PHONE = '+14155550134';
/** A resident under an active lease in California, who agreed to texts. */
async function texting() {
  const [sam, maya] = [await createPerson(api, 'resident'), await createPerson(api)];
  const lease = await createLease(api, { residents: [sam], owner: maya });
  await api.rows("update leases set status = 'active'");
  await api.rows('update lease_residents set person_id = $1', [sam.id]);
  await api.rows('update users set phone = $2, phone_verified_at = now() where id = $1', [sam.id, PHONE]);
  await api.rows(
    `insert into text_consents (id, user_id, phone, wording, given_at) values (gen_random_uuid(), $1, $2, 'Yes', now())`,
    [sam.id, PHONE],
  );
  return { sam, maya, homeId: lease.homeId, leaseId: lease.id };
}

describe('sendMessage', () => {
  test('begins a conversation that the person reads and answers', async () => {
    const [iris, { sam, homeId }] = [await staff('care'), await texting()];
    const { threadId } = await api.callAs(iris, correspondence.sendMessage, {
      params: { personId: sam.id },
      body: { homeId, subject: 'Your heater', body: 'When can the Pro come?' },
    });
    const thread = await api.callAs(sam, threads.getThread, { params: { threadId } });
    expect(thread).toMatchObject({ subject: 'Your heater', status: 'answered', unread: 1, home: { id: homeId } });
    expect(thread.messages).toMatchObject([{ fromStaff: true, body: 'When can the Pro come?' }]);
    await api.callAs(sam, threads.addMessage, { params: { threadId }, body: { body: 'Tomorrow.' } });
    const card = (await api.callAs(iris, threads.listThreads)).items.find(({ id }) => id === threadId);
    expect(card).toMatchObject({ status: 'waiting', from: sam.name });
    expect(await api.rows("select subject from audit_log where event = 'desk.message_sent'")).toEqual([
      { subject: `person:${sam.id}` },
    ]);
  });

  test('a colleague with the money duty alone reads the conversation they began, and no other', async () => {
    const [iris, cash, { sam }] = [await staff('support'), await staff('money'), await texting()];
    const params = { personId: sam.id };
    const body = { subject: 'Your rent', body: 'Your rent is late.' };
    const { threadId } = await api.callAs(cash, correspondence.sendMessage, { params, body });
    expect(await api.callAs(cash, threads.getThread, { params: { threadId } })).toMatchObject({ id: threadId });
    const other = await api.callAs(iris, correspondence.sendMessage, { params, body });
    expect((await refusalOf(api.callAs(cash, threads.getThread, { params: other }))).status).toBe(404);
  });

  test('refuses administrators without another duty, and a colleague as the reader', async () => {
    const [iris, ada, { sam }] = [await staff('support'), await staff('admin'), await texting()];
    const body = { subject: 'Hello', body: 'Hello' };
    const send = (who: typeof iris, personId: string) =>
      refusalOf(api.callAs(who, correspondence.sendMessage, { params: { personId }, body }));
    expect((await send(ada, sam.id)).status).toBe(403);
    expect((await send(iris, ada.id)).status).toBe(404);
  });
});

describe('sendText', () => {
  const text = (who: Awaited<ReturnType<typeof staff>>, personId: string) =>
    api.callAs(who, correspondence.sendText, { params: { personId }, body: { body: 'Your Pro is on the way.' } });

  test('queues the text for daylight at the home of a person who agreed', async () => {
    const [iris, { sam }] = [await staff('care'), await texting()];
    await text(iris, sam.id);
    const [sent] = await api.rows<{ recipient: string; time_zone: string; data: object }>(
      "select recipient, time_zone, data from outbox where template = 'deskText'",
    );
    expect(sent).toMatchObject({ recipient: PHONE, data: { body: 'Your Pro is on the way.' } });
    expect(sent?.time_zone).toMatch(/^America\//);
  });

  test.each([
    ['an unconfirmed number', 'update users set phone_verified_at = null', 'no confirmed mobile number'],
    ['no consent', 'delete from text_consents', 'not agreed to texts'],
    ['consent for another number', "update text_consents set phone = '+14155550199'", 'not agreed to texts'],
    ['STOP', `insert into text_opt_outs (phone, at, word) values ('${PHONE}', now(), 'STOP')`, 'replied STOP'],
    [
      'texts about messages off',
      `insert into notification_preferences (user_id, topic, channel, wanted)
       select id, 'messages', 'sms', false from users where phone = '${PHONE}'`,
      'turned off texts',
    ],
  ])('refuses %s, and says why before anyone writes', async (_, change, reason) => {
    const [iris, { sam }] = [await staff('care'), await texting()];
    await api.rows(change);
    const refusal = await refusalOf(text(iris, sam.id));
    expect(refusal.status).toBe(409);
    expect(refusal.message).toContain(reason);
    const { people } = await api.callAs(iris, correspondence.listPersonTimeline, { params: { personId: sam.id } });
    expect(people[0]?.textProblem).toContain(reason);
    expect((await findMessages(api, PHONE)).length).toBe(0);
    await api.rows('delete from notification_preferences');
  });

  test('an answer stands on the timeline once, and waits in a queue until we text or call', async () => {
    const [iris, { sam }] = [await staff('care', 'support'), await texting()];
    await text(iris, sam.id);
    api.now = new Date(api.now.getTime() + 60_000);
    const answer = { from: PHONE, text: 'Which Pro?', messageId: 'SM1' };
    expect(await handleText(api.services, answer)).toContain('We got your text');
    await handleText(api.services, answer);
    const queue = async () => (await api.callAs(iris, desk.getQueue, { params: { queueId: 'texts' } })).items;
    expect(await queue()).toMatchObject([{ title: sam.name, detail: 'Which Pro?' }]);
    const { items } = await api.callAs(iris, correspondence.listPersonTimeline, {
      params: { personId: sam.id },
      query: { kind: 'text' },
    });
    expect(items.map(({ title }) => title)).toEqual([`${sam.name} texted`, `${iris.name} texted ${sam.name}`]);
    api.now = new Date(api.now.getTime() + 60_000);
    await api.callAs(iris, correspondence.logCall, {
      params: { personId: sam.id },
      body: { direction: 'out', outcome: 'talked', summary: 'Named the Pro.' },
    });
    expect(await queue()).toEqual([]);
  });
});

/** Something of each kind about one resident. */
const fill = async () => {
  const [iris, { sam, homeId, leaseId }] = [await staff(), await texting()];
  const params = { personId: sam.id };
  await api.callAs(iris, correspondence.sendMessage, { params, body: { homeId, subject: 'Hello', body: 'Hi' } });
  await api.callAs(iris, correspondence.sendText, { params, body: { homeId, body: 'On the way' } });
  await api.callAs(iris, correspondence.logCall, {
    params,
    body: { homeId, direction: 'in', outcome: 'talked', summary: 'Asked about the deposit.' },
  });
  await api.rows(
    `insert into payments (id, payer_id, purpose, purpose_id, amount, method, method_ref, status, lease_id, home_id, created_at, updated_at)
     values (gen_random_uuid(), $1, 'rent', gen_random_uuid(), 250000, 'bank', 'pm', 'succeeded', $2, $3, now(), now())`,
    [sam.id, leaseId, homeId],
  );
  await api.rows(
    `insert into appointments (id, key, kind, host_id, host_name, host_time_zone, home_id, user_id, way, starts_at, ends_at,
       time_zone, first_name, last_name, email, phone)
     values (gen_random_uuid(), 'a-key-of-more-than-twenty-one', 'tour', $1, 'Iris', 'America/Los_Angeles', $2, $3, 'inPerson',
       now(), now() + interval '30 minutes', 'America/Los_Angeles', 'Sam', 'Reyes', 'sam@test.test', '+14155550134')`,
    [iris.id, homeId, sam.id],
  );
  await api.rows("insert into home_events (id, home_id, kind, at) values (gen_random_uuid(), $1, 'repaired', now())", [
    homeId,
  ]);
  return { iris, sam, homeId, leaseId };
};

describe('listPersonTimeline', () => {
  test('one timeline of a person, a home, and a lease has messages, texts, calls, payments, visits, and changes', async () => {
    const { iris, sam, homeId, leaseId } = await fill();
    const kindsOf = (items: readonly { kind: string }[]) => [...new Set(items.map(({ kind }) => kind))].toSorted();
    const person = await api.callAs(iris, correspondence.listPersonTimeline, { params: { personId: sam.id } });
    const home = await api.callAs(iris, correspondence.listHomeTimeline, { params: { homeId } });
    const lease = await api.callAs(iris, correspondence.listLeaseTimeline, { params: { leaseId } });
    expect(kindsOf(home.items)).toEqual(['call', 'change', 'message', 'payment', 'text', 'visit']);
    for (const page of [person, lease])
      expect(kindsOf(page.items)).toEqual(expect.arrayContaining(['call', 'message', 'payment', 'text', 'visit']));
    expect(home.items.map(({ title }) => title)).toEqual(
      expect.arrayContaining([`$2,500.00 from ${sam.name}`, `${iris.name} wrote: Hello`, 'Home: repaired']),
    );
    expect(home.items.map(({ at }) => at)).toEqual(
      home.items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(lease.people.map(({ name }) => name)).toContain(sam.name);
    const calls = await api.callAs(iris, correspondence.listHomeTimeline, {
      params: { homeId },
      query: { kind: 'call' },
    });
    expect(calls.items).toMatchObject([{ kind: 'call', detail: 'Asked about the deposit.' }]);
  });
});

describe('listHomeTimeline', () => {
  test('shows what the duties of the reader show', async () => {
    const { homeId } = await fill();
    const kinds = async (...duties: Duties) =>
      (await api.callAs(await staff(...duties), correspondence.listHomeTimeline, { params: { homeId } })).kinds;
    expect(await kinds('money')).toEqual(['text', 'call', 'payment', 'visit', 'change']);
    expect(await kinds('care')).toEqual(['message', 'text', 'call', 'visit', 'change']);
    expect(await kinds('admin')).toEqual(['visit', 'change']);
    const { items } = await api.callAs(await staff('money'), correspondence.listHomeTimeline, {
      params: { homeId },
      query: { kind: 'message' },
    });
    expect(items).toEqual([]);
  });

  test('pages through every entry once', async () => {
    const { iris, homeId } = await fill();
    for (let n = 0; n < 30; n += 1)
      await api.rows(
        `insert into home_events (id, home_id, kind, at) values (gen_random_uuid(), $1, 'repaired', now() - interval '1 day')`,
        [homeId],
      );
    const first = await api.callAs(iris, correspondence.listHomeTimeline, { params: { homeId } });
    const second = await api.callAs(iris, correspondence.listHomeTimeline, {
      params: { homeId },
      query: { after: first.next ?? '' },
    });
    expect(second.next).toBeNull();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('home-'))).toHaveLength(31);
  });
});

describe('listLeaseTimeline', () => {
  test('has what belongs to its people and its home, and nothing of another lease', async () => {
    const { iris, leaseId } = await fill();
    const other = await createPerson(api, 'resident');
    const before = await api.callAs(iris, correspondence.listLeaseTimeline, { params: { leaseId } });
    await api.callAs(iris, correspondence.logCall, {
      params: { personId: other.id },
      body: { direction: 'in', outcome: 'talked', summary: 'Asked about another home.' },
    });
    const { items } = await api.callAs(iris, correspondence.listLeaseTimeline, { params: { leaseId } });
    expect(items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id));
    expect(
      (await refusalOf(api.callAs(await staff('admin'), correspondence.listLeaseTimeline, { params: { leaseId } })))
        .status,
    ).toBe(403);
  });
});

describe('logCall', () => {
  test('keeps who called, the result, and what it was about, with its author', async () => {
    const [iris, { sam, homeId }] = [await staff('support'), await texting()];
    const params = { personId: sam.id };
    const body = { homeId, direction: 'out', outcome: 'leftVoicemail', summary: 'Asked to call back.' } as const;
    await api.callAs(iris, correspondence.logCall, { params, body });
    const { items } = await api.callAs(iris, correspondence.listPersonTimeline, { params, query: { kind: 'call' } });
    expect(items).toMatchObject([
      { title: `${iris.name} called ${sam.name}: left a voicemail`, detail: 'Asked to call back.' },
    ]);
    expect((await refusalOf(api.callAs(sam, correspondence.logCall, { params, body }))).status).toBe(403);
  });
});

describe('logVisitorCall', () => {
  test('stands on the timeline of the home, also of a visitor without an account', async () => {
    const iris = await staff('leasing');
    const { homeId, hostId } = await createTourableHome(api);
    const key = await createTour(api, homeId, hostId);
    const [visit] = await api.rows<{ id: string; first_name: string; last_name: string }>(
      'select id, first_name, last_name from appointments where key = $1',
      [key],
    );
    const params = { appointmentId: visit?.id ?? '' };
    const body = { direction: 'in', outcome: 'talked', summary: 'Comes ten minutes late.' } as const;
    await api.callAs(iris, correspondence.logVisitorCall, { params, body });
    const { items } = await api.callAs(iris, correspondence.listHomeTimeline, {
      params: { homeId },
      query: { kind: 'call' },
    });
    expect(items).toMatchObject([
      {
        title: `${visit?.first_name} ${visit?.last_name} called ${iris.name}`,
        detail: 'Comes ten minutes late.',
      },
    ]);
    const care = await staff('care');
    expect((await refusalOf(api.callAs(care, correspondence.logVisitorCall, { params, body }))).status).toBe(403);
  });
});
