import { type OpenCookieKey, readCookie, writeCookie } from '@/lib/cookies';

const kept: readonly (readonly [cookie: OpenCookieKey, parameters: readonly string[]])[] = [
  ['partnerKey', ['partner_key', 'partner']],
  ['referralUser', ['referral_user']],
  ['referralId', ['referral_id']],
];
const opaque = /^[\w.~%+=/-]{1,128}$/;

/** Keeps who sent this visitor (partner, referrer) from the address they arrived at. Ill-formed values are dropped. */
export function keepArrival(search: string): void {
  const query = new URLSearchParams(search);
  for (const [cookie, parameters] of kept) {
    const value = parameters.map((name) => query.get(name)).find((given) => given !== null && opaque.test(given));
    if (value) writeCookie(cookie, value);
  }
}

/** The partner's key as it was given: opaque to us. */
export function partnerKey(): string | undefined {
  const value = readCookie('partnerKey');
  return value && opaque.test(value) ? value : undefined;
}
