import { endpoint, resource } from '@/contract/endpoint';
import type { noticesSchemas } from './schemas';

export type * from './schemas';

/** Notices that end a lease, from its residents or its owner, with the date the law allows. */
export const notices = resource<typeof noticesSchemas>('notices')({
  getNoticeOutlook: endpoint('GET', '/leases/:leaseId/notice-outlook', {
    summary: 'The earliest lawful last day, the causes an owner may name, and what leaving early may cost',
    access: 'signedIn',
  }),
  listNotices: endpoint('GET', '/notices', {
    summary: 'The notices of the caller’s leases and homes, the newest first',
    access: 'signedIn',
  }),
  giveNotice: endpoint('POST', '/leases/:leaseId/notices', {
    summary: 'Gives notice that ends a lease; an unlawful one is refused with the earliest lawful day',
    access: 'signedIn',
    idempotent: true,
  }),
  withdrawNotice: endpoint('POST', '/notices/:noticeId/withdraw', {
    summary: 'Takes back a notice, from the side that gave it',
    access: 'signedIn',
  }),
  reviewNotice: endpoint('POST', '/notices/:noticeId/review', {
    summary: 'Our team lets a notice go out that follows a repair request, with a reason',
    access: 'staff',
  }),
});
