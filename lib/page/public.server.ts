import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { GetServerSideProps } from 'next';
import type { FlagKey } from '@/contract/platform/flags/constants';
import type { Route, RouteParams } from '@/contract/routes';
import { siteEnv } from '@/lib/env.server';
import { dehydrateQueries, prefetch } from './prefetch.server';
import { hasIdentity, pageQueryClient, visitorQueryClient } from './transport.server';
import { setUnavailable } from './unavailable.server';

/** What every page receives: its parameters and the answers it was drawn from. */
export type PageProps = {
  params: Record<string, string>;
  dehydrated: DehydratedState | null;
  siteUrl: string;
  /** The page is another duty's: it says so instead of its contents. */
  otherDuty?: boolean;
  /** Flag → variant, of those the page depends on that differ from the default. */
  flags?: Record<string, string>;
};

type PageParams = Record<string, string>;
/** As the address bar has it: what is given twice is a list. */
type QueryValues = Record<string, string | string[] | undefined>;

/** The first value of each parameter, catch-alls joined: a page never sees a list. */
export function flattenParams(values: QueryValues): PageParams {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join('/') : value]],
    ),
  );
}

/** Seconds for which a shared cache may answer with an old copy while one request renders the new one, or while we are down. */
const STALE_WHILE_REVALIDATE = 60;
const STALE_IF_ERROR = 86_400;

/**
 * Lets shared caches (the one of server/host, a CDN) keep a page for so many seconds. Only for pages that were rendered
 * for an anonymous visitor. Browsers ask each time, so that what was published shows at once.
 */
export function allowSharedCaching(response: ServerResponse, seconds: number): void {
  const stale = `stale-while-revalidate=${STALE_WHILE_REVALIDATE}, stale-if-error=${STALE_IF_ERROR}`;
  response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${seconds}, ${stale}`);
}

/** Rendered for each request: what depends on who asks. */
export function publicProps<R extends Route>(
  _route: R,
  queriesOf: (params: RouteParams<R>, query: QueryValues) => readonly unknown[],
): GetServerSideProps<PageProps> {
  return async ({ req, res, params = {}, query }) => {
    const own = flattenParams(params);
    const client = pageQueryClient(req);
    // A browser may keep it if it asks each time whether it still holds; so Back finds the page as one left it.
    if (!hasIdentity(req)) res.setHeader('Cache-Control', 'private, no-cache');
    return render(client, res, own, queriesOf(own as RouteParams<R>, withoutParams(query, own)));
  };
}

/** Rendered for an anonymous visitor, no matter who asks, and shared for so many seconds: what is the same for everybody. */
export function sharedProps<R extends Route>(
  _route: R,
  queriesOf: (params: RouteParams<R>, query: QueryValues) => readonly unknown[],
  { seconds, flags = [] }: { seconds: number; flags?: readonly FlagKey[] },
): GetServerSideProps<PageProps> {
  return async ({ req, res, params = {}, query }) => {
    const own = flattenParams(params);
    const answer = await render(
      visitorQueryClient(req),
      res,
      own,
      queriesOf(own as RouteParams<R>, withoutParams(query, own)),
    );
    if (!('props' in answer)) return answer;
    if (res.statusCode === 200) allowSharedCaching(res, seconds);
    if (flags.length === 0) return answer;
    res.setHeader('X-Flags-Used', flags.join());
    return { props: { ...answer.props, flags: flagValues(req, flags) } };
  };
}

/** What server/host/variants.ts says of the visitor. */
function flagValues({ headers }: IncomingMessage, flags: readonly FlagKey[]): Record<string, string> {
  const values = JSON.parse(String(headers['x-flag-values'] ?? '{}')) as Record<string, string>;
  return Object.fromEntries(flags.flatMap((flag) => (values[flag] === undefined ? [] : [[flag, values[flag]]])));
}

const withoutParams = (query: QueryValues, params: PageParams): QueryValues =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !Object.hasOwn(params, name)));

async function render(
  client: QueryClient,
  response: ServerResponse,
  params: PageParams,
  queriesOf: readonly unknown[],
): Promise<{ notFound: true } | { props: PageProps }> {
  const found = await prefetch(client, queriesOf);
  if (found.outcome === 'notFound' || found.outcome === 'forbidden' || found.outcome === 'twoStep')
    return { notFound: true };
  if (found.outcome === 'unavailable') setUnavailable(response, found.error);
  const dehydrated = found.outcome === 'found' ? dehydrateQueries(client) : null;
  return { props: { params, dehydrated, siteUrl: siteEnv().SITE_URL } };
}
