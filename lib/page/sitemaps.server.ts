// What search engines are told: every page that wants to be found, by kind.

import { homes } from '@/contract/homes/homes/endpoints';
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

const MAX_HOMES = 40;

async function homePages(): Promise<Entry[]> {
  const queries = visitorQueryClient();
  const entries: Entry[] = [];
  for (let page = 1; page <= MAX_HOMES; page += 1) {
    const found = await queries.fetchQuery(apiQuery(homes.searchHomes, { query: { page } }));
    entries.push(...found.items.map((home) => ({ path: homeHref(home), changed: home.listedAt.slice(0, 10) })));
    if (!found.more) break;
  }
  return entries;
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

const kinds: Readonly<Record<string, () => Promise<Entry[]>>> = {
  pages: async () => [...ownPages.map((path) => ({ path })), ...(await documentsOf('page', 'landing_page'))],
  blog: () => documentsOf('blog_post', 'author'),
  homes: homePages,
  places: placePages,
};

const XML_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const document = (body: string) => publicText(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, 'application/xml');

/** `GET /sitemap.xml` names the others; `GET /sitemaps/<kind>.xml`. */
export const sitemaps = webHandler(async (request) => {
  const { SITE_URL } = siteEnv();
  const requestedKind = /([a-z]+)(?:\.xml)?$/.exec(new URL(request.url).pathname)?.[1] ?? '';
  const kind = Object.hasOwn(kinds, requestedKind) ? kinds[requestedKind] : undefined;
  if (!kind) {
    const all = Object.keys(kinds).map(
      (name) => `<sitemap>${xmlElement('loc', absoluteUrl(SITE_URL, `/sitemaps/${name}.xml`))}</sitemap>`,
    );
    return requestedKind === 'sitemap' || requestedKind === 'all'
      ? document(`<sitemapindex ${XML_NAMESPACE}>${all.join('')}</sitemapindex>`)
      : new Response('Not found', { status: 404 });
  }
  const urls = (await kind()).map(
    ({ path, changed }) =>
      `<url>${xmlElement('loc', absoluteUrl(SITE_URL, path))}${changed ? xmlElement('lastmod', changed) : ''}</url>`,
  );
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
