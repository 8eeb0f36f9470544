import { cookieFrom, serializeCookie } from '@/lib/storage/cookies';
import {
  type CookieOptions,
  carriesSession,
  endedCookies,
  GRANT_HEADERS,
  grantedCookies,
  usableToken,
} from './sessionCookies.server';
import { renewSession } from './sessionRenewal.server';

/** The session a request comes with, made usable: an access token that ran out has been renewed on the way in. */
export interface ProxySession {
  token?: string;
  /** New tokens that the browser must store. */
  renewed?: Headers;
  /** The session has ended; the browser must forget it. */
  ended?: boolean;
  /** The session could not be checked: the call fails for now, and the visitor stays logged in. */
  problem?: Response;
}

export async function resolveSession(
  cookie: string | undefined,
  ask: (request: Request) => Promise<Response>,
  base: string,
): Promise<ProxySession> {
  const token = usableToken(cookie);
  if (token) return { token };
  const refreshToken = cookieFrom(cookie, 'refreshToken');
  if (!refreshToken) return {};
  const renewal = await renewSession(ask, base, refreshToken);
  if (renewal.outcome === 'unavailable') return { problem: renewal.response };
  if (renewal.outcome === 'refused') return { ended: true };
  const renewed = renewal.headers;
  return { token: renewed.get('access-token') ?? undefined, renewed };
}

/** Cookies for the outcome of a session, before anything was asked with it. */
export function sessionCookies({ renewed, ended }: ProxySession, how: CookieOptions): string[] {
  if (renewed) return grantedCookies(renewed, how);
  return ended ? endedCookies(how) : [];
}

/** The API’s reply as a browser may see it: tokens become cookies, and a reply that sets one is private. */
export function toBrowser(
  answer: Response,
  session: ProxySession,
  { cookie, ...how }: CookieOptions & { cookie: string | undefined },
): Response {
  const granted = grantedCookies(answer.headers, how);
  const loggedOut = answer.headers.has('session-ended');
  // A 401 about the password or the code just typed says nothing about the session.
  const refused = answer.status === 401 && /invalid_token/.test(answer.headers.get('www-authenticate') ?? '');
  const shouldClearCookies = loggedOut || (refused && carriesSession(cookie));
  const set = shouldClearCookies ? endedCookies(how) : granted.length > 0 ? granted : sessionCookies(session, how);
  const guestToken = answer.headers.get('guest-token');
  if (guestToken) set.push(serializeCookie('guestToken', guestToken, how));
  const lastWrite = answer.headers.get('database-position');
  if (lastWrite) set.push(serializeCookie('lastWrite', lastWrite, how));
  const { headers } = answer;
  for (const name of GRANT_HEADERS) headers.delete(name);
  for (const value of set) headers.append('set-cookie', value);
  if (set.length > 0) headers.set('cache-control', 'private, no-store');
  if (loggedOut) headers.set('clear-site-data', '"cache"');
  return answer;
}
