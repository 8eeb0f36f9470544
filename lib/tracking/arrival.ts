import { type OpenCookieKey, readCookie, writeCookie } from '@/lib/cookies';
import { privacyChoice } from './privacyChoice';

const kept: readonly (readonly [cookie: OpenCookieKey, parameters: readonly string[]])[] = [
  ['partnerKey', ['partner_key', 'partner']],
  ['referralUser', ['referral_user']],
  ['referralId', ['referral_id']],
];
const opaque = /^[\w.~%+=/-]{1,128}$/;

/**
 * Keeps who sent this visitor (partner, referrer) from the address they arrived at: it names the link, not the visitor.
 * Who refused to be counted is not counted for a partner either. Ill-formed values are dropped.
 */
export function keepArrival(search: string): void {
  const query = new URLSearchParams(search);
  for (const [cookie, parameters] of kept) {
    const value = parameters.map((name) => query.get(name)).find((given) => given !== null && opaque.test(given));
    if (value && !(cookie === 'partnerKey' && privacyChoice() === 'needed')) writeCookie(cookie, value);
  }
}

/** The partner's key as it was given: opaque to us. */
export function partnerKey(): string | undefined {
  const value = readCookie('partnerKey');
  return value && opaque.test(value) ? value : undefined;
}
