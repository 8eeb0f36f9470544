// Every link of the texts leads somewhere.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentRoutes } from '@/contract/content/pages/routes';
import { isModalType } from '@/lib/routing/modals';
import { readCities } from '@/server/seed/places';
import { regions } from '@/server/seed/regions';
import { type Document, documents, nameOf, objectsIn } from './library.fixture';

function addressOf({ type, uid = '' }: Document): string | undefined {
  const route = contentRoutes.find((each) => each.type === type && (each.uid ?? uid) === uid);
  return route?.path.replace(':uid', uid);
}

const served = new Set([
  ...documents.map(addressOf),
  ...['/', '/homes', '/blog', '/sitemap', '/sitemap/homeowners-coverage-regions'],
  ...readCities().map(({ slug }) => `/homes/${slug}`),
  ...regions.filter(({ id, status }) => id > 0 && status === 'Active').map(({ slug }) => `/homes/${slug}`),
]);

/** Parts of a page that are ours beside the text, and may be linked to. */
const ownParts: Record<string, string> = {
  '/affiliates': 'components/onboarding/referrals/AffiliateSection.tsx',
  '/referral': 'components/onboarding/referrals/ReferralSection.tsx',
  '/support': 'components/account/threads/support/SupportSection.tsx',
};

function anchorsOf(address: string): unknown[] {
  const part = ownParts[address];
  const own = part ? [...readFileSync(part, 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id) : [];
  const written = documents.filter((document) => addressOf(document) === address);
  return [...own, ...written.flatMap(({ data }) => objectsIn(data).map(({ anchor }) => anchor))];
}

const links = documents.flatMap((document) =>
  objectsIn(document.data)
    .filter(({ link_type, url }) => link_type === 'Web' && url)
    .map(({ url }) => [nameOf(document), String(url)] as const),
);

describe('links inside the site', () => {
  test.each(links.filter(([, url]) => url.startsWith('/')))('%s: %s', (_, url) => {
    const { pathname, hash, searchParams } = new URL(url, 'http://site.invalid');
    expect([...served]).toContain(pathname);
    if (hash) expect(anchorsOf(pathname)).toContain(hash.slice(1));
    if (searchParams.size > 0) expect(isModalType(searchParams.get('activeModal'))).toBe(true);
  });
});

test('links to other sites are https, without a path that may change, or on a short list', () => {
  const outside = links.map(([, url]) => url).filter((url) => /^https?:/.test(url));
  const deep = outside.filter((url) => !/^https:\/\/[a-z0-9.]+$/.test(url));
  expect([...new Set(deep)]).toEqual(['https://www.consumerfinance.gov/housing/']);
});

test.each(documents.map((document) => [nameOf(document), document] as const))(
  '%s has each anchor once',
  (_, { data }) => {
    const anchors = objectsIn(data).flatMap(({ anchor }) => (typeof anchor === 'string' ? [anchor] : []));
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  },
);

test('old addresses lead from where nothing is to where something is', () => {
  const redirects = documents.filter(({ type }) => type === 'redirect').map(({ data }) => data);
  expect(redirects.length).toBeGreaterThan(0);
  expect(redirects.filter(({ from, to }) => served.has(String(from)) || !served.has(String(to)))).toEqual([]);
});

test('every picture is used, and every used picture is there', () => {
  const used = documents.flatMap(({ data }) =>
    objectsIn(data).flatMap(({ dimensions, url }) => (dimensions ? [String(url).replace('/media/content/', '')] : [])),
  );
  const stored = globSync('content/media/*').map((file) => file.replace(/^.*[\\/]/, ''));
  expect([...new Set(used)].sort()).toEqual(stored.sort());
});
