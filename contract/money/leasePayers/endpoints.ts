import { endpoint, resource } from '@/contract/endpoint';
import type { leasePayersSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** People and organizations that pay a part of the rent and do not live there. Residents never owe their part. */
export const leasePayers = resource<typeof leasePayersSchemas>('leasePayers')({
  listLeasePayers: endpoint('GET', '/leases/:leaseId/payers', {
    summary: 'Payers of a lease with their shares, what they owe and paid, and lines of statements that may be theirs',
    access: 'staff',
  }),
  addLeasePayer: endpoint('POST', '/leases/:leaseId/payers', {
    summary: 'Adds a payer with a share of the rent from a day on',
    access: 'staff',
    audit: 'lease_payer.added',
  }),
  setPayerShare: endpoint('POST', '/lease-payers/:leasePayerId/shares', {
    summary: 'Changes the share of a payer from a day on; zero ends it',
    access: 'staff',
    audit: 'lease_payer.share_set',
  }),
  recordPayerPayment: endpoint('POST', '/lease-payers/:leasePayerId/payments', {
    summary: 'Asks to record a credit or check of a payer; a second person approves it',
    access: 'staff',
    sudo: true,
  }),
  returnPayerPayment: endpoint('POST', '/payer-payments/:payerPaymentId/return', {
    summary: 'Asks to record that the bank took a payment of a payer back; a second person approves it',
    access: 'staff',
    sudo: true,
  }),
});
