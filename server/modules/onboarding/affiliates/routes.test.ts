import { beforeEach, describe, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { affiliates } from '@/contract/onboarding/affiliates/endpoints';
import { siteVisits } from '@/contract/platform/siteVisits/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('affiliates', 'outbox', 'site_visits'));

const application = {
  site: 'garden.example/rentals',
  channels: ['newsletter' as const],
  audience: 'Gardeners who own homes',
  promotion: 'A page about renting out a home',
};

async function aPartner() {
  const [greta, iris] = [await createPerson(api), await createPerson(api, 'staff')];
  const { id } = await api.callAs(greta, affiliates.applyAsAffiliate, { body: application });
  const approved = await api.callAs(iris, affiliates.approveAffiliate, { params: { affiliateId: id } });
  return { greta, iris, id, key: approved.partnerKey ?? '' };
}

describe('approveAffiliate', () => {
  test('an application waits, may be bettered, and gets a key once approved', async () => {
    const { greta, key } = await aPartner();
    expect(key).toMatch(/^[\w-]{12}$/);
    const { affiliate } = await api.callAs(greta, affiliates.getOwnAffiliate);
    expect(affiliate).toMatchObject({ status: 'approved', site: 'https://garden.example/rentals', partnerKey: key });
    expect((await refusalOf(api.callAs(greta, affiliates.applyAsAffiliate, { body: application }))).status).toBe(409);
    expect(await api.rows('select recipient, template from outbox')).toEqual([
      { recipient: greta.email, template: 'affiliateDecided' },
    ]);
  });
});

describe('applyAsAffiliate', () => {
  test.each(['javascript:alert(1)', 'no', 'http://', '  '])('a site such as %j is refused', async (site) => {
    const greta = await createPerson(api);
    const refusal = await refusalOf(api.callAs(greta, affiliates.applyAsAffiliate, { body: { ...application, site } }));
    expect(refusal.status).toBe(400);
  });
});

describe('declineAffiliate', () => {
  test('anyone who was refused reads why, and may apply again', async () => {
    const [greta, iris] = [await createPerson(api), await createPerson(api, 'staff')];
    const { id } = await api.callAs(greta, affiliates.applyAsAffiliate, { body: application });
    const params = { affiliateId: id };
    await api.callAs(iris, affiliates.declineAffiliate, { params, body: { reason: 'No site yet' } });
    expect((await api.callAs(greta, affiliates.getOwnAffiliate)).affiliate).toMatchObject({ reason: 'No site yet' });
    await api.callAs(greta, affiliates.applyAsAffiliate, { body: application });
    expect(await api.callAs(iris, affiliates.listAffiliates)).toMatchObject([{ id, status: 'applied', reason: null }]);
  });
});

describe('listAffiliates', () => {
  test('shows those that await an answer first, with whom to write to', async () => {
    const { iris } = await aPartner();
    const newcomer = await createPerson(api);
    await api.callAs(newcomer, affiliates.applyAsAffiliate, { body: application });
    const list = await api.callAs(iris, affiliates.listAffiliates);
    expect(list.map(({ status }) => status)).toEqual(['applied', 'approved']);
    expect(list[0]?.email).toBe(newcomer.email);
  });
});

describe('getOwnAffiliate', () => {
  test('counts visits and leads by their own key alone, by day', async () => {
    const { greta, key } = await aPartner();
    const { greta: other, key: others } = await aPartner();
    const visit = (encodedPartnerKey: string | null) =>
      api.call(siteVisits.recordVisit, {
        body: { trackingId: null, url: 'https://belong.test/', referrer: '', encodedPartnerKey, experiments: {} },
      });
    for (const by of [key, key, others, null]) await visit(by);
    const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test' };
    await api.call(leads.createLead, {
      body: { type: 'ask_a_question', contact, message: 'How?', encodedPartnerKey: key, experiments: {} },
    });
    const figures = async (who: typeof greta) =>
      (await api.callAs(who, affiliates.getOwnAffiliate)).days.map(({ visits, leads: came }) => [visits, came]);
    const sum = (days: number[][]) => [0, 1].map((at) => days.reduce((all, day) => all + (day[at] ?? 0), 0));
    expect(sum(await figures(greta))).toEqual([2, 1]);
    expect(sum(await figures(other))).toEqual([1, 0]);
  });
});

describe('endAffiliate', () => {
  test('ends a partnership once, and says why', async () => {
    const { greta, iris, id } = await aPartner();
    const end = () =>
      api.callAs(iris, affiliates.endAffiliate, { params: { affiliateId: id }, body: { reason: 'Bulk mail' } });
    await end();
    expect((await refusalOf(end())).status).toBe(409);
    expect((await api.callAs(greta, affiliates.getOwnAffiliate)).affiliate).toMatchObject({
      status: 'ended',
      reason: 'Bulk mail',
    });
    expect((await refusalOf(api.callAs(greta, affiliates.applyAsAffiliate, { body: application }))).status).toBe(409);
  });
});
