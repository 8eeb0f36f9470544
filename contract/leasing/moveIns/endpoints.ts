import { endpoint, resource } from '@/contract/endpoint';
import type { moveInsSchemas } from './schemas';

export type * from './schemas';

/** What stands between a signed lease and the keys. */
export const moveIns = resource<typeof moveInsSchemas>('moveIns')({
  getMoveIn: endpoint('GET', '/leases/:leaseId/move-in', {
    summary: 'What is done, open and locked before the keys',
    access: 'signedIn',
  }),
  openMoveInPayment: endpoint('POST', '/leases/:leaseId/move-in/payment', {
    summary: 'Opens the processor’s page to choose how to pay the money to move in, or a part of it',
    access: 'signedIn',
  }),
  payMoveIn: endpoint('POST', '/leases/:leaseId/move-in/money', {
    summary: 'Takes what was agreed to on the processor’s page; it is refunded if the lease ends before the keys',
    access: 'signedIn',
    idempotent: 'required',
  }),
  submitInsurance: endpoint('POST', '/leases/:leaseId/move-in/insurance', {
    summary:
      'Submits a proof of renters’ insurance; it counts at once where its text confirms it, else after a check by our team',
    access: 'signedIn',
  }),
  listInsuranceProofs: endpoint('GET', '/move-ins/insurance-proofs', {
    summary: 'Proofs of insurance that our team has to check, oldest first',
    access: 'staff',
  }),
  reviewInsurance: endpoint('POST', '/leases/:leaseId/move-in/insurance/review', {
    summary: 'Accepts a proof of insurance, or declines it with a reason the resident gets',
    access: 'staff',
    audit: 'move_in.insurance_reviewed',
  }),
  setUtility: endpoint('POST', '/leases/:leaseId/move-in/utilities', {
    summary: 'Says that an account was taken over, or not yet',
    access: 'signedIn',
  }),
  scheduleWalkThrough: endpoint('PUT', '/leases/:leaseId/move-in/walk-through', {
    summary: 'Sets the day before the lease begins on which both sides fill in the condition report',
    access: 'signedIn',
  }),
  saveCondition: endpoint('PUT', '/leases/:leaseId/move-in/condition', {
    summary: 'Keeps what was seen, room by room; signatures of another wording fall away',
    access: 'signedIn',
  }),
  signCondition: endpoint('POST', '/leases/:leaseId/move-in/condition/signature', {
    summary: 'Signs what the hash stands for: each resident for themselves, and the homeowner',
    access: 'signedIn',
    sudo: 'signature',
  }),
  confirmKeys: endpoint('POST', '/leases/:leaseId/move-in/keys', {
    summary: 'Says that the keys were handed over; the lease is active then',
    access: 'signedIn',
  }),
});
