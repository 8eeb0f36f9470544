import { endpoint, resource } from '@/contract/endpoint';
import type { analyticsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Product analytics of our own. The site sends to `/mp` on its own origin. */
export const analytics = resource<typeof analyticsSchemas>('analytics')({
  track: endpoint('POST', '/mp/track', {
    summary: 'Records what a visitor did, in the shape of Mixpanel',
    access: 'public',
    rate: 'beacon',
  }),
  engage: endpoint('POST', '/mp/engage', {
    summary: 'Sets the profile of the member behind a visitor, or deletes it',
    access: 'signedIn',
    rate: 'beacon',
  }),
  getAnalyticsReport: endpoint('GET', '/analytics/report', {
    summary: 'Funnels, retention by week, and top events',
    access: 'staff',
  }),
});
