// Who may know this browser again. `CONSENT` of the server decides the default (docs/decisions/0069): we count visits
// ourselves unless the visitor opts out, or, with `opt-in`, only after a yes.
import { CONSENT_CHOICES, type ConsentChoice } from '@/contract/account/consents/constants';
import { readCookie, type ScriptCookieKey, writeCookie } from '@/lib/storage/cookies';
import { clearSessionStorage } from '@/lib/storage/oncePerSession';

/** Heard by those who act on a choice in this tab. */
export const CONSENT_CHANGED = 'consent-changed';

/** What an opt-out removes. */
const consentCookies: readonly ScriptCookieKey[] = [
  'trackingId',
  'legacyTrackingId',
  'experiments',
  'sessionId',
  'maskedSessionId',
  'partnerKey',
];

/** Global Privacy Control: the browser opts its owner out of sharing, which several states make binding. */
export const hasPrivacyControl = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether this site asks first; pages/_document.tsx writes it into every page. */
export const isOptIn = (): boolean => document.documentElement.dataset.consent === 'opt-in';

/** What was chosen in this browser; nothing yet: undefined. Where we ask first, Global Privacy Control is a no. */
export function analyticsConsent(): ConsentChoice | undefined {
  if (isOptIn() && hasPrivacyControl()) return 'necessary';
  const storedValue = readCookie('privacyChoice');
  return CONSENT_CHOICES.find((choice) => choice === storedValue);
}

/** Whether we may count this visitor: our own id, visits and experiments, shared with no third party. */
export const allowsAnalytics = (): boolean =>
  (analyticsConsent() ?? (isOptIn() ? 'necessary' : 'analytics')) === 'analytics';

/** Whether scripts of other companies may load: never under Global Privacy Control or after an opt-out. */
export const allowsSharing = (): boolean => allowsAnalytics() && !hasPrivacyControl();

/** Tells anyone who shows a choice that it changed; answers how to stop. */
export function onConsentChange(tell: () => void): () => void {
  window.addEventListener(CONSENT_CHANGED, tell);
  return () => window.removeEventListener(CONSENT_CHANGED, tell);
}

/** Removes whatever we kept before the opt-out. */
export function clearVisitorData(): void {
  for (const key of consentCookies) if (readCookie(key) !== undefined) writeCookie(key, undefined);
  clearSessionStorage();
}

export function setAnalyticsConsent(choice: ConsentChoice): void {
  writeCookie('privacyChoice', choice);
  if (!allowsAnalytics()) clearVisitorData();
  window.dispatchEvent(new Event(CONSENT_CHANGED));
}
