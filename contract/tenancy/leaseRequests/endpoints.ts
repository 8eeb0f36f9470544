import { endpoint, resource } from '@/contract/endpoint';
import type { leaseRequestsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What residents ask for during a lease. Each request ends in a record that both sides see. */
export const leaseRequests = resource<typeof leaseRequestsSchemas>('leaseRequests')({
  listLeaseRequests: endpoint('GET', '/leases/:leaseId/requests', {
    summary: 'The requests of a lease, the newest first',
    access: 'signedIn',
  }),
  listHomeRequests: endpoint('GET', '/homes/:homeId/lease-requests', {
    summary: 'What the residents of a home asked for, the newest first',
    access: 'signedIn',
  }),
  makeLeaseRequest: endpoint('POST', '/leases/:leaseId/requests', {
    summary: 'A resident asks for a change, an accommodation, or a document',
    access: 'signedIn',
    idempotent: true,
    audit: 'lease.request_made',
  }),
  proposeLeaseChange: endpoint('POST', '/leases/:leaseId/proposed-changes', {
    summary: 'The homeowner proposes a change, which the residents sign or refuse',
    access: 'signedIn',
    idempotent: true,
    audit: 'lease.change_proposed',
  }),
  decideLeaseRequest: endpoint('POST', '/lease-requests/:leaseRequestId/decision', {
    summary: 'The homeowner, or for an accommodation our team, approves or declines with a reason',
    access: 'signedIn',
    audit: 'lease.request_decided',
  }),
  getLeaseAddendum: endpoint('GET', '/lease-addenda/:leaseAddendumId', {
    summary: 'The change to a lease that an approved request led to',
    access: 'signedIn',
  }),
  withdrawLeaseRequest: endpoint('POST', '/lease-requests/:leaseRequestId/withdrawal', {
    summary: 'A resident takes back an open request',
    access: 'signedIn',
    audit: 'lease.request_withdrawn',
  }),
  getLeaseDesk: endpoint('GET', '/homes/:homeId/lease-desk', {
    summary: 'What waits for our team at the lease of a home',
    access: 'staff',
  }),
});
