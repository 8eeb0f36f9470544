import { routes } from '@/contract/routes';
import { returnPath, withReturn } from '@/lib/routing/returnTo';
import { apiProxyPath } from './client';
import { type ProxySession, sessionCookies } from './proxySession.server';
import type { CookieOptions } from './sessionCookies.server';

/** Where a page sends a browser with an expired access token: the refresh token travels to this address alone. */
export const sessionRefreshPath = '/continue';
export const sessionRefreshUrl = `${apiProxyPath}${sessionRefreshPath}`;

/** Back to where they were going, with a session that holds, else to the login and from there. */
export function sessionRefreshRedirect(url: URL, session: ProxySession, how: CookieOptions): Response {
  const to = returnPath(url.searchParams.get('returnTo'));
  const headers = new Headers({
    location: session.token ? to : withReturn(routes.auth.login(), to),
    'cache-control': 'private, no-store',
  });
  for (const value of sessionCookies(session, how)) headers.append('set-cookie', value);
  return new Response(null, { status: 303, headers });
}
