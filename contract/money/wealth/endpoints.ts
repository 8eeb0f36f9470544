import { endpoint, resource } from '@/contract/endpoint';
import type { wealthSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What homes are worth to their owners: the assumptions, stored for each home. The figures follow from projectWealth. */
export const wealth = resource<typeof wealthSchemas>('wealth')({
  listWealth: endpoint('GET', '/wealth', {
    summary: 'The homes whose money the caller sees, each with its assumptions',
    access: 'signedIn',
  }),
  exportWealth: endpoint('GET', '/wealth/csv', {
    summary: 'Ten years of every home and its assumptions, as CSV',
    access: 'signedIn',
  }),
  getWealth: endpoint('GET', '/homes/:homeId/wealth', {
    summary: 'The assumptions of one home, and what it is compared with',
    access: 'signedIn',
  }),
  getSaleOutlook: endpoint('GET', '/homes/:homeId/sale', {
    summary: 'What a sale of the home meets: its lease, the law, and what is still owed',
    access: 'signedIn',
  }),
  saveWealth: endpoint('PUT', '/homes/:homeId/wealth', {
    summary: 'Stores the assumptions of a home and its scenarios',
    access: 'signedIn',
    audit: 'home.wealth_saved',
  }),
});
