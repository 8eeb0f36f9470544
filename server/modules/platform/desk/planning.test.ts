import { beforeEach, describe, expect, test } from 'vitest';
import { desk } from '@/contract/platform/desk/endpoints';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { assignDeskItems } from './jobs';

const api = testApi();
const NOW = new Date('2026-11-21T12:00:00Z');
beforeEach(async () => {
  api.now = NOW;
  await api.empty('homes', 'leads', 'outbox', 'desk_items', 'desk_notes', 'desk_tasks', 'desk_assignment_rules');
  await api.rows("update users set duties = '{}' where duties <> '{}'");
});

// The clock stands at 4 AM on November 21, 2026, at our office.
const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';

const staff = (...duties: Parameters<typeof createPerson>[2] & object) =>
  createPerson(api, 'staff', duties.length > 0 ? duties : undefined);

const readyHome = () => createHome(api, { status: 'ready' });
const pageOf = (who: Person, queueId: string, query = {}) =>
  api.callAs(who, desk.getQueue, { params: { queueId }, query });
const plan = (who: Person, queueId: string, itemIds: readonly string[], body: object) =>
  api.callAs(who, desk.planItems, { params: { queueId }, body: { itemIds: [...itemIds], ...body } });
const countOf = async (who: Person, id: string) =>
  (await api.callAs(who, desk.listQueues)).find((queue) => queue.id === id)?.count;

const createLead = async (): Promise<string> => {
  const [row] = await api.rows<{ id: string }>(
    `insert into leads (id, type, first_name, last_name, email, message, created_at, answer_by)
     values (gen_random_uuid(), 'ask_a_question', 'Ada', 'Visitor', 'ada@visitors.test', 'Is it quiet?', $1,
       $1::timestamptz + interval '5 days') returning id`,
    [api.now.toISOString()],
  );
  return row?.id ?? '';
};
const worksIn = (person: Person, homeId: string) =>
  api.rows('insert into region_hosts (region_id, host_id) select region_id, $2 from homes where id = $1', [
    homeId,
    person.id,
  ]);
const isOff = (person: Person, day: string) =>
  api.rows('insert into host_days_off (host_id, day) values ($1, $2)', [person.id, day]);
const take = (who: Person, queueId: string, queueItemId: string) =>
  api.callAs(who, desk.assignItem, { params: { queueId, queueItemId }, body: { assigneeId: who.id } });

describe('getQueue', () => {
  test('lists who is there with the fewest open items of every queue first, and who is off last', async () => {
    const [iris, nils, ole] = [await staff(), await staff('leasing'), await staff('leasing')];
    await take(iris, 'homes_ready', await readyHome());
    await take(iris, 'leads', await createLead());
    await take(nils, 'leads', await createLead());
    await isOff(ole, TODAY);
    const { assignees } = await pageOf(nils, 'leads');
    expect(assignees.map(({ id, openItems, isAway }) => ({ id, openItems, isAway }))).toEqual([
      { id: nils.id, openItems: 1, isAway: false },
      { id: iris.id, openItems: 2, isAway: false },
      { id: ole.id, openItems: 0, isAway: true },
    ]);
  });

  test('an item that left its queue is no open item', async () => {
    const iris = await staff();
    const homeId = await readyHome();
    await take(iris, 'homes_ready', homeId);
    await api.rows("update homes set status = 'active' where id = $1", [homeId]);
    expect((await pageOf(iris, 'leads')).assignees).toMatchObject([{ openItems: 0 }]);
  });

  test('names the region of an item and of those who work there', async () => {
    const [iris, homeId] = [await staff(), await readyHome()];
    await worksIn(iris, homeId);
    const { items, assignees, regions } = await pageOf(iris, 'homes_ready');
    expect(items[0]?.regionId).toEqual(assignees[0]?.regionIds[0]);
    expect(regions).toContainEqual(expect.objectContaining({ id: items[0]?.regionId }));
  });
});

describe('planItems', () => {
  test('a snoozed item leaves its queue and its count until the day, and stands under Snoozed', async () => {
    const [iris, homeId] = [await staff(), await readyHome()];
    await plan(iris, 'homes_ready', [homeId], { snoozedUntil: TOMORROW, waitingFor: 'The photographer' });
    expect((await pageOf(iris, 'homes_ready')).items).toEqual([]);
    expect(await countOf(iris, 'homes_ready')).toBe(0);
    expect((await pageOf(iris, 'homes_ready', { snoozed: 'yes' })).items).toMatchObject([
      { id: homeId, snoozedUntil: TOMORROW, waitingFor: 'The photographer', dueOn: null },
    ]);
    api.now = new Date('2026-11-22T07:59:00Z');
    expect((await pageOf(iris, 'homes_ready')).items).toEqual([]);
    api.now = new Date('2026-11-22T08:00:00Z');
    expect((await pageOf(iris, 'homes_ready')).items).toMatchObject([{ id: homeId }]);
    expect(await countOf(iris, 'homes_ready')).toBe(1);
  });

  test('changes what it names, and null takes it away', async () => {
    const [iris, homeId] = [await staff(), await readyHome()];
    await plan(iris, 'homes_ready', [homeId], { dueOn: TODAY, waitingFor: 'The owner' });
    await plan(iris, 'homes_ready', [homeId], { waitingFor: null });
    expect((await pageOf(iris, 'homes_ready')).items).toMatchObject([{ dueOn: TODAY, waitingFor: null }]);
  });

  test('an item past the day by which we want to be done is overdue', async () => {
    const [iris, homeId] = [await staff(), await readyHome()];
    await plan(iris, 'homes_ready', [homeId], { dueOn: TODAY });
    expect((await pageOf(iris, 'homes_ready', { overdue: 'yes' })).items).toEqual([]);
    await api.rows("update desk_items set due_on = '2026-11-20'");
    expect((await pageOf(iris, 'homes_ready', { overdue: 'yes' })).items).toMatchObject([{ id: homeId }]);
  });

  test('snoozes nothing past its deadline, and nothing at all where one of several is due', async () => {
    const [iris, lead] = [await staff(), await createLead()];
    const refusal = await refusalOf(plan(iris, 'leads', [lead], { snoozedUntil: '2026-11-26' }));
    expect(refusal).toMatchObject({
      status: 400,
      fields: { snoozedUntil: '“Ada Visitor” is due on November 26, 2026. Choose an earlier day.' },
    });
    expect(await plan(iris, 'leads', [lead], { snoozedUntil: '2026-11-25' })).toEqual({ planned: 1 });
  });

  test('shows a snoozed item again when its deadline passes', async () => {
    const [iris, lead] = [await staff(), await createLead()];
    await plan(iris, 'leads', [lead], { snoozedUntil: '2026-11-25' });
    await api.rows("update leads set answer_by = $1::timestamptz - interval '1 minute'", [api.now.toISOString()]);
    expect((await pageOf(iris, 'leads')).items).toMatchObject([{ id: lead }]);
  });

  test.each([
    ['dueOn', '2026-11-20'],
    ['snoozedUntil', TODAY],
    ['snoozedUntil', '2027-05-21'],
  ])('refuses %s on %s', async (field, day) => {
    const [iris, homeId] = [await staff(), await readyHome()];
    const refusal = await refusalOf(plan(iris, 'homes_ready', [homeId], { [field]: day }));
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });
});

describe('resolveItems', () => {
  test('marks several leads done, and refuses a queue that empties by the work itself', async () => {
    const iris = await staff();
    const itemIds = [await createLead(), await createLead(), crypto.randomUUID()];
    const resolve = (queueId: string) =>
      api.callAs(iris, desk.resolveItems, { params: { queueId }, body: { itemIds } });
    expect(await resolve('leads')).toEqual({ resolved: 2 });
    expect((await pageOf(iris, 'leads')).items).toEqual([]);
    expect((await refusalOf(resolve('homes_ready'))).status).toBe(409);
  });
});

describe('saveAssignmentRule', () => {
  const rule = { duties: ['leasing' as const], inRegion: false, maxOpen: 2 };
  const save = (by: Person, body: typeof rule | null, queueId = 'homes_ready') =>
    api.callAs(by, desk.saveAssignmentRule, { params: { queueId }, body: { rule: body } });

  test('the job gives new items to who is there and has the fewest, up to the limit', async () => {
    const [iris, nils, ole] = [await staff('admin'), await staff('leasing'), await staff('leasing')];
    await save(iris, rule);
    await isOff(ole, TODAY);
    await take(nils, 'leads', await createLead());
    const homes = [await readyHome(), await readyHome()];
    await assignDeskItems(api.services);
    const assigned = async () =>
      (
        await api.rows<{ id: string; who: string }>(
          "select item_id as id, assignee_id as who from desk_items where queue = 'homes_ready' and assignee_id is not null",
        )
      ).map(({ id, who }) => ({ id, who }));
    const first = await assigned();
    expect(first).toHaveLength(1);
    expect(homes).toContain(first[0]?.id);
    expect(first[0]?.who).toBe(nils.id);
    await api.rows('delete from host_days_off');
    await assignDeskItems(api.services);
    expect((await assigned()).map(({ who }) => who).toSorted()).toEqual([nils.id, ole.id].toSorted());
    expect(
      await api.rows("select detail->>'byRule' as rule from audit_log where subject = $1", [
        `homes_ready:${first[0]?.id}`,
      ]),
    ).toEqual([{ rule: 'true' }]);
  });

  test('an item that a colleague gave back to the queue stays there', async () => {
    const [iris, nils] = [await staff(), await staff('leasing')];
    await save(iris, rule);
    const params = { queueId: 'homes_ready', queueItemId: await readyHome() };
    await api.callAs(nils, desk.assignItem, { params, body: { assigneeId: nils.id } });
    await api.callAs(nils, desk.assignItem, { params, body: { assigneeId: null } });
    await assignDeskItems(api.services);
    expect((await pageOf(iris, 'homes_ready')).items).toMatchObject([{ assignee: null }]);
  });

  test('an item stays in its region where the rule says so', async () => {
    const [iris, nils] = [await staff('admin'), await staff('leasing')];
    await save(iris, { ...rule, inRegion: true });
    const homeId = await readyHome();
    await assignDeskItems(api.services);
    expect(await api.rows("select item_id from desk_items where queue = 'homes_ready'")).toEqual([]);
    await worksIn(nils, homeId);
    await assignDeskItems(api.services);
    expect(await api.rows("select assignee_id from desk_items where queue = 'homes_ready'")).toEqual([
      { assignee_id: nils.id },
    ]);
  });

  test('belongs to administrators who work on the queue’s duties, and ends with null', async () => {
    const [iris, nils] = [await staff(), await staff('leasing')];
    expect((await refusalOf(save(nils, rule))).status).toBe(403);
    const other = { ...rule, duties: ['money' as const] };
    expect((await refusalOf(save(iris, other as never))).status).toBe(400);
    expect((await save(iris, rule)).rule).toMatchObject(rule);
    expect((await pageOf(nils, 'homes_ready')).rule).toMatchObject(rule);
    expect(await save(iris, null)).toEqual({ rule: null });
    await readyHome();
    await assignDeskItems(api.services);
    expect((await pageOf(iris, 'homes_ready')).items).toMatchObject([{ assignee: null }]);
  });
});

describe('addTask', () => {
  const add = (by: Person, body: object) =>
    api.callAs(by, desk.addTask, {
      body: { title: 'Call the gutter company', dueOn: null, assigneeId: null, personId: null, homeId: null, ...body },
    });

  test('waits for its writer, about a home, until it is marked done', async () => {
    const [iris, homeId] = [await staff('money'), await readyHome()];
    const { id } = await add(iris, { homeId, dueOn: TOMORROW });
    expect((await pageOf(iris, 'tasks', { assignee: 'me' })).items).toMatchObject([
      {
        id,
        title: 'Call the gutter company',
        detail: `12 Alder Lane · from ${iris.name}`,
        assignee: { id: iris.id },
        dueOn: TOMORROW,
        dueAt: '2026-11-23T07:59:59.000Z',
        href: `/accounts/desk/homes/${homeId}`,
      },
    ]);
    await api.callAs(iris, desk.resolveItem, { params: { queueId: 'tasks', queueItemId: id } });
    expect((await pageOf(iris, 'tasks')).items).toEqual([]);
  });

  test('goes to a colleague, and opens the person it is about', async () => {
    const [iris, nils, maya] = [await staff(), await staff('leasing'), await createPerson(api)];
    await add(iris, { assigneeId: nils.id, personId: maya.id });
    expect((await pageOf(nils, 'tasks', { assignee: 'me' })).items).toMatchObject([
      { detail: `${maya.name} · from ${iris.name}`, href: `/accounts/desk/people/${maya.id}` },
    ]);
  });

  test('refuses a day that is over, and a colleague, person, or home that there is not', async () => {
    const iris = await staff();
    for (const body of [
      { dueOn: '2026-11-20' },
      { assigneeId: (await createPerson(api)).id },
      { personId: crypto.randomUUID() },
      { homeId: crypto.randomUUID() },
    ])
      expect(await refusalOf(add(iris, body))).toMatchObject({
        status: 400,
        fields: { [Object.keys(body)[0] ?? '']: expect.any(String) },
      });
  });
});

describe('addHomeNote', () => {
  const note = (by: Person, homeId: string, body: string) =>
    api.callAs(by, desk.addHomeNote, { params: { homeId }, body: { body } });

  test('a colleague named with an @ gets the note by email, once, and its writer does not', async () => {
    const [iris, nils, homeId] = [await staff(), await staff('leasing'), await readyHome()];
    const body = `@${nils.name}, the key is with ${'maya@example.test'}. Thanks @${nils.name.split(' ')[0]} and @${iris.name}`;
    expect(await note(iris, homeId, body)).toMatchObject({ body, notified: [nils.name] });
    const mine = (await findMessages(api, nils.email)).filter(({ template }) => template === 'deskMention');
    expect(mine).toMatchObject([
      { data: { from: iris.name, note: body, about: expect.stringContaining('12 Alder Lane') } },
    ]);
    expect(await findMessages(api, iris.email)).toEqual([]);
  });

  test('refuses an @ of no one, and a first name of several, and adds nothing', async () => {
    const [iris, nils, homeId] = [await staff(), await staff('leasing'), await readyHome()];
    expect(await refusalOf(note(iris, homeId, 'Ask @Zebulon'))).toMatchObject({
      status: 400,
      fields: { body: 'We have no colleague named “Zebulon”. Write a first or full name after the @.' },
    });
    await api.rows("update users set first_name = 'Kim' where id = any($1)", [[iris.id, nils.id]]);
    expect((await refusalOf(note(iris, homeId, 'Ask @kim'))).fields).toMatchObject({
      body: 'Several colleagues are named Kim. Write the full name.',
    });
    expect(await api.rows('select from desk_notes')).toEqual([]);
  });
});
