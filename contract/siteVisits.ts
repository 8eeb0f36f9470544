import { endpoint, resource } from './endpoint';
import type { siteVisitsSchemas } from './siteVisits.schemas';

export type * from './siteVisits.schemas';

export const siteVisits = resource<typeof siteVisitsSchemas>('siteVisits')({
  recordVisit: endpoint('POST', '/sitevisit', {
    summary: 'Records that a browser opened the site',
    access: 'public',
    rate: 'beacon',
  }),
});
