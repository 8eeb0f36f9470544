import { nanoid } from 'nanoid';
import { allowsAnalytics } from '@/lib/consent/analyticsConsent';
import { readCookie, writeCookie } from '@/lib/storage/cookies';

const TRACKING_ID_PATTERN = /^[\w-]{21}$/;

/** An id as we make them, or nothing: what a visitor writes into the cookie goes into a header, so its shape is checked. */
export function trackingIdFrom(value: string | undefined): string | undefined {
  return value !== undefined && TRACKING_ID_PATTERN.test(value) ? value : undefined;
}

/** This visitor's id, created after consent; undefined before. A legacy `tracking_id` is taken over once and removed. */
export function visitorId(makeId: () => string = nanoid): string | undefined {
  if (!allowsAnalytics()) return undefined;
  const known = trackingIdFrom(readCookie('trackingId'));
  if (known) return known;
  const id = trackingIdFrom(readCookie('legacyTrackingId')) ?? makeId();
  writeCookie('trackingId', id);
  writeCookie('legacyTrackingId', undefined);
  return id;
}
