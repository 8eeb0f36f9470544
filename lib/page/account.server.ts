import type { GetServerSideProps, Redirect } from 'next';
import { users } from '@/contract/users';
import { isEncrypted } from '@/lib/api/caller.server';
import { continueAddress } from '@/lib/api/continue.server';
import { ApiError } from '@/lib/api/error';
import { apiQuery } from '@/lib/api/query';
import { endedCookies, usableToken } from '@/lib/api/sessionCookies.server';
import { cookieFrom } from '@/lib/cookies';
import { withReturn } from '@/lib/returnTo';
import { type Route, type RouteParams, routes } from '@/lib/routes';
import { type PageProps, publicProps } from './public.server';
import { pageQueryClient } from './transport.server';

const to = (destination: string): { redirect: Redirect } => ({
  // Not through the router of the page: cookies change on the way.
  redirect: { destination, permanent: false, basePath: false },
});

/**
 * A page for somebody who is signed in, drawn for each request and kept by nobody. Without a session it leads to the
 * login and back; with one whose access token ran out, to where the refresh token may be used, and back.
 */
export function accountProps<R extends Route>(
  route: R,
  wanted: (params: RouteParams<R>) => readonly unknown[],
): GetServerSideProps<PageProps> {
  const draw = publicProps(route, (params) => [apiQuery(users.getUser), ...wanted(params)]);
  return async (context) => {
    const { req, res, resolvedUrl } = context;
    const { cookie } = req.headers;
    res.setHeader('Cache-Control', 'private, no-store');
    if (!usableToken(cookie)) {
      const mayRenew = cookieFrom(cookie, 'signedIn') !== undefined;
      return to(withReturn(mayRenew ? continueAddress : routes.auth.login(), resolvedUrl));
    }
    try {
      await pageQueryClient(req).fetchQuery(apiQuery(users.getUser));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        res.setHeader('Set-Cookie', endedCookies({ secure: isEncrypted(req) }));
        return to(withReturn(routes.auth.login(), resolvedUrl));
      }
    }
    return draw(context);
  };
}
