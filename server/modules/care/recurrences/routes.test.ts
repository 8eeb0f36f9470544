import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { recurrences } from '@/contract/care/recurrences/endpoints';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { createHomeIn, createLease, signByAll } from '@/tests/support/fixtures/leases';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { makePlannedCare, remindOfPlannedCare } from './jobs';

const api = testApi();
beforeEach(() => api.rows('delete from recurrences'));

const plan = (person: Person, as: 'owner' | 'resident' = 'owner') =>
  api.callAs(person, recurrences.listRecurrences, { query: { as } });
const get = (person: Person, recurrenceId: string) =>
  api.callAs(person, recurrences.getRecurrence, { params: { recurrenceId } });

async function planned(state: 'CA' | 'WA' | 'FL' | 'VA' = 'CA') {
  const owner = await createPerson(api);
  const homeId = await createHomeIn(api, state, owner);
  await api.callAs(owner, recurrences.createPlan, { params: { homeId }, body: {} });
  const all = (await plan(owner)).recurrences;
  const idOf = (type: string) => all.find((each) => each.type === type)?.id ?? expect.fail(`no ${type}`);
  return { owner, homeId, all, idOf };
}

/** A plan for a rented home. */
async function rented() {
  const place = await planned();
  const resident = await createPerson(api, 'resident');
  const lease = await createLease(api, { owner: place.owner, residents: [resident], homeId: place.homeId });
  await signByAll(api, lease, [resident, place.owner]);
  return { ...place, resident };
}

/** Services on another day. */
const on = (day: string) => ({ ...api.services, clock: () => new Date(`${day}T20:00:00Z`) });

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: 90, g: 120, b: 60 } } })
    .jpeg()
    .toBuffer();

async function sendPhoto(person: Person, recurrenceId: string, occurrenceId: string, body: Uint8Array) {
  const token = await api.tokenFor(person);
  return api.fetch(`/recurrences/${recurrenceId}/occurrences/${occurrenceId}/evidence`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, sourcetype: 'Consumer', 'content-type': 'image/jpeg' },
    body: body as BodyInit,
  });
}

describe('createPlan', () => {
  test('plans what suits the climate and the home, once', async () => {
    const { owner, homeId, all } = await planned();
    expect(all.map(({ type }) => type).toSorted()).toEqual(
      [
        'alarms',
        'gutters',
        'hvac_service',
        'irrigation',
        'landscaping',
        'pest',
        'roof_exterior',
        'water_heater',
      ].toSorted(),
    );
    expect(await api.callAs(owner, recurrences.createPlan, { params: { homeId }, body: {} })).toEqual({ added: 0 });
  });

  test('uses what the owners answered in the setup: a pool, appliances, and central air', async () => {
    const owner = await createPerson(api);
    const homeId = await createHomeIn(api, 'FL', owner);
    const answers = {
      'setup-property': { heating: 'central', airConditioning: 'yes', outside: ['pool'] },
      'setup-appliances': { appliances: ['dryer'] },
    };
    for (const [flowId, own] of Object.entries(answers))
      await api.rows(
        `insert into flow_runs (id, flow_id, home_id, answers, status, created_at, updated_at, submitted_at)
         values (gen_random_uuid(), $1, $2, $3, 'submitted', now(), now(), now())`,
        [flowId, homeId, JSON.stringify(own)],
      );
    await api.callAs(owner, recurrences.createPlan, { params: { homeId }, body: {} });
    const all = (await plan(owner)).recurrences;
    const types = all.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['pool', 'dryer_vent', 'hvac_filter', 'storm_prep']));
    expect(types).not.toContain('landscaping');
    expect(types).not.toContain('water_heater');
    expect(all.find(({ type }) => type === 'hvac_filter')?.cadence).toEqual({
      unit: 'month',
      interval: 1,
      dayOfMonth: 1,
    });
  });

  test('is for the owners: a viewer reads the plan and changes nothing', async () => {
    const { homeId, idOf } = await planned();
    const viewer = await createPerson(api);
    await createHomeMember(api, { homeId, role: 'viewer', person: viewer });
    expect(await get(viewer, idOf('pest'))).toMatchObject({ canEdit: false, costCapCents: null });
    const call = api.callAs(viewer, recurrences.createPlan, { params: { homeId }, body: {} });
    expect(await refusalOf(call)).toMatchObject({ status: 403 });
  });
});

describe('addRecurrence', () => {
  test('adds a task once', async () => {
    const { owner, homeId } = await planned();
    const add = () => api.callAs(owner, recurrences.addRecurrence, { params: { homeId }, body: { type: 'pool' } });
    expect(await add()).toMatchObject({ type: 'pool', cadence: { unit: 'week', weekday: 'TH' }, nextOn: '2026-11-26' });
    expect(await refusalOf(add())).toMatchObject({ status: 409 });
  });
});

describe('listRecurrences', () => {
  test('orders by date, and shows a renter what is theirs to do alone', async () => {
    const { all, resident, owner } = await rented();
    const dates = all.map(({ nextOn }) => nextOn);
    expect(dates).toEqual(dates.toSorted());
    const own = await plan(resident, 'resident');
    expect(own.recurrences.map(({ type }) => type)).toEqual(['alarms']);
    expect(own.homes).toMatchObject([{ canEdit: false, missing: [] }]);
    expect((await plan(owner, 'resident')).recurrences).toEqual([]);
  });
});

describe('getRecurrence', () => {
  test('is not there for a renter where it is not theirs to do, nor for strangers', async () => {
    const { resident, idOf } = await rented();
    expect(await get(resident, idOf('alarms'))).toMatchObject({ type: 'alarms', canEdit: false, canComplete: true });
    expect(await refusalOf(get(resident, idOf('pest')))).toMatchObject({ status: 404 });
    expect(await refusalOf(get(await createPerson(api), idOf('alarms')))).toMatchObject({ status: 404 });
  });
});

describe('updateRecurrence', () => {
  const update = (person: Person, recurrenceId: string, body: object) =>
    api.callAs(person, recurrences.updateRecurrence, { params: { recurrenceId }, body });

  test('a new cadence starts today and moves the next dates', async () => {
    const { owner, idOf } = await planned();
    const changed = await update(owner, idOf('pest'), { cadence: { unit: 'month', interval: 2, dayOfMonth: 5 } });
    expect(changed.upcoming.map(({ on: date }) => date).slice(0, 2)).toEqual(['2027-01-05', '2027-03-05']);
  });

  test('paused, it has no dates; resumed, it goes on with the next one', async () => {
    const { owner, idOf } = await planned();
    const id = idOf('landscaping');
    expect(await update(owner, id, { paused: true })).toMatchObject({ paused: true, nextOn: null, upcoming: [] });
    await makePlannedCare(on('2027-03-01'));
    expect((await get(owner, id)).occurrences).toEqual([]);
    expect(await update(owner, id, { paused: false })).toMatchObject({ paused: false, nextOn: '2026-12-01' });
  });

  test('gives a renter only what a renter may do', async () => {
    const { owner, idOf } = await planned();
    const refusal = await refusalOf(update(owner, idOf('gutters'), { performer: 'resident' }));
    expect(refusal).toMatchObject({ status: 400 });
    expect(await update(owner, idOf('landscaping'), { performer: 'resident' })).toMatchObject({
      performer: 'resident',
    });
  });
});

describe('skipDate', () => {
  const skip = (person: Person, recurrenceId: string, date: string, skipped = true) =>
    api.callAs(person, recurrences.skipDate, { params: { recurrenceId }, body: { on: date, skipped } });

  test('leaves one date out and puts it back', async () => {
    const { owner, idOf } = await planned();
    const id = idOf('landscaping');
    const [first, second] = (await get(owner, id)).upcoming.map(({ on: date }) => date);
    expect(await skip(owner, id, first ?? '')).toMatchObject({
      nextOn: second,
      upcoming: [{ on: first, skipped: true }, {}, {}, {}, {}, {}],
    });
    expect(await skip(owner, id, first ?? '', false)).toMatchObject({ nextOn: first });
  });

  test('skips a task that was made already, and refuses a day that is no date of it', async () => {
    const { owner, idOf } = await planned();
    const id = idOf('landscaping');
    await makePlannedCare(api.services);
    const [task] = (await get(owner, id)).occurrences;
    expect(task).toMatchObject({ status: 'open', dueOn: '2026-12-01' });
    expect((await skip(owner, id, '2026-12-01')).occurrences).toMatchObject([{ status: 'skipped' }]);
    expect(await refusalOf(skip(owner, id, '2026-11-25'))).toMatchObject({ status: 400 });
  });
});

describe('makePlannedCare', () => {
  test('makes each date once, however many run at the same time', async () => {
    const { homeId } = await planned();
    await Promise.all([1, 2, 3].map(() => makePlannedCare(on('2026-11-23'))));
    await makePlannedCare(on('2026-11-23'));
    const rows = await api.rows(
      'select due_on::text, count(*)::int from recurrence_occurrences where home_id = $1 group by 1 order by 1',
      [homeId],
    );
    expect(rows).toEqual([{ due_on: '2026-12-01', count: 1 }]);
  });

  test('a task of ours becomes one approved work order, and is done with it', async () => {
    const { owner, homeId, idOf } = await planned();
    await Promise.all([makePlannedCare(on('2026-11-23')), makePlannedCare(on('2026-11-23'))]);
    const orders = await api.rows<{ id: string }>(
      "select id, title, status, tier, approved_limit::int from work_orders where home_id = $1 and source = 'recurrence'",
      [homeId],
    );
    expect(orders).toMatchObject([{ title: 'Yard care', status: 'approved', tier: 'planned', approved_limit: 12_000 }]);
    await api.rows("update work_orders set status = 'done', done_at = now() where id = $1", [orders[0]?.id]);
    await makePlannedCare(on('2026-11-23'));
    expect((await get(owner, idOf('landscaping'))).occurrences).toMatchObject([{ status: 'done' }]);
  });

  test('one late task stands for all that were missed while nothing ran', async () => {
    const { owner, idOf } = await planned();
    await makePlannedCare(on('2027-03-01'));
    const { occurrences } = await get(owner, idOf('landscaping'));
    expect(occurrences.map(({ dueOn }) => dueOn)).toEqual(['2027-03-09', '2026-12-01']);
  });

  test('plans care for a home after setup when it has no plan', async () => {
    const owner = await createPerson(api);
    const homeId = await createHome(api, { owner, status: 'ready' });
    const row = (flow: string) =>
      api.rows(
        `insert into flow_runs (id, flow_id, home_id, answers, status, created_at, updated_at, submitted_at)
         values (gen_random_uuid(), $1, $2, '{}', 'submitted', now(), now(), now())`,
        [flow, homeId],
      );
    await makePlannedCare(api.services);
    expect((await plan(owner)).recurrences).toEqual([]);
    await row('setup-property');
    await makePlannedCare(api.services);
    expect((await plan(owner)).recurrences.length).toBeGreaterThan(5);
  });
});

describe('remindOfPlannedCare', () => {
  test('emails the renter a week before, on the day, and a week after, until it is done', async () => {
    const { resident, idOf } = await rented();
    await api.callAs(await createPerson(api, 'staff'), recurrences.updateRecurrence, {
      params: { recurrenceId: idOf('alarms') },
      body: { cadence: { unit: 'month', interval: 1, dayOfMonth: 1 } },
    });
    const sent = async () =>
      (await findMessages(api, resident.email))
        .map(({ template }) => template)
        .filter((name) => name.startsWith('careTask'));
    await makePlannedCare(on('2026-11-24'));
    for (const day of ['2026-11-24', '2026-11-24', '2026-11-26', '2026-12-01', '2026-12-08'])
      await remindOfPlannedCare(on(day));
    expect((await sent()).toSorted()).toEqual(['careTaskDue', 'careTaskDue', 'careTaskOverdue']);
  });
});

describe('completeOccurrence', () => {
  test('a task that asks for a photo is not done without one', async () => {
    const { owner, resident, idOf } = await rented();
    const recurrenceId = idOf('alarms');
    await makePlannedCare(on('2027-02-25'));
    const [task] = (await get(resident, recurrenceId)).occurrences;
    const params = { recurrenceId, occurrenceId: task?.id ?? '' };
    const done = (person: Person) => api.callAs(person, recurrences.completeOccurrence, { params, body: {} });
    expect(await refusalOf(done(resident))).toMatchObject({ status: 409 });
    expect((await done(owner)).occurrences).toMatchObject([{ status: 'done', doneBy: owner.name }]);
    expect(await refusalOf(done(owner))).toMatchObject({ status: 409 });
  });
});

describe('uploadEvidence', () => {
  test('a photo marks the task as done, and shows; a file that is no picture changes nothing', async () => {
    const { owner, resident, idOf } = await rented();
    const recurrenceId = idOf('alarms');
    await makePlannedCare(on('2027-02-25'));
    const [task] = (await get(resident, recurrenceId)).occurrences;
    const id = task?.id ?? '';
    expect((await sendPhoto(resident, recurrenceId, id, new Uint8Array([1, 2, 3]))).status).toBe(415);
    expect((await get(owner, recurrenceId)).occurrences).toMatchObject([{ status: 'open' }]);
    expect((await sendPhoto(resident, recurrenceId, id, await photo())).status).toBe(200);
    expect((await get(owner, recurrenceId)).occurrences).toMatchObject([
      { status: 'done', doneBy: resident.name, evidence: { width: 640, height: 480 } },
    ]);
    expect((await sendPhoto(resident, recurrenceId, id, await photo())).status).toBe(409);
  });
});
