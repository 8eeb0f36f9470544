import { analyticsConsent } from '@/lib/consent/analyticsConsent';
import { readCookie, type ScriptCookieKey, writeCookie } from '@/lib/storage/cookies';

const arrivalParameters: readonly (readonly [cookie: ScriptCookieKey, parameters: readonly string[]])[] = [
  ['partnerKey', ['partner_key', 'partner']],
  ['referralUser', ['referral_user']],
  ['referralId', ['referral_id']],
];
const OPAQUE_VALUE = /^[\w.~%+=/-]{1,128}$/;

/**
 * Keeps who sent this visitor (partner, referrer) from the address they arrived at: it names the link, not the visitor.
 * Who refused to be counted is not counted for a partner either. Ill-formed values are dropped.
 */
export function saveArrival(search: string): void {
  const query = new URLSearchParams(search);
  for (const [cookie, parameters] of arrivalParameters) {
    const value = parameters.map((name) => query.get(name)).find((given) => given !== null && OPAQUE_VALUE.test(given));
    if (value && !(cookie === 'partnerKey' && analyticsConsent() === 'necessary')) writeCookie(cookie, value);
  }
}

/** The partner's key as it was given: opaque to us. */
export function partnerKey(): string | undefined {
  const value = readCookie('partnerKey');
  return value && OPAQUE_VALUE.test(value) ? value : undefined;
}
