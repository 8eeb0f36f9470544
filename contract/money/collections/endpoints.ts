import { endpoint, resource } from '@/contract/endpoint';
import type { collectionsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What former residents owe: the letter that asks for it, what keeps us from asking, and the agency that collects it. */
export const collections = resource<typeof collectionsSchemas>('collections')({
  getCollection: endpoint('GET', '/leases/:leaseId/collection', {
    summary: 'How what former residents owe is asked for; none while the lease runs',
    access: 'signedIn',
  }),
  sendDebtLetter: endpoint('POST', '/leases/:leaseId/debt-letters', {
    summary: 'Mails former residents a notice of what they owe, with a copy by email',
    access: 'staff',
    audit: 'debt.letter_asked',
  }),
  disputeDebt: endpoint('POST', '/leases/:leaseId/debt-disputes', {
    summary: 'A former resident says that the amount is wrong; we stop asking until we have answered',
    access: 'signedIn',
    audit: 'debt.disputed',
  }),
  recordDebtHold: endpoint('POST', '/leases/:leaseId/debt-holds', {
    summary: 'Records that former residents dispute what they owe, or are in bankruptcy',
    access: 'staff',
    audit: 'debt.held',
  }),
  liftDebtHold: endpoint('POST', '/debt-holds/:debtHoldId/answer', {
    summary: 'Answers a dispute, or records the end of a bankruptcy; the amount may be asked for again',
    access: 'staff',
    audit: 'debt.hold_lifted',
  }),
  placeDebt: endpoint('POST', '/leases/:leaseId/collection-placements', {
    summary: 'Asks to place what former residents owe with a collection agency; a second person approves it',
    access: 'staff',
    sudo: true,
  }),
  recallDebt: endpoint('POST', '/collection-placements/:placementId/recall', {
    summary: 'Takes a debt back from the collection agency',
    access: 'staff',
    audit: 'debt.recalled',
  }),
  recordAgencyPayment: endpoint('POST', '/agency-payments/:agencyPaymentId/record', {
    summary: 'Asks to record that the money of a collection agency is in our bank; a second person approves it',
    access: 'staff',
    sudo: true,
  }),
});
