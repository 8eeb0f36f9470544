import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { listingPerformance } from '@/contract/homes/listingPerformance/endpoints';
import { siteVisits } from '@/contract/platform/siteVisits/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { applyPriceRules } from './jobs';

const api = testApi();
let owner: Awaited<ReturnType<typeof createPerson>>;
let homeId: string;

beforeEach(async () => {
  owner = await createPerson(api);
  homeId = await createHome(api, { owner, status: 'active', rent: 3_000, listedDaysAgo: 10 });
  await api.rows('update homes set deposit = 300000, rent_changed_at = null where id = $1', [homeId]);
});

const params = () => ({ homeId });
const get = (person = owner) => api.callAs(person, listingPerformance.getPerformance, { params: params() });
const cut = (rentCents: number, person = owner) =>
  api.callAs(person, listingPerformance.cutRent, { params: params(), body: { rentCents } });
const saveRule = (rule: Partial<{ everyDays: number; cutCents: number; floorCents: number }> = {}, person = owner) =>
  api.callAs(person, listingPerformance.savePriceRule, {
    params: params(),
    body: { everyDays: 7, cutCents: 10_000, floorCents: 285_000, ...rule },
  });
const rent = async () =>
  (await api.rows<{ rent: number }>('select rent::int from homes where id = $1', [homeId]))[0]?.rent;

describe('getPerformance', () => {
  test('counts each day and channel by our own counting', async () => {
    const url = `http://localhost/homes/oakland-ca/${homeId}`;
    for (const referrer of ['', 'https://www.google.com/', 'https://www.zillow.com/x'])
      await api.call(siteVisits.recordVisit, { body: { url, referrer, experiments: {} } });
    await api.rows('update home_visit_days set day = $1::date', [api.now.toISOString().slice(0, 10)]);
    const fan = await createPerson(api, 'resident');
    await api.rows('insert into saved_homes (user_id, home_id, saved_at) values ($1, $2, $3)', [
      ...[fan.id, homeId, api.now.toISOString()],
    ]);
    const performance = await get();
    expect(performance.days).toHaveLength(30);
    expect(performance.days.reduce((sum, { views }) => sum + views, 0)).toBe(3);
    expect(performance.days.at(-1)).toMatchObject({ saves: 1, tours: 0 });
    expect(performance).toMatchObject({ rentCents: 300_000, daysListed: 10, canCut: true, rule: null });
    expect(performance.market?.expectedDays).toBeGreaterThan(0);
  });

  test('channels add up to the views, including views without a source', async () => {
    const url = `http://localhost/homes/oakland-ca/${homeId}`;
    await api.call(siteVisits.recordVisit, { body: { url, referrer: 'https://www.google.com/', experiments: {} } });
    await api.rows('update home_visit_days set day = $1::date, visits = visits + 5', [
      api.now.toISOString().slice(0, 10),
    ]);
    const { days, channels } = await get();
    expect(channels).toEqual([
      { channel: 'search', views: 1 },
      { channel: 'unknown', views: 5 },
    ]);
    expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(6);
  });

  test('shows what visitors said after their tours, without who they are', async () => {
    const host = await createPerson(api, 'staff');
    await api.rows(
      `insert into appointments (id, key, kind, status, host_id, host_name, host_time_zone, home_id, way, starts_at, ends_at,
         time_zone, first_name, last_name, email, phone, feedback, feedback_at)
       values ($1, 'abcdefghijklmnopqrstuv', 'tour', 'completed', $2, 'Mo', 'America/Los_Angeles', $3, 'inPerson', $4,
         $4::timestamptz + interval '30 minutes', 'America/Los_Angeles', 'Vi', 'Sitor', 'vi@example.test', '+14155550100',
         '{"interest": "maybe", "asShown": false, "note": "Too small a kitchen"}', $4)`,
      [randomUUID(), host.id, homeId, api.now.toISOString()],
    );
    const { feedback } = await get();
    expect(feedback).toEqual({ count: 1, yes: 0, maybe: 1, no: 0, notAsShown: 1, notes: ['Too small a kitchen'] });
  });

  test('is visible to viewers and staff without the right to cut, and to no one else', async () => {
    const viewer = await createPerson(api);
    await createHomeMember(api, { homeId, role: 'viewer', person: viewer });
    expect(await get(viewer)).toMatchObject({ canCut: false });
    expect(await get(await createPerson(api, 'staff'))).toMatchObject({ canCut: false });
    expect((await refusalOf(get(await createPerson(api)))).status).toBe(404);
  });
});

describe('cutRent', () => {
  test('lowers the rent, and the deposit where the law ties it to the rent', async () => {
    expect(await cut(290_000)).toMatchObject({ rentCents: 290_000 });
    const [home] = await api.rows('select rent::int, previous_rent::int, deposit::int from homes where id = $1', [
      homeId,
    ]);
    expect(home).toMatchObject({ rent: 290_000, previous_rent: 300_000, deposit: 290_000 });
  });

  test('rejects a raise, an unlisted home, and a home with an application', async () => {
    expect(await refusalOf(cut(300_000))).toMatchObject({ status: 400, fields: { rentCents: expect.any(String) } });
    for (const status of ['leased', 'application_pending']) {
      await api.rows('update homes set status = $2 where id = $1', [homeId, status]);
      expect((await refusalOf(cut(290_000))).status).toBe(409);
    }
    expect(await rent()).toBe(300_000);
  });
});

describe('savePriceRule', () => {
  test('says when the rent goes down next, and to what', async () => {
    expect((await saveRule()).rule).toMatchObject({ everyDays: 7, nextCut: { rentCents: 290_000 } });
    await api.rows(`update homes set status = 'off_market' where id = $1`, [homeId]);
    expect((await get()).rule?.nextCut).toBeNull();
  });

  test('refuses a floor that is no floor, and more than 5% at once', async () => {
    expect(await refusalOf(saveRule({ floorCents: 300_000 }))).toMatchObject({
      fields: { floorCents: expect.any(String) },
    });
    expect(await refusalOf(saveRule({ cutCents: 15_001 }))).toMatchObject({ fields: { cutCents: expect.any(String) } });
    expect((await refusalOf(saveRule({ everyDays: 6 }))).status).toBe(400);
  });

  test('the job cuts once when the days are over, tells the owner, and stops at the floor', async () => {
    await saveRule();
    advanceClock(api, 7 * 86_400 - 60);
    await applyPriceRules(api.services);
    expect(await rent()).toBe(300_000);
    advanceClock(api, 60);
    await applyPriceRules(api.services);
    await applyPriceRules(api.services);
    expect(await rent()).toBe(290_000);
    const sent = (await findMessages(api, owner.email)).filter(({ template }) => template === 'rentLowered');
    expect(sent.map(({ data }) => data)).toMatchObject([{ before: '$3,000', after: '$2,900', floor: '$2,850' }]);
    for (const expected of [285_000, 285_000]) {
      advanceClock(api, 7 * 86_400);
      await applyPriceRules(api.services);
      expect(await rent()).toBe(expected);
    }
    expect((await get()).rule?.nextCut).toBeNull();
  });

  test('skips a home with an open application', async () => {
    await saveRule();
    await api.rows(`update homes set status = 'application_pending' where id = $1`, [homeId]);
    advanceClock(api, 8 * 86_400);
    await applyPriceRules(api.services);
    expect(await rent()).toBe(300_000);
  });
});

describe('removePriceRule', () => {
  test('stops the cuts', async () => {
    await saveRule();
    expect((await api.callAs(owner, listingPerformance.removePriceRule, { params: params() })).rule).toBeNull();
    advanceClock(api, 30 * 86_400);
    await applyPriceRules(api.services);
    expect(await rent()).toBe(300_000);
  });
});
