import type { QueryClient } from '@tanstack/react-query';
import {
  analytics,
  type BrowserEvent,
  MAX_BATCH,
  type ProfileUpdate,
  type TrackedEvent,
} from '@/contract/platform/analytics/endpoints';
import { createApiClient } from '@/lib/api/client';
import { allowsAnalytics } from '@/lib/consent/analyticsConsent';
import { isSignedIn, userQuery } from '@/lib/session/session';
import { oncePerSession } from '@/lib/storage/oncePerSession';
import { analyticsProfile } from './analyticsProfile';
import { logUnlessOffline } from './logUnlessOffline';
import type { SessionContext } from './sessionContext';
import { visitorId } from './trackingId';

/** Sends to `/mp` on our own origin: docs/decisions/0077. */
const mp = createApiClient({ base: '' });
const waiting: TrackedEvent[] = [];
const WAIT_MS = 1_000;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Id to report with an opt-out after its cookie is deleted. */
let lastId: string | undefined;

interface EventDetail {
  page?: string;
  homeId?: string;
  context?: SessionContext;
}

/** Puts an event with the next message, which leaves within a second or with the page. */
export function trackEvent(event: BrowserEvent, detail: EventDetail = {}, now = Date.now()): void {
  const distinct_id = visitorId();
  if (!distinct_id) return;
  lastId = distinct_id;
  waiting.push({ event, properties: { distinct_id, time: now, ...detail } });
  timer ??= setTimeout(() => void sendWaiting(), WAIT_MS);
}

/** Sends what waits. Analytics may fail; the visit goes on. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const body = waiting.splice(0, MAX_BATCH);
  if (body.length === 0 || !allowsAnalytics()) return;
  try {
    await mp.call(analytics.track, { body }, { keepalive: true });
  } catch (cause) {
    logUnlessOffline('Analytics could not be sent.', cause);
  }
}

async function sendProfile(update: ProfileUpdate): Promise<void> {
  try {
    await mp.call(analytics.engage, { body: [update] }, { keepalive: true });
  } catch (cause) {
    logUnlessOffline('The analytics profile could not be sent.', cause);
  }
}

/** Identifies the member of this browser, once per session. */
export async function identifyMember(queries: QueryClient): Promise<void> {
  const $distinct_id = isSignedIn() ? visitorId() : undefined;
  if (!$distinct_id) return;
  const user = await queries.fetchQuery(userQuery()).catch(() => undefined);
  if (!user || !oncePerSession(`profile:${user.userId}`, true)) return;
  const { email, firstName, lastName, phone } = user;
  const given = { email, firstName, lastName, ...(phone && { phone }) };
  lastId = $distinct_id;
  await sendProfile({ $distinct_id, $set: analyticsProfile(given) });
}

/** After an opt-out: what waits is dropped, and the profile goes. */
export async function forgetMember(): Promise<void> {
  if (allowsAnalytics()) return;
  waiting.length = 0;
  const $distinct_id = lastId;
  lastId = undefined;
  if ($distinct_id && isSignedIn()) await sendProfile({ $distinct_id, $delete: '' });
}
