// The URLs in the sitemaps for search engines, through the handlers of the site.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOME_PAGES_PER_LIST } from '@/contract/homes/homes/endpoints';
import { sitemaps } from '@/lib/page/sitemaps.server';
import { resetRequestCounts } from '@/server/http/limits';
import { testApi } from '../support/api';
import { createHome } from '../support/fixtures/people';

const api = testApi();
/** More than one file of homes, and more than a search counts. */
const LISTED = HOME_PAGES_PER_LIST + 60;
let server: Server;

beforeAll(async () => {
  Object.assign(process.env, { DATABASE_URL: api.url, LOG_LEVEL: 'silent' });
  const home = await createHome(api, { city: 'oakland-ca' });
  await createHome(api, { city: 'oakland-ca', status: 'leased' });
  await createHome(api, { city: 'oakland-ca', status: 'ready' });
  const columns = (
    await api.rows(`select column_name as name from information_schema.columns where table_name = 'homes'
      and table_schema = 'public' and is_generated = 'NEVER' and column_name <> 'id'`)
  ).map(({ name }) => `"${String(name)}"`);
  await api.rows(
    `insert into homes (id, ${columns.join()}) select gen_random_uuid(), ${columns.join()} from homes,
      generate_series(2, $2) where id = $1`,
    [home, LISTED],
  );
  server = createServer((request, response) => void sitemaps(request, response)).listen(0);
});
afterAll(() => server.close());

async function read(path: string) {
  resetRequestCounts();
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const text = await response.text();
  return { status: response.status, locations: [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url) };
}

test('the index names as many files of homes as there are homes for, and they list each home once', async () => {
  const files = (await read('/api/sitemaps/all')).locations.map((url) => new URL(url).pathname);
  expect(files).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/blog.xml',
    '/sitemaps/homes.xml',
    '/sitemaps/homes-2.xml',
    '/sitemaps/places.xml',
  ]);
  const [first, second] = [await read('/sitemaps/homes.xml'), await read('/sitemaps/homes-2.xml')];
  expect([first.locations.length, second.locations.length]).toEqual([HOME_PAGES_PER_LIST, 60]);
  const paths = [...first.locations, ...second.locations].map((url) => new URL(url).pathname);
  const rows = await api.rows("select id from homes where status = 'active'");
  expect(new Set(paths)).toEqual(new Set(rows.map(({ id }) => `/homes/oakland-ca/${String(id)}`)));
  expect(paths).toHaveLength(LISTED);
});

test('a file that is not there is not found', async () => {
  for (const path of [
    '/sitemaps/homes-3.xml',
    '/sitemaps/blog-2.xml',
    '/sitemaps/nothing.xml',
    '/sitemaps/homes-0.xml',
  ])
    expect((await read(path)).status, path).toBe(404);
});
