import Cookies from 'js-cookie';
import { EXPERIMENTS_COOKIE, TRACKING_COOKIE } from '@/contract/platform/flags/cookies';

/** Every cookie of the site, in one place: its name, its life and who may read it. */
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const YEAR_SECONDS = 365 * DAY_SECONDS;

interface CookieRule {
  name: string;
  /** Seconds; absent: until the browser closes. */
  maxAge?: number;
  httpOnly?: true;
  sameSite?: 'Lax' | 'Strict';
  path?: string;
}

export const cookies = {
  jwtToken: { name: 'jwt-token', maxAge: 30 * DAY_SECONDS, httpOnly: true },
  refreshToken: {
    name: 'refresh-token',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/consumer',
  },
  /** Says only that a session may exist, because a script cannot see `jwt-token`. Forged, it costs one refused call. */
  signedIn: { name: 'signed_in', maxAge: YEAR_SECONDS },
  /** Tells a browser its owner has logged in with before from one that guesses. */
  knownDevice: {
    name: 'known_device',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/consumer',
  },
  /** Secret of a visitor without an account, for their answers and estimates; we store only its hash. */
  guestToken: { name: 'flow_holder', maxAge: YEAR_SECONDS, httpOnly: true },
  /** Up to where our database was when this browser wrote last, so that it reads back what it wrote. */
  lastWrite: { name: 'last_write', maxAge: 60, httpOnly: true },
  trackingId: TRACKING_COOKIE,
  legacyTrackingId: { name: 'tracking_id', maxAge: YEAR_SECONDS },
  hasAccount: { name: 'has_account', maxAge: YEAR_SECONDS },
  experiments: EXPERIMENTS_COOKIE,
  referralUser: { name: 'referral_user', maxAge: 2 * HOUR_SECONDS },
  referralId: { name: 'referral_id', maxAge: 2 * HOUR_SECONDS },
  region: { name: 'persist%3Aregion', maxAge: YEAR_SECONDS },
  mobileApp: { name: 'mobile_app' },
  partnerKey: { name: 'partner_key', maxAge: 30 * DAY_SECONDS },
  authMethod: { name: 'auth_method', maxAge: YEAR_SECONDS },
  sessionId: { name: 'session_id', maxAge: 30 * DAY_SECONDS },
  maskedSessionId: { name: 'masked_session_id', maxAge: 30 * DAY_SECONDS },
  /** Consent beyond what the site needs: lib/consent/analyticsConsent.ts. */
  privacyChoice: { name: 'privacy_choice', maxAge: YEAR_SECONDS },
  theme: { name: 'theme', maxAge: YEAR_SECONDS },
  /** `still`: anyone who wants nothing to move, whatever their device says. */
  motion: { name: 'motion', maxAge: YEAR_SECONDS },
  contentPreview: { name: 'io.prismic.preview' },
} as const satisfies Record<string, CookieRule>;

export type CookieKey = keyof typeof cookies;
/** What a script can see and set. */
export type ScriptCookieKey = {
  [K in CookieKey]: (typeof cookies)[K] extends { httpOnly: true } ? never : K;
}[CookieKey];

/** The value of a cookie in a `Cookie` header. The first of two with one name wins. */
export function cookieFrom(header: string | undefined, key: CookieKey): string | undefined {
  const start = `${cookies[key].name}=`;
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(start));
  if (pair === undefined) return undefined;
  return decoded(pair.trimStart().slice(start.length).trimEnd());
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** A `Set-Cookie` value; without a value, the one that removes the cookie. */
export function serializeCookie(key: CookieKey, value: string | undefined, { secure }: { secure: boolean }): string {
  const { name, maxAge, httpOnly, sameSite = 'Lax', path = '/' }: CookieRule = cookies[key];
  const life = value === undefined ? 0 : maxAge;
  return [
    `${name}=${encodeURIComponent(value ?? '')}`,
    `Path=${path}`,
    life === undefined ? undefined : `Max-Age=${life}`,
    `SameSite=${sameSite}`,
    httpOnly && 'HttpOnly',
    secure && 'Secure',
  ]
    .filter(Boolean)
    .join('; ');
}

/** The cookies of the browser. Values are percent-encoded, as `serializeCookie` writes them on the server. */
const jar = Cookies.withConverter({ read: decoded, write: (value: string) => encodeURIComponent(value) });

/** js-cookie encodes names, and reads them decoded. */
const jarName = (key: CookieKey) => decodeURIComponent(cookies[key].name);

/** The value of a cookie in the browser; undefined on the server. */
export function readCookie(key: ScriptCookieKey): string | undefined {
  return jar.get(jarName(key));
}

/** Sets a cookie in the browser; without a value, removes it. */
export function writeCookie(key: ScriptCookieKey, value: string | undefined): void {
  const { maxAge, sameSite = 'Lax', path = '/' }: CookieRule = cookies[key];
  const attributes = { path, sameSite, secure: window.location.protocol === 'https:' };
  if (value === undefined) jar.remove(jarName(key), attributes);
  else jar.set(jarName(key), value, { ...attributes, ...(maxAge && { expires: maxAge / DAY_SECONDS }) });
}
