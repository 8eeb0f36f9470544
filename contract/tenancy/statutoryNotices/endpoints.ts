import { endpoint, resource } from '@/contract/endpoint';
import type { statutoryNoticesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Notices in the form of a statute: after a missed payment, and about things that residents left behind. */
export const statutoryNotices = resource<typeof statutoryNoticesSchemas>('statutoryNotices')({
  listStatutoryNotices: endpoint('GET', '/homes/:homeId/statutory-notices', {
    summary: 'The notices of a home in the form of a statute, and those that can be prepared for its leases',
    access: 'staff',
  }),
  prepareStatutoryNotice: endpoint('POST', '/leases/:leaseId/statutory-notices', {
    summary:
      'Fills in the form of the place and puts it into the queue of papers to serve; refused where a fact is missing',
    access: 'staff',
    idempotent: true,
    audit: 'statutory_notice.prepared',
  }),
  closeStatutoryNotice: endpoint('POST', '/statutory-notices/:statutoryNoticeId/closing', {
    summary: 'Withdraws a notice that was not served, or says how one that was served ended',
    access: 'staff',
    audit: 'statutory_notice.closed',
  }),
});
