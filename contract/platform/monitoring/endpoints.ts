import { endpoint, resource } from '@/contract/endpoint';
import type { monitoringSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** How fast pages are for those who open them, and what breaks in their browsers. */
export const monitoring = resource<typeof monitoringSchemas>('monitoring')({
  recordVitals: endpoint('POST', '/monitoring/vitals', {
    summary: 'Records how fast a page was',
    access: 'public',
    rate: 'beacon',
  }),
  recordErrors: endpoint('POST', '/monitoring/errors', {
    summary: 'Records errors of our code in a browser',
    access: 'public',
    rate: 'beacon',
    bodyLimit: 128 * 1024,
  }),
  getMonitoringReport: endpoint('GET', '/monitoring/report', {
    summary: 'The 75th percentile by page and device, and errors by group',
    access: 'staff',
  }),
});
