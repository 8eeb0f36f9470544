import { endpoint, resource } from '@/contract/endpoint';
import type { homeAlertsSchemas } from './schemas';

export type * from './schemas';

/** Emails about homes for people without an account. They begin and end at `/home-alerts/{key}/…`, from the emails themselves. */
export const homeAlerts = resource<typeof homeAlertsSchemas>('homeAlerts')({
  requestAlert: endpoint('POST', '/home-alerts', {
    summary: 'Asks for emails about new homes or about one home; a link in an email confirms it',
    access: 'public',
    rate: 'write',
  }),
});
