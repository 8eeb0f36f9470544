import { beforeEach, describe, expect, test } from 'vitest';
import { LISTING_FEED_PAGE, listingFeeds } from '@/contract/homes/listingFeeds/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('listing_feeds', 'homes', 'audit_log'));

const zillow = { portal: 'Zillow', regionId: null, format: 'hotpads' as const };
const tokenOf = (url: string) => /\/listing-feeds\/([\w-]+)\.\w+$/.exec(url)?.[1] ?? '';

async function aFeed(input: { portal?: string; regionId?: number } = {}) {
  const leasing = await createPerson(api, 'staff', ['leasing']);
  const feed = await api.callAs(leasing, listingFeeds.createListingFeed, { body: { ...zillow, ...input } });
  return { leasing, feed, token: tokenOf(feed.url), params: { listingFeedId: feed.id } };
}
const read = (token: string, after: string | null = null) =>
  api.call(listingFeeds.readListingFeed, { body: { token, after } });

describe('createListingFeed', () => {
  test('makes an address with a secret, and writes who did it to the audit log', async () => {
    const { feed } = await aFeed();
    expect(feed).toMatchObject({ portal: 'Zillow', region: null, status: 'active', lastDelivery: null });
    expect(feed.url).toMatch(/\/listing-feeds\/[\w-]{32}\.xml$/);
    expect(await api.rows(`select event from audit_log where subject = 'listing_feed:${feed.id}'`)).toEqual([
      { event: 'listing_feed.created' },
    ]);
  });

  test('refuses a region that is not served at its field', async () => {
    const leasing = await createPerson(api, 'staff', ['leasing']);
    const body = { ...zillow, regionId: 9_999 };
    const refusal = await refusalOf(api.callAs(leasing, listingFeeds.createListingFeed, { body }));
    expect(refusal).toMatchObject({ status: 400, fields: { regionId: 'Choose a region that we serve' } });
  });
});

describe('readListingFeed', () => {
  test('has the homes on the market with street and unit apart, and no others', async () => {
    const owner = await createPerson(api);
    await createCity(api);
    const active = await createHome(api, { owner, status: 'active' });
    const comingSoon = await createHome(api, { owner, status: 'coming_soon' });
    for (const status of ['application_pending', 'leased', 'ready', 'off_market'] as const)
      await createHome(api, { owner, status });
    await api.rows(`update homes set unit = '#4' where id = $1`, [active]);
    const { token } = await aFeed();
    const { homes, format, next } = await read(token);
    expect(homes.map(({ id }) => id).sort()).toEqual([active, comingSoon].sort());
    expect({ format, next }).toEqual({ format: 'hotpads', next: null });
    const one = homes.find(({ id }) => id === active);
    expect(one).toMatchObject({ unit: '#4', street: expect.not.stringContaining('#4'), host: null });
    expect(one).not.toHaveProperty('ownerId');
  });

  test('has the homes of its region alone', async () => {
    const owner = await createPerson(api);
    await createCity(api);
    await createHome(api, { owner, status: 'active' });
    const { token } = await aFeed({ regionId: 6 });
    expect((await read(token)).homes).toEqual([]);
  });

  test('goes on after the last home of a full page', async () => {
    const owner = await createPerson(api);
    await createCity(api);
    const home = await createHome(api, { owner, status: 'active' });
    const { token } = await aFeed();
    expect(LISTING_FEED_PAGE).toBeGreaterThan(1);
    expect((await read(token, home)).homes).toEqual([]);
  });

  test('answers 404 to a wrong secret', async () => {
    expect((await refusalOf(read('x'.repeat(32)))).status).toBe(404);
  });
});

describe('listListingFeeds', () => {
  test('lists feeds by portal', async () => {
    const [{ feed: zillowFeed }, { feed: avail, leasing }] = [await aFeed(), await aFeed({ portal: 'Avail' })];
    expect(await api.callAs(leasing, listingFeeds.listListingFeeds)).toEqual([avail, zillowFeed]);
  });
});

describe('pauseListingFeed', () => {
  test('makes the address answer 404, once', async () => {
    const { token, leasing, params } = await aFeed();
    expect(await api.callAs(leasing, listingFeeds.pauseListingFeed, { params })).toMatchObject({ status: 'paused' });
    expect((await refusalOf(read(token))).status).toBe(404);
    expect((await refusalOf(api.callAs(leasing, listingFeeds.pauseListingFeed, { params }))).status).toBe(409);
  });
});

describe('resumeListingFeed', () => {
  test('opens the same address again', async () => {
    const { token, leasing, params } = await aFeed();
    await api.callAs(leasing, listingFeeds.pauseListingFeed, { params });
    await api.callAs(leasing, listingFeeds.resumeListingFeed, { params });
    expect((await read(token)).format).toBe('hotpads');
  });
});

const record = (token: string, homes: number, reader = 'ZillowFeedReader/2.0') =>
  api.call(listingFeeds.recordDelivery, { body: { token, homes, reader } });

describe('recordDelivery', () => {
  test('is the last delivery of its feed', async () => {
    const { token, leasing } = await aFeed();
    const first = api.now;
    await record(token, 12);
    api.now = new Date(first.getTime() + 60_000);
    await record(token, 13, '');
    const [feed] = await api.callAs(leasing, listingFeeds.listListingFeeds);
    expect(feed?.lastDelivery).toEqual({ at: api.now.toISOString(), homes: 13 });
  });

  test('needs the secret of an active feed', async () => {
    expect((await refusalOf(record('x'.repeat(32), 1))).status).toBe(404);
  });
});

describe('listDeliveries', () => {
  test('has the readers and the counts of homes, newest first', async () => {
    const { token, leasing, params } = await aFeed();
    await record(token, 12);
    api.now = new Date(api.now.getTime() + 60_000);
    await record(token, 13, '');
    expect(await api.callAs(leasing, listingFeeds.listDeliveries, { params })).toMatchObject([
      { homes: 13, reader: '' },
      { homes: 12, reader: 'ZillowFeedReader/2.0' },
    ]);
  });
});
