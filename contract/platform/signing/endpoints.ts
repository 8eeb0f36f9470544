import { endpoint, resource } from '@/contract/endpoint';
import type { signingSchemas } from './schemas';

export type * from './schemas';

/** Papers that people sign: leases, agreements, renewals. */
export const signing = resource<typeof signingSchemas>('signing')({
  getEnvelope: endpoint('GET', '/envelopes/:envelopeId', {
    summary: 'The paper, who signs it, and how far they are',
    access: 'signedIn',
  }),
  viewEnvelope: endpoint('POST', '/envelopes/:envelopeId/views', {
    summary: 'Writes down which sections the caller has been shown',
    access: 'signedIn',
  }),
  consentToSign: endpoint('POST', '/envelopes/:envelopeId/consent', {
    summary: 'Agrees to sign electronically, in the form in which the document was shown',
    access: 'signedIn',
    sudo: 'signature',
  }),
  correctSignerName: endpoint('PUT', '/envelopes/:envelopeId/name', {
    summary: 'Corrects the caller’s name before they sign; what it was before stays on record',
    access: 'signedIn',
    sudo: 'signature',
  }),
  signEnvelope: endpoint('POST', '/envelopes/:envelopeId/signature', {
    summary: 'Signs as the caller, by their legal name',
    access: 'signedIn',
    idempotent: true,
    sudo: 'signature',
  }),
  declineEnvelope: endpoint('POST', '/envelopes/:envelopeId/decline', {
    summary: 'Declines to sign, which ends it for everyone',
    access: 'signedIn',
  }),
  delegateEnvelope: endpoint('POST', '/envelopes/:envelopeId/delegation', {
    summary: 'Lets someone else sign in the caller’s place',
    access: 'signedIn',
  }),
  voidEnvelope: endpoint('POST', '/envelopes/:envelopeId/void', {
    summary: 'Takes the paper back, for the person who sent it',
    access: 'signedIn',
  }),
  verifyFile: endpoint('POST', '/sealed-files/verify', {
    summary: 'Says whether a file is one we sealed, by its hash alone',
    access: 'public',
    rate: 'read',
  }),
});
