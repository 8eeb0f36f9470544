// Sitemaps for search engines: every indexed page, by kind.

import { HOME_PAGES_PER_LIST, homes } from '@/contract/homes/homes/endpoints';
import { places } from '@/contract/homes/places/endpoints';
import { meetingTypes } from '@/contract/leasing/appointments/endpoints';
import { environments } from '@/contract/platform/environments/constants';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { siteEnv } from '@/lib/env.server';
import { xmlElement } from '@/lib/format/xml';
import { homeHref } from '@/lib/labels/home.labels';
import { contentClient } from '@/lib/prismic/client.server';
import { publicText, webHandler } from '@/lib/prismic/webHandler.server';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { searchHref } from '@/lib/search/searchHref';
import { visitorQueryClient } from './transport.server';

interface Entry {
  path: string;
  changed?: string;
}

/** Pages made by code. */
const ownPages = [
  routes.landing(),
  routes.homeowners.compare(),
  routes.homes.all(),
  routes.blog.all(),
  routes.sitemap.all(),
  routes.sitemap.cities(),
  routes.sitemap.coverage(),
  routes.sitemap.homesToLove(),
  routes.sitemap.neighborhoods(),
  ...Object.keys(meetingTypes).map((meetingType) => routes.meetings.book({ meetingType })),
];

async function documentsOf(...types: ('page' | 'landing_page' | 'blog_post' | 'author')[]): Promise<Entry[]> {
  const client = contentClient();
  const found = await Promise.all(types.map((type) => client.getAllByType(type)));
  return found.flat().flatMap(({ url, data, last_publication_date }) => {
    const hidden = ('noindex' in data && data.noindex) || url === routes.joined();
    return url && !hidden ? [{ path: url, changed: last_publication_date.slice(0, 10) }] : [];
  });
}

const homePages = (page: number) => visitorQueryClient().fetchQuery(apiQuery(homes.listHomePages, { query: { page } }));

/** One file of homes; the index names as many as there are homes for. */
async function homesOf(file: number): Promise<Entry[]> {
  const { items } = await homePages(file);
  return items.map((home) => ({ path: homeHref(home), changed: home.listedAt.slice(0, 10) }));
}

async function placePages(): Promise<Entry[]> {
  const queries = visitorQueryClient();
  const kinds = ['region', 'city', 'neighborhood'] as const;
  const found = await Promise.all(
    kinds.map((kind) => queries.fetchQuery(apiQuery(places.listPlaces, { query: { kind, limit: 500 } }))),
  );
  const shown = found.flat().filter((place) => place.homes > 0);
  const markets = shown.filter(({ kind }) => kind !== 'neighborhood');
  return [
    ...shown.map(({ slug }) => ({ path: searchHref({ place: slug }) })),
    ...markets.map(({ slug }) => ({ path: routes.homeowners.inRegion({ region: slug }) })),
  ];
}

interface Kind {
  entries: (file: number) => Promise<Entry[]>;
  /** How many files it has; one where it says nothing. */
  files?: () => Promise<number>;
}

const kinds: Readonly<Record<string, Kind>> = {
  pages: {
    entries: async () => [...ownPages.map((path) => ({ path })), ...(await documentsOf('page', 'landing_page'))],
  },
  blog: { entries: () => documentsOf('blog_post', 'author') },
  homes: {
    entries: homesOf,
    files: async () => Math.max(1, Math.ceil((await homePages(1)).total / HOME_PAGES_PER_LIST)),
  },
  places: { entries: placePages },
};

/** `homes`, `homes-2`: the files of a kind, the first without a number. */
async function filesOf([name, { files }]: [string, Kind]): Promise<string[]> {
  const count = files ? await files() : 1;
  return Array.from({ length: count }, (_, n) => (n === 0 ? name : `${name}-${n + 1}`));
}

const XML_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const document = (body: string) => publicText(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, 'application/xml');

/** `GET /sitemap.xml` names the others; `GET /sitemaps/<kind>.xml`, `GET /sitemaps/<kind>-<file>.xml`. */
export const sitemaps = webHandler(async (request) => {
  const { SITE_URL } = siteEnv();
  const [, requestedKind = '', number] =
    /([a-z]+)(?:-([1-9]\d{0,4}))?(?:\.xml)?$/.exec(new URL(request.url).pathname) ?? [];
  const kind = Object.hasOwn(kinds, requestedKind) ? kinds[requestedKind] : undefined;
  if (!kind) {
    if (requestedKind !== 'sitemap' && requestedKind !== 'all') return new Response('Not found', { status: 404 });
    const names = (await Promise.all(Object.entries(kinds).map(filesOf))).flat();
    const all = names.map(
      (name) => `<sitemap>${xmlElement('loc', absoluteUrl(SITE_URL, `/sitemaps/${name}.xml`))}</sitemap>`,
    );
    return document(`<sitemapindex ${XML_NAMESPACE}>${all.join('')}</sitemapindex>`);
  }
  const urls = (await kind.entries(Number(number ?? 1))).map(
    ({ path, changed }) =>
      `<url>${xmlElement('loc', absoluteUrl(SITE_URL, path))}${changed ? xmlElement('lastmod', changed) : ''}</url>`,
  );
  const isBeyondLast = number !== undefined && (kind.files === undefined || urls.length === 0);
  if (isBeyondLast) return new Response('Not found', { status: 404 });
  return document(`<urlset ${XML_NAMESPACE}>${urls.join('\n')}</urlset>`);
});

/** `GET /robots.txt` */
export const robots = webHandler(() => {
  const { SITE_URL, ENVIRONMENT } = siteEnv();
  if (!environments[ENVIRONMENT].isIndexed) return publicText('User-agent: *\nDisallow: /\n', 'text/plain', 3600);
  const closed = ['/api/', '/accounts/', '/content-preview', '/preview/', '/slice-simulator'];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(SITE_URL, '/sitemap.xml')}`,
  ];
  return publicText(`${lines.join('\n')}\n`, 'text/plain', 3600);
});
