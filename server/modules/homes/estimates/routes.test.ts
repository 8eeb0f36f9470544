import { beforeEach, describe, expect, test } from 'vitest';
import { dollars } from '@/contract/amounts/cents';
import { estimates } from '@/contract/homes/estimates/endpoints';
import { firstYearPayout } from '@/contract/money/payoutPlans/payout';
import { flows } from '@/contract/platform/flows/endpoints';
import { asSystem } from '@/server/db/client';
import { listPlans } from '@/server/modules/money/payoutPlans';
import { refusalOf, testApi } from '@/tests/support/api';
import { createSignedInBrowser } from '@/tests/support/browser/signedInBrowser';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { denver, oakland, rentAnswers } from '@/tests/support/fixtures/rentAnswers';
import { reportParts, reportPdf } from './pdf';

const api = testApi();
beforeEach(() => api.empty('flow_runs', 'estimates', 'outbox', 'leads', 'lead_events', 'homes'));

const params = { flowId: 'rent-estimate' };

async function estimated(answers: Record<string, unknown> = rentAnswers, browser = createSignedInBrowser(api)) {
  const client = await browser.as(null);
  const run = await client.call(flows.startRun, { params, body: { answers } });
  const mine = await browser.as(null);
  const result = await mine.call(flows.submitRun, { params: { ...params, runId: run.id }, body: {} });
  if (!('outcome' in result)) throw new Error(JSON.stringify(result));
  const { report } = await mine.call(estimates.latestEstimate);
  if (!report) throw new Error('There is no report');
  return { browser, run, report, outcome: result.outcome };
}

describe('an estimate', () => {
  test('is whole dollars within its range, with reasons, prices, plans to raise it and the law of the place', async () => {
    const { report } = await estimated();
    expect(report.coverageType).toBe('covered');
    const [low, estimate, high] = [report.low ?? 0, report.estimate ?? 0, report.high ?? 0];
    expect([low, estimate, high].every(Number.isInteger)).toBe(true);
    expect(low).toBeLessThan(estimate);
    expect(high).toBeGreaterThan(estimate);
    expect(report.confidence.reasons.length).toBeGreaterThan(1);
    expect(report.adjustments.reduce((sum, { dollars }) => sum + dollars, 0)).toBeCloseTo(estimate, -1);
    expect(report.improvements.length).toBeGreaterThan(0);
    expect(report.laws.map(({ id }) => id)).toContain('ca-pricing-software');
  });

  test('asks a higher price of more days', async () => {
    const { pricing } = (await estimated()).report;
    const days = pricing.map((each) => each.days);
    expect(days).toEqual([...days].sort((one, other) => one - other));
    expect(new Set(days).size).toBeGreaterThan(4);
  });

  test('moves towards homes of ours that are alike and near, and says so', async () => {
    const before = (await estimated()).report.estimate ?? 0;
    const { parking, laundry, sqft, yearBuilt } = rentAnswers;
    const place = { lat: oakland.lat, lng: oakland.lng, zipcode: '94601' };
    const twin = { ...place, beds: 3, baths: 2, type: 'house', parking, laundry };
    for (const n of [1, 2, 3, 4, 5])
      await createHome(api, { ...twin, rent: Math.round(before * 1.12), streetAddress: `${n} Oak St` });
    await api.rows('update homes set sqft = $1, year_built = $2', [sqft, yearBuilt]);
    const { report } = await estimated();
    expect(report.comparables).toHaveLength(5);
    expect(report.estimate).toBeGreaterThan(before * 1.02);
    expect(report.estimate).toBeLessThan(before * 1.25);
    expect(report.adjustments.map(({ name }) => name)).toContain('Nearby homes');
  });

  test('tells how long each time of year takes, once every quarter has leases enough; the figures hold ten minutes', async () => {
    api.now = new Date(api.now.getTime() + 3_600_000);
    const year = api.now.getUTCFullYear() - 1;
    const lease = async (quarter: number, days: number) => {
      const homeId = await createHome(api, { status: 'ready' });
      const listed = new Date(Date.UTC(year, quarter * 3 - 2, 10));
      const leased = new Date(listed.getTime() + days * 86_400_000);
      await api.rows(
        "insert into home_events (id, home_id, kind, at) values (gen_random_uuid(), $1, 'listed', $2), (gen_random_uuid(), $1, 'leased', $3)",
        [homeId, listed.toISOString(), leased.toISOString()],
      );
    };
    for (const quarter of [1, 2, 3]) for (let n = 0; n < 10; n += 1) await lease(quarter, 10 * quarter);
    expect((await estimated()).report.seasons).toEqual([]);
    for (let n = 0; n < 10; n += 1) await lease(4, 12);
    expect((await estimated()).report.seasons).toEqual([]);
    api.now = new Date(api.now.getTime() + 11 * 60_000);
    expect((await estimated()).report.seasons).toMatchObject([
      { quarter: 1, days: 10, leases: 10 },
      { quarter: 2, days: 20, leases: 10 },
      { quarter: 3, days: 30, leases: 10 },
      { quarter: 4, days: 12, leases: 10 },
    ]);
  });

  test('stores the estimate with the model’s input, and cannot be changed', async () => {
    const { report } = await estimated();
    const [stored] = await api.rows<{ estimate: number; facts: { beds: number; model: object } }>(
      'select * from estimates',
    );
    expect(stored).toMatchObject({ estimate: report.estimate, facts: { beds: 3, model: expect.any(Object) } });
    await expect(api.rows('update estimates set estimate = 1')).rejects.toThrow(/never changed/);
  });

  test('does not believe a browser about where a home is', async () => {
    const { report } = await estimated({ ...rentAnswers, address: { ...denver, regionId: 1, regionName: 'Bay Area' } });
    expect(report.coverageType).toBe('out_of_coverage');
  });

  test('outside our coverage is a place, not an error: public rents, no lead', async () => {
    const { report, outcome } = await estimated({ address: denver });
    expect(outcome).toMatchObject({ coverageType: 'out_of_coverage' });
    expect(report).toMatchObject({
      estimate: null,
      fairRents: [expect.any(Number), ...Array(4).fill(expect.any(Number))],
    });
    expect(await api.rows('select id from leads')).toEqual([]);
  });

  test.each(['Other', 'ComingSoon'])('in a region of status %s is outside our coverage', async (status) => {
    const setStatus = (to: string) => api.rows("update regions set status = $1 where slug = 'bay-area'", [to]);
    await setStatus(status);
    const { report, outcome } = await estimated().finally(() => setStatus('Active'));
    expect(outcome).toMatchObject({ coverageType: 'out_of_coverage' });
    expect(report).toMatchObject({ coverageType: 'out_of_coverage', estimate: null, comparables: [] });
  });

  test('is a lead once, however often it is made again, and mails its report once', async () => {
    const { browser, run } = await estimated();
    const client = await browser.as(null);
    await client.call(flows.saveAnswers, { params: { ...params, runId: run.id }, body: { answers: { beds: '4' } } });
    await client.call(flows.submitRun, { params: { ...params, runId: run.id }, body: {} });
    expect(await api.rows('select id from estimates')).toHaveLength(2);
    expect(await api.rows('select type, zipcode from leads')).toEqual([{ type: 'rent_estimate', zipcode: '94601' }]);
    expect(await api.rows("select kind from lead_events where kind = 'LeadCreatedRentEstimate'")).toHaveLength(1);
    expect(await api.rows("select id from outbox where template = 'rentReport'")).toHaveLength(1);
  });
});

describe('getEstimate', () => {
  test('a stranger does not find it', async () => {
    const { report } = await estimated();
    const stranger = await createSignedInBrowser(api).as(null);
    const own = { estimateId: report.id };
    expect(await refusalOf(stranger.call(estimates.getEstimate, { params: own }))).toMatchObject({ status: 404 });
    expect(await refusalOf(stranger.call(estimates.shareEstimate, { params: own, body: {} }))).toMatchObject({
      status: 404,
    });
  });
});

describe('shareEstimate', () => {
  test('makes a link that shows the estimate to anyone who has it, until it is too old', async () => {
    const { browser, report } = await estimated();
    const stranger = await createSignedInBrowser(api).as(null);
    const own = { estimateId: report.id };
    const { key } = await (await browser.as(null)).call(estimates.shareEstimate, { params: own, body: {} });
    const shown = await stranger.call(estimates.getEstimate, { params: own, query: { key } });
    expect(shown).toMatchObject({ own: false, report: { id: report.id } });
    const file = await api.fetch(`/estimates/${report.id}/report.pdf?key=${key}`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await file.text()).slice(0, 8)).toBe('%PDF-1.7');
    expect((await api.fetch(`/estimates/${report.id}/report.pdf`)).status).toBe(404);
    await api.rows("update estimate_links set expires_at = now() - interval '40 years'");
    const late = stranger.call(estimates.getEstimate, { params: own, query: { key } });
    expect(await refusalOf(late)).toMatchObject({ status: 404 });
  });
});

describe('the document of an estimate', () => {
  test('says what each plan of the region leaves, and the fees it takes', async () => {
    const { report } = await estimated();
    const plans = await asSystem(api.services.db, (db) => listPlans(db, 1));
    const part = reportParts(report, plans).find(({ heading }) =>
      heading.startsWith('Your first-year take-home with each plan'),
    );
    expect(part?.rows).toHaveLength(3);
    const [monthly] = plans.filter(({ plan }) => plan === 'Monthly');
    if (!monthly) throw new Error('The Bay Area has a monthly plan.');
    const { net } = firstYearPayout(dollars(report.estimate ?? 0), monthly);
    expect(part?.rows?.[0]?.value).toBe(`$${Math.round(net / 100).toLocaleString('en-US')}`);
  });

  test('of a place where we are not says public rents alone, and no plan', async () => {
    const { report } = await estimated();
    const elsewhere = {
      ...report,
      estimate: null,
      low: null,
      high: null,
      comparables: [],
      adjustments: [],
      pricing: [],
      improvements: [],
      seasons: [],
      fairRents: [2340, 2590, 3110, 4060, 4560],
      laws: [],
    };
    const plans = await asSystem(api.services.db, (db) => listPlans(db));
    expect(reportParts(elsewhere, plans).map(({ heading }) => heading)).toEqual(['Public rents, by bedrooms']);
    expect((await reportPdf(elsewhere, plans)).length).toBeGreaterThan(1_000);
  });
});

describe('latestEstimate', () => {
  test('goes with the run to the account that logs in', async () => {
    const { browser, report } = await estimated();
    const ada = await createPerson(api);
    await (await browser.as(ada)).call(estimates.latestEstimate);
    expect((await api.callAs(ada, estimates.latestEstimate)).report?.id).toBe(report.id);
  });
});

describe('emailEstimate', () => {
  test('mails a copy where its holder wants it', async () => {
    const { browser, report } = await estimated();
    const body = { email: 'bea@example.test' };
    await (await browser.as(null)).call(estimates.emailEstimate, { params: { estimateId: report.id }, body });
    const sent = await api.rows<{ recipient: string }>("select recipient from outbox where template = 'rentReport'");
    expect(sent.map(({ recipient }) => recipient)).toContain('bea@example.test');
  });
});

describe('previewRent', () => {
  test('an address and its bedrooms are enough for a range, of which nothing is kept', async () => {
    const ask = (address: typeof oakland, beds: '1' | '3') =>
      api.call(estimates.previewRent, { body: { address, beds } }).then(({ range }) => range);
    const [small, large] = [await ask(oakland, '1'), await ask(oakland, '3')];
    expect(small?.low).toBeLessThan(small?.estimate ?? 0);
    expect(large?.estimate).toBeGreaterThan(small?.estimate ?? 0);
    expect(large?.high).toBeGreaterThan(small?.high ?? 0);
    expect(await ask({ ...denver, regionId: 1, regionName: 'Bay Area' }, '3')).toBeNull();
    expect(await api.rows('select from estimates')).toEqual([]);
  });

  test('each answer moves within the range that was shown before it', async () => {
    const ask = async (more: object) =>
      (await api.call(estimates.previewRent, { body: { address: oakland, beds: '3', ...more } })).range;
    const first = await ask({});
    for (const more of [
      { type: 'house' },
      { type: 'apartment' },
      { type: 'house', baths: 2 },
      { type: 'apartment', baths: 1 },
      { type: 'house', baths: 2, sqft: 1450 },
    ]) {
      const next = await ask(more);
      expect(next?.estimate).toBeGreaterThanOrEqual(first?.low ?? 0);
      expect(next?.estimate).toBeLessThanOrEqual(first?.high ?? 0);
    }
  });
});
