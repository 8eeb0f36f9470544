import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { insurance } from '@/contract/tenancy/insurance/endpoints';
import type { Coverage, PolicyInput } from '@/contract/tenancy/insurance/schemas';
import type { InsuranceQuotes, QuoteAnswer, QuoteRequest } from '@/server/providers/insuranceQuotes/insuranceQuotes';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { remindOfPolicies } from './jobs';

const api = testApi();
let owner: Awaited<ReturnType<typeof createPerson>>;
let homeId: string;

beforeEach(async () => {
  api.services.licenses = undefined;
  api.now = new Date('2026-11-23T18:00:00Z');
  owner = await createPerson(api);
  homeId = await createHome(api, { owner, status: 'leased', rent: 3_000 });
  await api.rows('update homes set sqft = 1500, year_built = 1972 where id = $1', [homeId]);
});

const policy: PolicyInput = {
  carrier: 'Harbor Mutual',
  policyNumber: 'HM-1',
  form: 'homeowner',
  dwellingCents: 60_000_000,
  liabilityCents: 30_000_000,
  coversLostRent: true,
  namesManager: true,
  premiumCents: 180_000,
  expiresOn: '2026-12-23',
};
const coverage: Coverage = {
  form: 'dp3',
  dwellingCents: 50_000_000,
  otherStructuresCents: 0,
  contentsCents: 0,
  lostRentCents: 0,
  liabilityCents: 30_000_000,
  medicalCents: 100_000,
  deductibleCents: 250_000,
  addOns: ['wind', 'flood'],
  startOn: '2026-12-01',
};
const get = (person = owner) => api.callAs(person, insurance.getInsurance, { params: { homeId } });
const add = (change: Partial<PolicyInput> = {}, person = owner) =>
  api.callAs(person, insurance.addPolicy, { params: { homeId }, body: { ...policy, ...change } });
const gapsOf = ({ gaps }: Awaited<ReturnType<typeof get>>) => gaps.map(({ id }) => id);

describe('getInsurance', () => {
  test('names the gaps of a home without a policy, and starts from what it costs to rebuild', async () => {
    const home = await get();
    expect(gapsOf(home)).toEqual(['none', 'earthquake', 'flood']);
    expect(home.hazards?.[0]).toEqual({ id: 'earthquake', level: 'high' });
    expect(home).toMatchObject({ rebuildCents: 52_500_000, chosenAt: null, license: null, canChange: true });
    expect(home.coverage).toMatchObject({ dwellingCents: 52_500_000, lostRentCents: 5_250_000, startOn: '2026-12-07' });
  });

  test('shows the license of the state, and none of another state or kind', async () => {
    api.services.licenses = 'California|Insurance producer|Example Insurance LLC|0K1;Washington|Real estate firm|X|2';
    expect((await get()).license).toEqual({
      state: 'California',
      license: 'Insurance producer',
      holder: 'Example Insurance LLC',
      number: '0K1',
    });
    await api.rows(`update cities set state = 'WA' where slug = 'oakland-ca'`);
    expect((await get()).license).toBeNull();
    await api.rows(`update cities set state = 'CA' where slug = 'oakland-ca'`);
  });

  test('is for those who see the money, and for staff to read', async () => {
    const [viewer, staff] = [await createPerson(api), await createPerson(api, 'staff')];
    await createHomeMember(api, { homeId, role: 'viewer', person: viewer });
    expect((await refusalOf(get(viewer))).status).toBe(403);
    expect((await refusalOf(get(await createPerson(api)))).status).toBe(404);
    expect(await get(staff)).toMatchObject({ canChange: false });
  });
});

describe('listInsurance', () => {
  test('lists the caller’s homes with their gaps', async () => {
    await add({ form: 'dp3' });
    const { items } = await api.callAs(owner, insurance.listInsurance);
    expect(items.map(gapsOf)).toEqual([['ending', 'earthquake', 'flood']]);
    expect((await api.callAs(await createPerson(api), insurance.listInsurance)).items).toEqual([]);
  });
});

describe('addPolicy', () => {
  test('a homeowner policy on a rented home is a gap', async () => {
    const home = await add();
    expect(home.policies).toMatchObject([{ ...policy, daysLeft: 30 }]);
    expect(gapsOf(home)).toContain('homeowner_form');
  });

  test('refuses one that has ended, and the same one twice', async () => {
    expect(await refusalOf(add({ expiresOn: '2026-11-22' }))).toMatchObject({
      status: 400,
      fields: { expiresOn: expect.any(String) },
    });
    expect((await refusalOf(add({ expiresOn: '2036-11-24' }))).fields).toHaveProperty('expiresOn');
    await add();
    expect((await refusalOf(add())).status).toBe(409);
    expect((await get()).policies).toHaveLength(1);
  });

  test('its owner hears 30, 14, 7, and 1 days before it ends, each once, and not once it was renewed', async () => {
    await add();
    const sent = async () =>
      (await findMessages(api, owner.email)).filter(({ template }) => template === 'policyEnding').length;
    const on = async (day: string) => {
      api.now = new Date(`${day}T18:00:00Z`);
      await remindOfPolicies(api.services);
      await remindOfPolicies(api.services);
      return sent();
    };
    expect(await on('2026-11-23')).toBe(1);
    expect(await on('2026-11-24')).toBe(1);
    expect(await on('2026-12-09')).toBe(2);
    api.now = new Date('2026-11-23T18:00:00Z');
    await add({ policyNumber: 'HM-2', expiresOn: '2027-12-23' });
    expect(await on('2026-12-16')).toBe(2);
  });
});

describe('removePolicy', () => {
  test('removes a policy of this home alone', async () => {
    const [{ id = '' } = {}] = (await add()).policies;
    const remove = (policyId: string) => api.callAs(owner, insurance.removePolicy, { params: { policyId } });
    expect((await refusalOf(remove(randomUUID()))).status).toBe(404);
    expect((await remove(id)).policies).toEqual([]);
  });
});

describe('chooseCoverage', () => {
  const choose = (change: Partial<Coverage> = {}) =>
    api.callAs(owner, insurance.chooseCoverage, { params: { homeId }, body: { ...coverage, ...change } });

  test('stores the choice, without what is not offered in the state', async () => {
    expect((await choose()).coverage).toEqual({ ...coverage, addOns: ['flood'] });
    expect((await get()).chosenAt).toBe(api.now.toISOString());
  });

  test('rejects a past day, and limits that are not sold', async () => {
    expect((await refusalOf(choose({ startOn: '2026-11-22' }))).fields).toHaveProperty('startOn');
    expect((await refusalOf(choose({ startOn: '2206-12-01' }))).fields).toHaveProperty('startOn');
    expect((await refusalOf(choose({ liabilityCents: 123 }))).status).toBe(400);
  });
});

describe('quoteInsurance', () => {
  const quote = (body: object = { coverage, sharesHome: true }, person = owner) =>
    api.callAs(person, insurance.quoteInsurance, { params: { homeId }, body: body as never });
  const asked: QuoteRequest[] = [];
  const steadily = (answer: () => Promise<QuoteAnswer>): InsuranceQuotes => ({
    insurer: 'Steadily',
    quote: (request) => {
      asked.push(request);
      return answer();
    },
  });

  beforeEach(() => {
    asked.length = 0;
    api.services.insuranceQuotes = steadily(async () => ({
      quotes: [{ form: 'dp3', year: cents(231_200) }],
      applyUrl: 'https://app.steadily.com/start/abc',
    }));
  });

  test('asks the insurer where we hold a license, about the home alone', async () => {
    api.services.licenses = 'California|Insurance producer|Example Insurance LLC|0K1';
    expect((await get()).insurer).toBe('Steadily');
    expect(await quote()).toEqual({
      insurer: 'Steadily',
      quotes: [{ form: 'dp3', yearCents: 231_200 }],
      applyUrl: 'https://app.steadily.com/start/abc',
      isUnreached: false,
    });
    expect(asked).toMatchObject([{ homeId, state: 'CA', zipcode: '94601', sqft: 1_500, yearBuilt: 1_972, coverage }]);
    expect(JSON.stringify(asked)).not.toContain(owner.email);
  });

  test('answers from our table without a license, and sends the home to no one', async () => {
    expect((await get()).insurer).toBeNull();
    const { insurer, quotes, applyUrl } = await quote();
    expect([insurer, applyUrl, quotes.map(({ form }) => form)]).toEqual([null, null, ['dp1', 'dp3']]);
    expect(asked).toEqual([]);
  });

  test('answers from our own table where the insurer cannot be reached, and says so', async () => {
    api.services.licenses = 'California|Insurance producer|Example Insurance LLC|0K1';
    api.services.insuranceQuotes = steadily(() => Promise.reject(new Error('Steadily answered 500')));
    expect(await quote()).toMatchObject({ insurer: null, isUnreached: true, applyUrl: null });
  });

  test('takes the owner’s agreement, and is for owners alone', async () => {
    expect((await refusalOf(quote({ coverage, sharesHome: false }))).code).toBe('invalid');
    expect((await refusalOf(quote({ coverage }))).code).toBe('invalid');
    expect((await refusalOf(quote(undefined, await createPerson(api, 'staff')))).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
