// How a session is kept in a browser: what the API hands over in headers becomes cookies, and nothing else sees it.
import { type CookieKey, cookieFrom, serializeCookie } from '@/lib/storage/cookies';

export interface CookieOptions {
  secure: boolean;
}

const SESSION: readonly CookieKey[] = ['jwtToken', 'refreshToken', 'signedIn', 'sessionId', 'maskedSessionId'];

/** Enough of a session’s id to speak about it with us, too little to name it. */
const maskSessionId = (id: string) => `${id.slice(0, 4)}…${id.slice(-4)}`;

/** The cookies of a session that began or was renewed; none where the reply hands none over. */
export function grantedCookies(answer: Headers, how: CookieOptions): string[] {
  const access = answer.get('access-token');
  const refresh = answer.get('refresh-token');
  const id = answer.get('session-id');
  if (!access || !refresh || !id) return [];
  const device = answer.get('known-device');
  return [
    serializeCookie('jwtToken', access, how),
    serializeCookie('refreshToken', refresh, how),
    serializeCookie('signedIn', '1', how),
    serializeCookie('hasAccount', 'true', how),
    serializeCookie('authMethod', answer.get('auth-method') ?? 'password', how),
    serializeCookie('sessionId', id, how),
    serializeCookie('maskedSessionId', maskSessionId(id), how),
    ...(device ? [serializeCookie('knownDevice', device, how)] : []),
  ];
}

/** What removes a session from a browser. That there is an account, and how they logged in, stays. */
export const endedCookies = (how: CookieOptions): string[] =>
  SESSION.map((key) => serializeCookie(key, undefined, how));

export const carriesSession = (cookie: string | undefined): boolean =>
  SESSION.some((key) => cookieFrom(cookie, key) !== undefined);

/** Headers that are between the API and its doors. */
export const GRANT_HEADERS = [
  'access-token',
  'refresh-token',
  'session-id',
  'auth-method',
  'known-device',
  'session-ended',
  'guest-token',
  'database-position',
];

/** The access token of the cookie while it has some seconds left to live. Whether it holds, the API decides. */
export function usableToken(cookie: string | undefined, now = Date.now()): string | undefined {
  const token = cookieFrom(cookie, 'jwtToken');
  if (!token) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { exp } = claims as { exp?: unknown };
    return typeof exp === 'number' && exp * 1_000 > now + 5_000 ? token : undefined;
  } catch {
    return undefined;
  }
}
