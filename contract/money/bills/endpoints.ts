import { endpoint, resource } from '@/contract/endpoint';
import type { billsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Charges with a paper: utilities, fines, repairs. Residents may dispute each; both sides and our team read the same thread. */
export const bills = resource<typeof billsSchemas>('bills')({
  listBills: endpoint('GET', '/leases/:leaseId/bills', {
    summary: 'The bills of a lease, each with its paper and what was said about it',
    access: 'signedIn',
  }),
  openDispute: endpoint('POST', '/bills/:billId/dispute', {
    summary: 'Disputes a bill',
    access: 'signedIn',
    audit: 'bill.disputed',
  }),
  addDisputeMessage: endpoint('POST', '/bills/:billId/dispute/messages', {
    summary: 'Writes to the thread of an open dispute',
    access: 'signedIn',
  }),
  withdrawDispute: endpoint('DELETE', '/bills/:billId/dispute', {
    summary: 'Withdraws an open dispute',
    access: 'signedIn',
    audit: 'bill.dispute_withdrawn',
  }),
  resolveDispute: endpoint('POST', '/bills/:billId/dispute/resolution', {
    summary:
      'Takes something off the bill, above the limit once a second person approves, or lets it stand, and says why',
    access: 'staff',
  }),
  attachBillDocument: endpoint('PUT', '/bills/:billId/document', {
    summary: 'Puts the paper of a bill among the documents of its residents and its homeowner',
    access: 'staff',
    audit: 'bill.document_attached',
  }),
});
