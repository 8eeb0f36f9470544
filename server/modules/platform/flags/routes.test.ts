import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { homes } from '@/contract/homes/homes/endpoints';
import { CONSENTS_VERSION } from '@/contract/leasing/applications/consents';
import { applications } from '@/contract/leasing/applications/endpoints';
import type { FlagKey } from '@/contract/platform/flags/constants';
import { type FlagRules, flags } from '@/contract/platform/flags/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import type { Person } from '@/server/http/person';
import { followCacheChanges } from '@/server/jobs/cacheChanges';
import { refusalOf, testApi } from '@/tests/support/api';
import { applicantAnswers } from '@/tests/support/fixtures/applicantAnswers';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const KEY: FlagKey = 'homepage_entry_order';
const everybody = { audiences: [], regions: [], userTypes: [], environments: [] };
const rules: FlagRules = {
  audience: everybody,
  rolloutPercent: 100,
  holdoutPercent: 0,
  targets: [],
  minimumEffectPoints: 2,
  weights: { owner_first: 1, resident_first: 1 },
};
let staff: Person;
beforeEach(async () => {
  api.now = new Date('2026-11-21T16:00:00Z');
  await api.empty('flags', 'flag_exposures', 'flag_conversions');
  await api.services.flags.reload();
  staff = await createPerson(api, 'staff');
});
afterEach(() => api.empty('flags').then(() => api.services.flags.reload()));

const at = (flagKey: string) => ({ params: { flagKey } });
const write = (
  updatedAt: string | null,
  changes: Partial<FlagRules> = {},
  status: 'off' | 'running' = 'running',
  key: FlagKey = KEY,
) => api.callAs(staff, flags.saveFlag, { ...at(key), body: { status, rules: { ...rules, ...changes }, updatedAt } });
const save = async (changes: Partial<FlagRules> = {}, status: 'off' | 'running' = 'running', key: FlagKey = KEY) =>
  write((await api.callAs(staff, flags.getFlag, at(key))).updatedAt, changes, status, key);
const kill = (key: FlagKey = KEY) => api.callAs(staff, flags.killFlag, { ...at(key), body: {} });
const see = (variant: string, trackingId = nanoid()) =>
  api.call(flags.recordExposure, { ...at(KEY), body: { variant, trackingId } }).then(() => trackingId);
const results = () => api.callAs(staff, flags.getFlagResults, at(KEY));
/** A call with a tracking id beside it, as a browser makes. */
async function post(path: string, body: object, trackingId: string, person?: Person) {
  const token = person && (await api.tokenFor(person));
  const response = await api.fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      trackingid: trackingId,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.clone().text()).toBe(200);
}

describe('listFlags', () => {
  test('shows every flag of the code, those without rules as turned off', async () => {
    await save();
    const all = await api.callAs(staff, flags.listFlags);
    expect(all.map(({ key, status, source }) => [key, status, source])).toEqual([
      ['homepage_entry_order', 'running', 'local'],
      ['new_applications', 'off', 'local'],
    ]);
  });

  test('is for administrators alone', async () => {
    await api.rows("update users set duties = '{leasing}' where id = $1", [staff.id]);
    expect(await refusalOf(api.callAs(staff, flags.listFlags))).toMatchObject({ status: 403 });
  });
});

describe('getFlag', () => {
  test('answers its rules, and 404 for a key no code asks about', async () => {
    const saved = await save({ rolloutPercent: 25 });
    expect(await api.callAs(staff, flags.getFlag, at(KEY))).toEqual(saved);
    expect(await refusalOf(api.callAs(staff, flags.getFlag, at('unknown')))).toMatchObject({ status: 404 });
  });
});

describe('saveFlag', () => {
  test('starts a run, goes on with it while rules change, and begins another after a stop', async () => {
    expect(await save()).toMatchObject({ status: 'running', run: 1, startedAt: '2026-11-21T16:00:00.000Z' });
    api.now = new Date('2026-11-22T16:00:00Z');
    expect(await save({ rolloutPercent: 50 })).toMatchObject({ run: 1, startedAt: '2026-11-21T16:00:00.000Z' });
    expect(await save({}, 'off')).toMatchObject({ status: 'off', run: 1 });
    expect(await save()).toMatchObject({ run: 2, startedAt: '2026-11-22T16:00:00.000Z' });
  });

  test('rejects variants of another flag, and weights without a variant', async () => {
    const wrongRules: Partial<FlagRules>[] = [
      { weights: { on: 1 } },
      { weights: { owner_first: 0, resident_first: 0 } },
      { targets: [{ audience: everybody, variant: 'off' }] },
    ];
    for (const wrong of wrongRules)
      expect(await refusalOf(save(wrong))).toMatchObject({ status: 400, fields: { weights: expect.any(String) } });
  });

  test('rejects rules from an earlier version, so that no stop is undone unseen', async () => {
    const { updatedAt } = await save();
    api.now = new Date('2026-11-21T16:05:00Z');
    await kill();
    expect(await refusalOf(write(updatedAt))).toMatchObject({ status: 409 });
    expect(await refusalOf(write(null))).toMatchObject({ status: 409 });
    expect(await api.callAs(staff, flags.getFlag, at(KEY))).toMatchObject({ status: 'killed', run: 1 });
  });

  test('keeps the effect that a run began with, also after its end; a new run may have another', async () => {
    await save();
    const refusal = { status: 400, fields: { minimumEffectPoints: 'You can change this when you start a new run' } };
    expect(await refusalOf(save({ minimumEffectPoints: 1 }))).toMatchObject(refusal);
    expect(await refusalOf(save({ minimumEffectPoints: 1 }, 'off'))).toMatchObject(refusal);
    await kill();
    expect(await refusalOf(save({ minimumEffectPoints: 1 }, 'off'))).toMatchObject(refusal);
    expect((await save({ minimumEffectPoints: 1 })).rules.minimumEffectPoints).toBe(1);
  });

  test('is known to every process without a restart', async () => {
    const other = api.newServices();
    const visitor = { id: nanoid() };
    const stop = followCacheChanges(other);
    expect((await other.flags.evaluate(KEY, visitor)).variant).toBe('owner_first');
    const [listening, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    other.events.onCacheChange((change) => (change === 'flags' ? changed : listening).resolve());
    await listening.promise;
    await save({ weights: { owner_first: 0, resident_first: 1 } });
    await changed.promise;
    await other.flags.reload();
    expect(await other.flags.evaluate(KEY, visitor)).toEqual({ variant: 'resident_first', assigned: 'resident_first' });
    stop();
    await other.events.close();
  });
});

describe('killFlag', () => {
  test('gives everybody the default at once, also anyone who had another variant', async () => {
    await save({ weights: { owner_first: 0, resident_first: 1 } });
    await api.services.flags.reload();
    const visitor = { id: nanoid(), assigned: { [KEY]: 'resident_first' } };
    expect((await api.services.flags.evaluate(KEY, visitor)).variant).toBe('resident_first');
    expect(await kill()).toMatchObject({ status: 'killed', run: 1 });
    await api.services.flags.reload();
    expect(await api.services.flags.evaluate(KEY, visitor)).toEqual({ variant: 'owner_first', assigned: null });
    expect(
      await api.rows("select event, subject from audit_log where event = 'flag.killed' and person_id = $1", [staff.id]),
    ).toEqual([{ event: 'flag.killed', subject: `flag:${KEY}` }]);
  });
});

describe('recordExposure', () => {
  test('counts a visitor once for each variant, and only while the flag runs', async () => {
    await see('owner_first');
    await save();
    const visitor = await see('owner_first');
    await see('owner_first', visitor);
    expect(await api.rows('select run, tracking_id, variant from flag_exposures')).toEqual([
      { run: 1, tracking_id: visitor, variant: 'owner_first' },
    ]);
  });

  test('refuses a variant that the flag does not have', async () => {
    await save();
    expect(await refusalOf(see('third'))).toMatchObject({ status: 400 });
    expect(await refusalOf(see('owner_first', 'short'))).toMatchObject({ status: 400 });
  });
});

describe('getFlagResults', () => {
  const metric = async (name: string) => (await results()).metrics.find((each) => each.metric === name)?.variants;

  test('joins what visitors did afterwards; what they did before does not count', async () => {
    await save();
    const early = nanoid();
    const contact = { ...testContact };
    const lead = (trackingId: string) =>
      post(
        '/leads',
        { type: 'leasing', contact: { ...contact, email: `${trackingId}@example.com` }, trackingId },
        trackingId,
      );
    await lead(early);
    api.now = new Date('2026-11-21T17:00:00Z');
    await see('resident_first', early);
    const [converted] = [await see('resident_first'), await see('owner_first')];
    api.now = new Date('2026-11-21T18:00:00Z');
    await lead(converted);
    await lead(nanoid());
    expect(await metric('lead_created')).toMatchObject([
      { variant: 'owner_first', visitors: 1, conversions: 0, rate: null, difference: null },
      { variant: 'resident_first', visitors: 2, conversions: 1, rate: null, difference: null },
    ]);
  });

  test('counts a tour that was booked and an application that was submitted', async () => {
    await save();
    const visitor = await see('owner_first');
    const { homeId } = await createTourableHome(api);
    await post(`/homes/${homeId}/tours`, { startsAt: '2026-11-22T20:00:00.000Z', contact: testContact }, visitor);
    const person = await createPerson(api, 'resident');
    const rented = await createHome(api, { owner: await createPerson(api) });
    const body = { homeId: rented, desiredStart: '2026-12-15', termMonths: 12 };
    const { id } = await api.callAs(person, applications.startApplication, { body });
    const name = 'Canaryfirst Canarylast';
    await api.callAs(person, flows.startRun, {
      params: { flowId: 'applicant' },
      body: { answers: { ...applicantAnswers } },
    });
    const consents = {
      version: CONSENTS_VERSION,
      consumerReports: true,
      accuracy: true,
      electronicDelivery: true,
      name,
      identity: { kind: 'ssn', number: '219-09-9999' },
    };
    await post(`/applications/${id}/submission`, consents, visitor, person);
    expect((await metric('tour_booked'))?.[0]).toMatchObject({ visitors: 1, conversions: 1 });
    expect((await metric('application_submitted'))?.[0]).toMatchObject({ visitors: 1, conversions: 1 });
  });

  test('leaves out anyone who saw both variants, and figures of an earlier run', async () => {
    await save();
    const both = await see('owner_first');
    await see('resident_first', both);
    await see('owner_first');
    expect(await results()).toMatchObject({
      run: 1,
      mixedVisitors: 1,
      metrics: [{ variants: [{ visitors: 1 }, {}] }, {}, {}],
    });
    await kill();
    await save();
    expect(await results()).toMatchObject({
      run: 2,
      mixedVisitors: 0,
      metrics: [{ variants: [{ visitors: 0 }, {}] }, {}, {}],
    });
  });

  test('shows a difference with an interval once enough visitors were counted, and says when the split is off', async () => {
    await save({ holdoutPercent: 10 });
    await api.rows(
      `insert into flag_exposures (flag_key, run, tracking_id, variant, at)
       select $1, 1, lpad(n::text, 21, 'v'), case when n <= 1000 then 'owner_first' when n <= 2000 then 'resident_first' else 'holdout' end, $2
       from generate_series(1, 2100) n`,
      [KEY, api.now],
    );
    await api.rows(
      `insert into flag_conversions (tracking_id, metric, at)
       select lpad(n::text, 21, 'v'), 'lead_created', $1 from generate_series(901, 1200) n`,
      [api.now],
    );
    const found = await results();
    expect(found.isSplitUneven).toBe(false);
    const [base, other, holdout] = found.metrics[0]?.variants ?? [];
    expect([base?.rate?.value, other?.rate?.value, holdout?.variant]).toEqual([0.1, 0.2, 'holdout']);
    expect(other?.difference?.value).toBeCloseTo(0.1, 10);
    expect(other?.difference?.low).toBeGreaterThan(0);
    await api.rows("delete from flag_exposures where variant = 'resident_first' and tracking_id like '%0'");
    await api.rows("delete from flag_exposures where variant = 'resident_first' and tracking_id like '%1'");
    expect((await results()).isSplitUneven).toBe(true);
  });
});

describe('new_applications', () => {
  test('pauses new applications in the region it is turned off for, and there alone', async () => {
    const person = await createPerson(api, 'resident');
    const homeId = await createHome(api, { owner: await createPerson(api) });
    const [home] = await api.rows<{ slug: string }>(
      'select regions.slug from homes join regions on regions.id = homes.region_id where homes.id = $1',
      [homeId],
    );
    const target = (regions: string[]) => ({ audience: { ...everybody, regions }, variant: 'off' });
    const changes = (regions: string[]) => ({ weights: { on: 1 }, rolloutPercent: 0, targets: [target(regions)] });
    const start = () =>
      api.callAs(person, applications.startApplication, {
        body: { homeId, desiredStart: '2026-12-15', termMonths: 12 },
      });
    await save(changes([home?.slug ?? '']), 'running', 'new_applications');
    await api.services.flags.reload();
    expect(await refusalOf(start())).toMatchObject({
      status: 409,
      message: 'We aren’t taking new applications here right now. Please try again later.',
    });
    // The home says so before anyone begins.
    const params = { homeId };
    expect(await api.call(homes.getHome, { params })).toMatchObject({ areApplicationsPaused: true });
    await save(changes(['elsewhere']), 'running', 'new_applications');
    await api.services.flags.reload();
    expect(await api.call(homes.getHome, { params })).not.toHaveProperty('areApplicationsPaused');
    expect((await start()).id).toBeTruthy();
  });
});
