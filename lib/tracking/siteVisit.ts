import { nanoid } from 'nanoid';
import { siteVisits } from '@/contract/platform/siteVisits/endpoints';
import type { ApiClient } from '@/lib/api/client';
import { allowsAnalytics } from '@/lib/consent/analyticsConsent';
import { oncePerSession } from '@/lib/storage/oncePerSession';
import { partnerKey } from './arrival';
import { visitorExperiments } from './experiments';
import { logUnlessOffline } from './logUnlessOffline';
import { visitorId } from './trackingId';
import { withoutKeys } from './withoutKeys';

const MAX_URL_LENGTH = 2000;

/** Whether the visit starts from another site; needs no storage in the browser. */
function isArrival(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.type ?? 'navigate') === 'navigate' && !document.referrer.startsWith(window.location.origin);
}

/**
 * Tells the API once per session that this browser opened the site: of the person who has not allowed more, only that
 * a visitor opened this page. `keepalive` lets the request outlive the page;
 * `sendBeacon` would too, but cannot carry the headers every request must have.
 */
export async function recordVisit(api: ApiClient): Promise<void> {
  const hasConsent = allowsAnalytics();
  if (!hasConsent && !isArrival()) return;
  if (!oncePerSession(hasConsent ? 'site-visit' : 'anonymous-visit', hasConsent)) return;
  const { href, origin, pathname } = window.location;
  const body = {
    // For one message alone where none may be kept: it is written down nowhere in the browser.
    trackingId: visitorId() ?? nanoid(),
    url: withoutKeys(hasConsent ? href : `${origin}${pathname}`).slice(0, MAX_URL_LENGTH),
    referrer: hasConsent ? document.referrer.slice(0, MAX_URL_LENGTH) : '',
    encodedPartnerKey: partnerKey() ?? null,
    experiments: visitorExperiments(),
  };
  try {
    await api.call(siteVisits.recordVisit, { body }, { keepalive: true });
  } catch (cause) {
    logUnlessOffline('The visit could not be recorded.', cause);
  }
}
