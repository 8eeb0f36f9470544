// What somebody allows beyond what the site needs to work. Until they say so: nothing.
import { type OpenCookieKey, readCookie, writeCookie } from '@/lib/cookies';
import { forgetSession } from './oncePerSession';

const choices = ['counted', 'needed'] as const;
/** `counted`: our own count of visits as well. `needed`: only what the site needs to work. */
export type PrivacyChoice = (typeof choices)[number];

/** Heard by whoever acts on a choice in this tab. */
export const CHOSEN = 'privacychosen';

/** What only a yes allows; a no removes it. */
const allowed: readonly OpenCookieKey[] = [
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
export function privacyChoice(): PrivacyChoice | undefined {
  if (refusedByBrowser()) return 'needed';
  const kept = readCookie('privacyChoice');
  return choices.find((choice) => choice === kept);
}

export const mayCount = (): boolean => privacyChoice() === 'counted';

/** Removes whatever an earlier yes, or an earlier us, has left behind. */
export function forgetVisitor(): void {
  for (const key of allowed) if (readCookie(key) !== undefined) writeCookie(key, undefined);
  forgetSession();
}

export function choosePrivacy(choice: PrivacyChoice): void {
  writeCookie('privacyChoice', choice);
  if (!mayCount()) forgetVisitor();
  window.dispatchEvent(new Event(CHOSEN));
}
