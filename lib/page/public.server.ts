import type { DehydratedState } from '@tanstack/react-query';
import type { GetServerSideProps, GetStaticPaths, GetStaticProps } from 'next';
import { isBuilding, siteEnv } from '@/lib/env.server';
import type { Route, RouteParams } from '@/lib/routes';
import { askedTogether } from './askedTogether.server';
import { sentAsDrawn } from './drawnBefore.server';
import { carried, prefetch } from './prefetch.server';
import { pageQueryClient } from './transport.server';

/** What every page receives: its parameters and the answers it was drawn from. */
export type PageProps = {
  params: Record<string, string>;
  dehydrated: DehydratedState | null;
  siteUrl: string;
};

type Query = Record<string, string>;
/** As the address bar has it: what is given twice is a list. */
type Typed = Record<string, string | string[] | undefined>;

/** The first value of each parameter, catch-alls joined: a page never sees a list. */
export function flat(values: Typed): Query {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join('/') : value]],
    ),
  );
}

/** The page is on its way already; Next draws nothing then. */
export const none = { params: {}, dehydrated: null, siteUrl: '' };

/** Asked for at each request, drawn where the answers are not those of the last drawing: what depends on the address bar or on who asks. */
export function publicProps<R extends Route>(
  _route: R,
  wanted: (params: RouteParams<R>, query: Typed) => readonly unknown[],
): GetServerSideProps<PageProps> {
  return async ({ req, res, params = {}, query }) => {
    const own = flat(params);
    const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !Object.hasOwn(own, name)));
    const { client, found, answers } = await askedTogether(req, wanted(own as RouteParams<R>, rest));
    if (found.outcome === 'notFound') return { notFound: true };
    if (found.outcome === 'unavailable') res.statusCode = 503;
    else if (await sentAsDrawn(req, res, answers)) return { props: none };
    const dehydrated = found.outcome === 'found' ? carried(client) : null;
    return { props: { params: own, dehydrated, siteUrl: siteEnv().SITE_URL } };
  };
}

/** Drawn once and kept, drawn anew at most every `seconds`: what is the same for everybody. */
export function staticProps<R extends Route>(
  _route: R,
  wanted: (params: RouteParams<R>) => readonly unknown[],
  { seconds }: { seconds: number },
): GetStaticProps<PageProps> {
  return async ({ params = {} }) => {
    const own = flat(params);
    const { SITE_URL: siteUrl } = siteEnv();
    // Nothing to ask during the build; the page cache starts empty, so this copy is never served.
    if (isBuilding()) return { props: { params: own, dehydrated: null, siteUrl }, revalidate: 1 };
    const client = pageQueryClient();
    const found = await prefetch(client, wanted(own as RouteParams<R>));
    if (found.outcome === 'notFound') return { notFound: true, revalidate: seconds };
    // Thrown, the last good copy stays in place; without one the visitor sees the designed error page.
    if (found.outcome === 'unavailable') throw found.error;
    return { props: { params: own, dehydrated: carried(client), siteUrl }, revalidate: seconds };
  };
}

/** Pages of a static route are drawn when first asked for. */
export const onFirstVisit: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });
