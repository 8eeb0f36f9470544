// What somebody allows beyond what the site needs to work. Until they say so: nothing.
import { readCookie, type ScriptCookieKey, writeCookie } from '@/lib/storage/cookies';
import { clearSessionStorage } from '@/lib/storage/oncePerSession';

const consentValues = ['analytics', 'necessary'] as const;
/** `counted`: our own count of visits as well. `needed`: only what the site needs to work. */
export type AnalyticsConsent = (typeof consentValues)[number];

/** Heard by whoever acts on a choice in this tab. */
export const CONSENT_CHANGED = 'consent-changed';

/** What only a yes allows; a no removes it. */
const consentCookies: readonly ScriptCookieKey[] = [
  'trackingId',
  'legacyTrackingId',
  'experiments',
  'sessionId',
  'maskedSessionId',
  'partnerKey',
];

/** Global Privacy Control: the browser has said no for its owner, which the law of California makes binding. */
export const refusedByBrowser = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What was chosen in this browser; nothing yet: undefined. */
export function analyticsConsent(): AnalyticsConsent | undefined {
  if (refusedByBrowser()) return 'necessary';
  const storedValue = readCookie('privacyChoice');
  return consentValues.find((choice) => choice === storedValue);
}

export const hasAnalyticsConsent = (): boolean => analyticsConsent() === 'analytics';

/** Removes whatever an earlier yes, or an earlier us, has left behind. */
export function clearVisitorData(): void {
  for (const key of consentCookies) if (readCookie(key) !== undefined) writeCookie(key, undefined);
  clearSessionStorage();
}

export function setAnalyticsConsent(choice: AnalyticsConsent): void {
  writeCookie('privacyChoice', choice);
  if (!hasAnalyticsConsent()) clearVisitorData();
  window.dispatchEvent(new Event(CONSENT_CHANGED));
}
