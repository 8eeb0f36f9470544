import { endpoint, resource } from '@/contract/endpoint';
import type { leasesSchemas } from './schemas';

export type * from './schemas';

/** Leases of homes: drafted from the listing and who moves in, signed as papers (signing.ts). */
export const leases = resource<typeof leasesSchemas>('leases')({
  listLeases: endpoint('GET', '/leases', { summary: 'The caller’s leases, the newest first', access: 'signedIn' }),
  getLease: endpoint('GET', '/leases/:leaseId', { summary: 'One lease with its terms', access: 'signedIn' }),
  getHomeLease: endpoint('GET', '/homes/:homeId/lease', {
    summary: 'The caller’s newest lease of a home',
    access: 'signedIn',
  }),
  getHomeLaw: endpoint('GET', '/homes/:homeId/law', {
    summary: 'The dated rules of law for a home, with their sources, for its owner side and its residents',
    access: 'signedIn',
  }),
  sendLease: endpoint('POST', '/homes/:homeId/leases', {
    summary: 'Drafts a lease from the listing and who moves in, and sends it to be signed',
    access: 'staff',
    idempotent: true,
  }),
  getLeadDisclosure: endpoint('GET', '/homes/:homeId/lead-disclosure', {
    summary: 'What the homeowner disclosed about lead-based paint, and who signed it as their agent',
    access: 'staff',
  }),
  signLeadDisclosure: endpoint('POST', '/homes/:homeId/lead-disclosure', {
    summary:
      'Signs the disclosure about lead-based paint as the agent of the homeowner; leases that waited for it are sent',
    access: 'staff',
    audit: 'lead_disclosure.signed',
    sudo: 'signature',
  }),
  endLease: endpoint('POST', '/leases/:leaseId/end', {
    summary: 'Ends a signed lease whose money to move in did not come in time; the home returns to the market',
    access: 'signedIn',
  }),
});
