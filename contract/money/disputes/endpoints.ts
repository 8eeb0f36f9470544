import { endpoint, resource } from '@/contract/endpoint';
import type { disputesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Payments that payers disputed with their bank, and the evidence that we send. */
export const disputes = resource<typeof disputesSchemas>('disputes')({
  listDisputes: endpoint('GET', '/disputes', {
    summary: 'Disputed payments, those that wait for evidence first, with what can be sent and what was',
    access: 'staff',
  }),
  sendDisputeEvidence: endpoint('POST', '/disputes/:disputeId/evidence', {
    summary: 'Sends evidence to the bank of the payer, which takes it once',
    access: 'staff',
    sudo: true,
    audit: 'payment.dispute_evidence_sent',
  }),
});
