import { endpoint, resource } from '@/contract/endpoint';
import type { autopaysSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Rent that is paid by itself, each month, by one resident of a lease. */
export const autopays = resource<typeof autopaysSchemas>('autopays')({
  getAutopay: endpoint('GET', '/leases/:leaseId/autopay', {
    summary: 'The caller’s autopay for a lease, with what it takes next',
    access: 'signedIn',
  }),
  setAutopay: endpoint('PUT', '/leases/:leaseId/autopay', {
    summary: 'Turns autopay on, or changes its method, day, limit, or share',
    access: 'signedIn',
  }),
  previewAutopay: endpoint('GET', '/leases/:leaseId/autopay/preview', {
    summary: 'The first payment that autopay would take with these choices; nothing is saved',
    access: 'signedIn',
  }),
  changeAutopay: endpoint('POST', '/leases/:leaseId/autopay/changes', {
    summary: 'Pauses or resumes autopay, or skips its next month',
    access: 'signedIn',
  }),
  endAutopay: endpoint('DELETE', '/leases/:leaseId/autopay', {
    summary: 'Turns autopay off',
    access: 'signedIn',
  }),
});
