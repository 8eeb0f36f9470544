// The table for a CDN in docs/deployment.md says what the site really sends.
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';

const guide = readFileSync('docs/deployment.md', 'utf8');
/** What is sent, by what stands first in its row. */
const rows = new Map(
  [...guide.matchAll(/^\| (.+?) \| (`?.+?`?) \| .+ \|$/gm)].map(([, what = '', sent = '']) => [what, sent]),
);
/** Any of the forms in backticks, with N for a number. */
const isAsWritten = (what: string, header: string | undefined): boolean =>
  [...(rows.get(what) ?? '').matchAll(/`(.+?)`/g)].some(([, form = '']) =>
    new RegExp(`^${form.replaceAll('=N', '=\\d+')}$`).test(header ?? ''),
  );

const KINDS: Readonly<Record<string, readonly string[]>> = {
  'pages that are the same for everyone': ['/homes', '/homes/oakland-ca', '/faq', '/sitemap'],
  'pages of one person': ['/accounts', '/accounts/login', '/no-such-page'],
  '`/basemap/`': ['/basemap/bay-area.json'],
  '`/stills/`': ['/stills/hero-street-640.webp'],
  '`/api/consumer/`': ['/api/consumer/users/me', '/api/consumer/live', '/api/consumer/no-such-operation'],
};

for (const [what, addresses] of Object.entries(KINDS))
  test(`${what}: as the guide says`, async ({ request }) => {
    for (const address of addresses) {
      const headers = (await request.get(address, { maxRedirects: 0 })).headers();
      expect(isAsWritten(what, headers['cache-control']), `${address}: ${headers['cache-control']}`).toBe(true);
      // A CDN that varies by more keeps a copy for each browser.
      expect(headers.vary ?? 'Accept-Encoding').toBe('Accept-Encoding');
    }
  });

test('scripts and pictures that a page names are kept for a year', async ({ request }) => {
  const page = await (await request.get('/homes')).text();
  for (const folder of ['/_next/static/', '/media/']) {
    const [address = ''] = new RegExp(`(?<=["' ])${folder}[^"'&,? ]+`).exec(page) ?? [];
    expect(address).not.toBe('');
    const sent = (await request.get(address)).headers()['cache-control'];
    expect(isAsWritten(`\`${folder}\``, sent), `${address}: ${sent}`).toBe(true);
  }
});

test('the page of the mobile app is never anybody else’s', async ({ request }) => {
  const answer = await request.get('/faq', { headers: { cookie: 'mobile_app=true' } });
  expect(isAsWritten('pages of one person', answer.headers()['cache-control'])).toBe(true);
});

test('a few public answers of the API may be kept', async ({ request }) => {
  for (const address of ['/api/consumer/regions', '/api/consumer/homes'])
    expect((await request.get(address)).headers()['cache-control']).toMatch(/^public, max-age=\d+/);
});
