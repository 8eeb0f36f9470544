// Security headers on every address of the site: each kind of page, refusals, files, and the API.
import { routes } from '../../../contract/routes.ts';
import { routeList } from '../../../scripts/routes/table.ts';
import { expect, test } from '../support/fixtures.ts';
import { sampleAddress } from '../support/sampleAddresses.ts';

const others = [
  '/no-such-page',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/healthz',
  '/api/consumer/homes',
  '/api/consumer/users/me',
  '/api/consumer/no-such-operation',
];

/** What is wrong with the headers of an answer, in words. */
function problems(headers: Record<string, string>): string[] {
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((part) => [part.split(' ')[0], part]),
  );
  const scripts = policy['script-src'] ?? '';
  const rules: [string, boolean][] = [
    ['scripts of this site alone', scripts !== '' && !/unsafe-inline|unsafe-eval|\*/.test(scripts)],
    ['no plugins', policy['object-src'] === "object-src 'none'"],
    ['no other base', policy['base-uri'] === "base-uri 'none'"],
    ['forms stay here', policy['form-action'] === "form-action 'self'"],
    ['frames', policy['frame-ancestors'] !== undefined],
    [
      'HSTS of a year',
      /max-age=(\d+)/.test(headers['strict-transport-security'] ?? '') &&
        Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]) >= 31_536_000,
    ],
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['referrer policy', headers['referrer-policy'] === 'strict-origin-when-cross-origin'],
    ['opener policy', headers['cross-origin-opener-policy'] === 'same-origin'],
    ['resource policy', headers['cross-origin-resource-policy'] === 'same-origin'],
    ['permissions policy', headers['permissions-policy']?.includes('microphone=()') ?? false],
    ['cache control', headers['cache-control'] !== undefined],
    ['no product name', headers['x-powered-by'] === undefined && headers.server === undefined],
  ];
  return rules.filter(([, holds]) => !holds).map(([name]) => name);
}

test('every kind of page and every answer has the security headers', async ({ request }) => {
  test.setTimeout(180_000);
  const found: Record<string, string[]> = {};
  const addresses = [...others];
  for (const { pattern } of routeList(routes)) addresses.push(await sampleAddress(pattern, request));
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const wrong = problems(answer.headers());
    if (wrong.length > 0) found[address] = wrong;
  }
  expect(found).toEqual({});
});

test('security.txt names a contact and has not expired', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  const contact = /^Contact: (\S+)$/m.exec(text)?.[1] ?? '';
  expect((await request.get(new URL(contact).pathname)).status()).toBe(200);
  expect(new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? 0).getTime()).toBeGreaterThan(Date.now());
});
