import { endpoint, resource } from '@/contract/endpoint';
import type { partnerRecordsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What partners’ software reads and reports with a key; administrators call the same. */
export const partnerRecords = resource<typeof partnerRecordsSchemas>('partnerRecords')({
  listPartnerHomes: endpoint('GET', '/partner/homes', {
    summary: 'Homes that we manage, 100 a page, by id',
    access: 'staff',
    scope: 'homes:read',
  }),
  getPartnerHome: endpoint('GET', '/partner/homes/:homeId', {
    summary: 'A home that we manage',
    access: 'staff',
    scope: 'homes:read',
  }),
  listPartnerLeases: endpoint('GET', '/partner/leases', {
    summary: 'Leases that were sent or signed, 100 a page, by id',
    access: 'staff',
    scope: 'leases:read',
  }),
  getPartnerLease: endpoint('GET', '/partner/leases/:leaseId', {
    summary: 'A lease, without its people',
    access: 'staff',
    scope: 'leases:read',
  }),
  getPartnerWorkOrder: endpoint('GET', '/partner/work-orders/:workOrderId', {
    summary: 'A work order, without its people, prices, and messages',
    access: 'staff',
    scope: 'work-orders:read',
  }),
  createPartnerWorkOrder: endpoint('POST', '/partner/homes/:homeId/work-orders', {
    summary: 'Reports a problem of a home; the same problem that is open already is attached',
    access: 'staff',
    scope: 'work-orders:create',
    idempotent: true,
    audit: 'work_order.reported',
  }),
});
