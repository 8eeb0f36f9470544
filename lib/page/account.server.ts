import type { GetServerSideProps, Redirect } from 'next';
import { type Account, account } from '@/contract/account/account/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { type Route, type RouteParams, routes } from '@/contract/routes';
import { isEncrypted } from '@/lib/api/caller.server';
import { ApiError } from '@/lib/api/error';
import { apiKey, apiQuery } from '@/lib/api/query';
import { endedCookies, usableToken } from '@/lib/api/sessionCookies.server';
import { sessionRefreshUrl } from '@/lib/api/sessionRefreshRedirect.server';
import { siteEnv } from '@/lib/env.server';
import { withReturn } from '@/lib/routing/returnTo';
import { audienceOf, isInAudienceArea } from '@/lib/session/audience';
import { cookieFrom } from '@/lib/storage/cookies';
import { dehydrateQueries, type PageQuery, prefetch } from './prefetch.server';
import { flattenParams, type PageProps } from './public.server';
import { pageQueryClient } from './transport.server';
import { setUnavailable } from './unavailable.server';

const redirectTo = (destination: string): { redirect: Redirect } => ({
  // Not through the router of the page: cookies change on the way.
  redirect: { destination, permanent: false, basePath: false },
});

type QueryValues = Record<string, string | string[] | undefined>;

interface AccountPageOptions<R extends Route> {
  status?: 404;
  elsewhere?: (known: Account) => string | undefined;
  afterAccount?: (known: Account, params: RouteParams<R>) => readonly unknown[];
}

/**
 * A page for a signed-in person, rendered at each request and cached by no browser. Without a session it leads to the
 * login and back; with an expired access token, to where the refresh token may be used, and back. Anyone who is at
 * the address of the other audience is led to their own dashboard. A page that wants null is not there; `status` 404
 * says that what it would be about is not; `elsewhere` names the page that has it for this person. `afterAccount` names
 * what the page shows of each lease or home of the account, or beside what it is about: where it cannot be read, its part of
 * the page says so. Staff who open a page of another duty read so, and staff and editors without a proven second step are led
 * to it first.
 */
export function accountProps<R extends Route>(
  _route: R,
  queriesOf: (params: RouteParams<R>, query: QueryValues) => readonly unknown[] | null = () => [],
  { status, elsewhere, afterAccount }: AccountPageOptions<R> = {},
): GetServerSideProps<PageProps> {
  return async ({ req, res, resolvedUrl, params = {}, query }) => {
    const { cookie } = req.headers;
    res.setHeader('Cache-Control', 'private, no-store');
    if (!usableToken(cookie)) {
      const canRenew = cookieFrom(cookie, 'signedIn') !== undefined;
      return redirectTo(withReturn(canRenew ? sessionRefreshUrl : routes.auth.login(), resolvedUrl));
    }
    const own = flattenParams(params);
    const pageQueries = queriesOf(own as RouteParams<R>, query);
    if (!pageQueries) return { notFound: true };
    const client = pageQueryClient(req);
    const [known, found] = await Promise.all([
      client.fetchQuery(apiQuery(account.getAccount)).catch((error: unknown) => error),
      prefetch(client, pageQueries),
    ]);
    if (known instanceof ApiError && known.status === 401) {
      res.setHeader('Set-Cookie', endedCookies({ secure: isEncrypted(req) }));
      return redirectTo(withReturn(routes.auth.login(), resolvedUrl));
    }
    const shell = client.getQueryData(apiQuery(account.getAccount).queryKey);
    const audience = audienceOf(resolvedUrl);
    if (shell && !isInAudienceArea(shell.roles, audience))
      return redirectTo(`${routes.accounts.overview()}?for=${audience}`);
    const other = shell && elsewhere?.(shell);
    if (other) return redirectTo(other);
    if (found.outcome === 'twoStep') return redirectTo(withReturn(routes.auth.twoStep(), resolvedUrl));
    const otherDuty = found.outcome === 'forbidden' && shell?.roles.includes('staff') === true;
    if (found.outcome === 'notFound' || (found.outcome === 'forbidden' && !otherDuty)) return { notFound: true };
    if (found.outcome === 'unavailable') setUnavailable(res, found.error);
    else if (!shell) setUnavailable(res, known);
    else if (otherDuty) res.statusCode = 403;
    else if (status) res.statusCode = status;
    if (shell) {
      // The header asks for it; the browser finds it answered.
      client.setQueryData(apiKey(users.getUser), shell.user);
      const parts = (afterAccount?.(shell, own as RouteParams<R>) ?? []) as readonly PageQuery[];
      await Promise.all(parts.map((options) => client.prefetchQuery(options)));
    }
    const props = { params: own, dehydrated: dehydrateQueries(client), siteUrl: siteEnv().SITE_URL };
    return { props: { ...props, ...(otherDuty && { otherDuty }) } };
  };
}
