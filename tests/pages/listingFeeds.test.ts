// The files that rental portals read, through the handler of the site.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LISTING_FEED_PAGE, listingFeeds } from '@/contract/homes/listingFeeds/endpoints';
import { listingFeed } from '@/lib/listingFeeds/listingFeed.server';
import { resetRequestCounts } from '@/server/http/limits';
import { testApi } from '../support/api';
import { createHome, createPerson } from '../support/fixtures/people';

const api = testApi();
/** More homes than one page of the API holds. */
const LISTED = LISTING_FEED_PAGE + 20;
let server: Server;

beforeAll(async () => {
  Object.assign(process.env, { DATABASE_URL: api.url, LOG_LEVEL: 'silent' });
  const home = await createHome(api, { city: 'oakland-ca' });
  await createHome(api, { city: 'oakland-ca', status: 'leased' });
  const columns = (
    await api.rows(`select column_name as name from information_schema.columns where table_name = 'homes'
      and table_schema = 'public' and is_generated = 'NEVER' and column_name <> 'id'`)
  ).map(({ name }) => `"${String(name)}"`);
  await api.rows(
    `insert into homes (id, ${columns.join()}) select gen_random_uuid(), ${columns.join()} from homes,
      generate_series(2, $2) where id = $1`,
    [home, LISTED],
  );
  server = createServer((request, response) => void listingFeed(request, response)).listen(0);
});
afterAll(() => server.close());
beforeEach(() => api.empty('listing_feeds'));

async function aFeed(format: 'hotpads' | 'json') {
  const leasing = await createPerson(api, 'staff', ['leasing']);
  const body = { portal: 'Zillow', regionId: null, format };
  const feed = await api.callAs(leasing, listingFeeds.createListingFeed, { body });
  return { path: new URL(feed.url).pathname, params: { listingFeedId: feed.id }, leasing };
}
async function read(path: string) {
  resetRequestCounts();
  const headers = { 'user-agent': 'PortalReader/1.0' };
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  return { response, text: await response.text() };
}

test('a portal reads every listed home once, over all pages, and the delivery is logged', async () => {
  const { path, params, leasing } = await aFeed('hotpads');
  const { response, text } = await read(path);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, max-age=300');
  const ids = [...text.matchAll(/<Listing id="([^"]+)"/g)].map(([, id]) => id);
  const rows = await api.rows("select id from homes where status = 'active'");
  expect(ids).toHaveLength(LISTED);
  expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(text.trimEnd()).toMatch(/<\/hotPadsItems>$/);
  const log = await api.callAs(leasing, listingFeeds.listDeliveries, { params });
  expect(log).toMatchObject([{ homes: LISTED, reader: 'PortalReader/1.0' }]);
});

test('the JSON file holds the same homes, each with the address of its page', async () => {
  const { path } = await aFeed('json');
  const { homes } = JSON.parse((await read(path)).text) as { homes: { id: string; url: string }[] };
  expect(homes).toHaveLength(LISTED);
  expect(new URL(homes[0]?.url ?? '').pathname).toBe(`/homes/oakland-ca/${homes[0]?.id}`);
});

test('a wrong secret, another format, and a paused feed are not found', async () => {
  const { path, params, leasing } = await aFeed('hotpads');
  expect((await read(path.replace('.xml', '.json'))).response.status).toBe(404);
  expect((await read('/listing-feeds/wrong.xml')).response.status).toBe(404);
  await api.callAs(leasing, listingFeeds.pauseListingFeed, { params });
  expect((await read(path)).response.status).toBe(404);
});
