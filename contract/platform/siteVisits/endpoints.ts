import { endpoint, resource } from '@/contract/endpoint';
import type { siteVisitsSchemas } from './schemas';

export type * from './schemas';

export const siteVisits = resource<typeof siteVisitsSchemas>('siteVisits')({
  recordVisit: endpoint('POST', '/sitevisit', {
    summary: 'Records that a browser opened the site',
    access: 'public',
    rate: 'beacon',
  }),
});
