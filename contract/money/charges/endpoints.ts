import { endpoint, resource } from '@/contract/endpoint';
import type { chargesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What the residents of a lease owe, and how it is paid. */
export const charges = resource<typeof chargesSchemas>('charges')({
  listCharges: endpoint('GET', '/leases/:leaseId/charges', {
    summary: 'The charges of a lease, what is owed, paid, on its way, and next due',
    access: 'signedIn',
  }),
  listTimeline: endpoint('GET', '/leases/:leaseId/timeline', {
    summary: 'Charges, payments, returns, and credits of a lease, the newest first',
    access: 'signedIn',
  }),
  openChargeCheckout: endpoint('POST', '/leases/:leaseId/payments/checkout', {
    summary: 'Opens the processor’s own page to choose how to pay, once',
    access: 'signedIn',
  }),
  payCharges: endpoint('POST', '/leases/:leaseId/payments', {
    summary: 'Pays charges in full, in part, or all that is owed',
    access: 'signedIn',
    idempotent: 'required',
  }),
  waiveFee: endpoint('POST', '/leases/:leaseId/fee-waivers', {
    summary: 'Waives a late or returned-payment fee when a resident asks, once for each lease',
    access: 'signedIn',
  }),
  listLeasePayments: endpoint('GET', '/leases/:leaseId/payments', {
    summary: 'Every payment and credit of a lease with what of it can go back, and who can pay',
    access: 'staff',
  }),
  addCharge: endpoint('POST', '/leases/:leaseId/charges', {
    summary: 'Adds a charge to a lease by hand; above the limit once a second person approves',
    access: 'staff',
    sudo: true,
    idempotent: 'required',
  }),
  addCredit: endpoint('POST', '/leases/:leaseId/credits', {
    summary: 'Gives residents a credit, which pays their oldest charges; above the limit once a second person approves',
    access: 'staff',
    sudo: true,
    idempotent: 'required',
  }),
  waiveCharge: endpoint('POST', '/charges/:chargeId/waiver', {
    summary: 'Gives up what is left of a charge; above the limit once a second person approves',
    access: 'staff',
    sudo: true,
  }),
  returnRecordedPayment: endpoint('POST', '/leases/:leaseId/recorded-payments/:paymentId/returns', {
    summary: 'Enters that the bank returned a check or a money order; done once a second person approves',
    access: 'staff',
    sudo: true,
    idempotent: 'required',
  }),
  recordPayment: endpoint('POST', '/leases/:leaseId/recorded-payments', {
    summary: 'Records a check or a money order that we received; above the limit once a second person approves',
    access: 'staff',
    sudo: true,
    idempotent: 'required',
  }),
});
