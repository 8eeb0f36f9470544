import { endpoint, resource } from '@/contract/endpoint';
import type { renewalsSchemas } from './schemas';

export type * from './schemas';

/** Offers to renew a running lease: composed within the law, answered by the residents, signed as an amendment. */
export const renewals = resource<typeof renewalsSchemas>('renewals')({
  getRenewalOutlook: endpoint('GET', '/homes/:homeId/renewal-outlook', {
    summary: 'What an owner weighs before a renewal offer: the law, the market, and the cost of a vacancy',
    access: 'homeowner',
  }),
  listRenewals: endpoint('GET', '/renewals', {
    summary: 'The renewal offers of the caller’s homes and leases, the newest first',
    access: 'signedIn',
  }),
  getRenewal: endpoint('GET', '/renewals/:renewalId', { summary: 'One renewal offer', access: 'signedIn' }),
  sendRenewalOffer: endpoint('POST', '/homes/:homeId/renewals', {
    summary: 'Sends a lawful offer of one to three options to the residents; an unlawful one is refused',
    access: 'homeowner',
    idempotent: true,
  }),
  answerRenewal: endpoint('POST', '/renewals/:renewalId/answer', {
    summary: 'A resident views, accepts, counters, or declines an offer',
    access: 'signedIn',
  }),
  decideRenewal: endpoint('POST', '/renewals/:renewalId/decision', {
    summary: 'The owner accepts a counteroffer, keeps the offer, or withdraws it',
    access: 'homeowner',
  }),
  reviewRenewal: endpoint('POST', '/renewals/:renewalId/review', {
    summary: 'Our team lets a raise go out that follows a repair request, with a reason',
    access: 'staff',
  }),
});
