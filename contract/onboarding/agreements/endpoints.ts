import { endpoint, resource } from '@/contract/endpoint';
import type { agreementsSchemas } from './schemas';

export type * from './schemas';

/** Management agreements of homes: drafted by the owner, signed by everyone on the title, and countersigned by us. */
export const agreements = resource<typeof agreementsSchemas>('agreements')({
  listAgreements: endpoint('GET', '/agreements', {
    summary: 'Agreements of the caller’s homes and those they sign, the newest first',
    access: 'signedIn',
  }),
  getAgreement: endpoint('GET', '/agreements/:agreementId', {
    summary: 'One agreement with its answers, the plans in dollars, and its status',
    access: 'signedIn',
  }),
  startAgreement: endpoint('POST', '/homes/:homeId/agreements', {
    summary: 'Starts the agreement of a qualified home, or returns the one that is open',
    access: 'homeowner',
    idempotent: true,
  }),
  saveAgreement: endpoint('PUT', '/agreements/:agreementId', {
    summary: 'Saves answers of a draft',
    access: 'homeowner',
  }),
  sendAgreement: endpoint('POST', '/agreements/:agreementId/send', {
    summary: 'Sends a complete draft to everyone who signs it',
    access: 'homeowner',
    idempotent: true,
  }),
  claimCounterSignature: endpoint('POST', '/agreements/:agreementId/counter-signer', {
    summary: 'Makes the caller the one who countersigns for us',
    access: 'staff',
  }),
});
