import { returnPath, withReturn } from '@/lib/returnTo';
import { routes } from '@/lib/routes';
import { browserDoor } from './client';
import { type OpenSession, sessionCookies } from './doorSession.server';
import type { CookieHow } from './sessionCookies.server';

/** Where a page sends a browser whose access token ran out: the refresh token travels to this address alone. */
export const continuePath = '/continue';
export const continueAddress = `${browserDoor}${continuePath}`;

/** Back to where they were going, with a session that holds, else to the login and from there. */
export function goOn(url: URL, session: OpenSession, how: CookieHow): Response {
  const to = returnPath(url.searchParams.get('returnTo'));
  const headers = new Headers({
    location: session.token ? to : withReturn(routes.auth.login(), to),
    'cache-control': 'private, no-store',
  });
  for (const value of sessionCookies(session, how)) headers.append('set-cookie', value);
  return new Response(null, { status: 303, headers });
}
