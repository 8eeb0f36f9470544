import { siteVisits } from '@/contract/siteVisits';
import type { ApiClient } from '@/lib/api/client';
import { logProblem } from '@/lib/log';
import { partnerKey } from './arrival';
import { visitorExperiments } from './experiments';
import { oncePerSession } from './oncePerSession';
import { visitorId } from './trackingId';
import { withoutKeys } from './withoutKeys';

const LONGEST = 2000;

/**
 * Tells the API once per session that this browser opened the site. `keepalive` lets the request outlive the page;
 * `sendBeacon` would too, but cannot carry the headers every request must have.
 */
export async function recordVisit(api: ApiClient): Promise<void> {
  if (!oncePerSession('site-visit')) return;
  const body = {
    trackingId: visitorId(),
    url: withoutKeys(window.location.href).slice(0, LONGEST),
    referrer: document.referrer.slice(0, LONGEST),
    encodedPartnerKey: partnerKey() ?? null,
    experiments: visitorExperiments(),
  };
  try {
    await api.call(siteVisits.recordVisit, { body }, { keepalive: true });
  } catch (cause) {
    logProblem('The visit could not be recorded.', cause);
  }
}
