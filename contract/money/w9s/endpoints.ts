import { endpoint, resource } from '@/contract/endpoint';
import type { w9sSchemas } from './schemas';

export type * from './schemas';

/** Forms W-9 of those we pay. The taxpayer number is sealed; only its last four digits are visible. */
export const w9s = resource<typeof w9sSchemas>('w9s')({
  listW9s: endpoint('GET', '/w9s', {
    summary: 'The caller’s forms, the newest first, and what follows for payouts',
    access: 'signedIn',
  }),
  startW9: endpoint('POST', '/w9s', {
    summary: 'Starts a form, or returns the one that is open',
    access: 'signedIn',
    idempotent: true,
  }),
  listWaitingW9s: endpoint('GET', '/w9s/waiting', {
    summary: 'Forms that keep payouts waiting: not matched yet, not a match, struck out, or a W-8 instead',
    access: 'staff',
  }),
  getW9: endpoint('GET', '/w9s/:w9Id', { summary: 'One form', access: 'signedIn' }),
  certifyW9: endpoint('POST', '/w9s/:w9Id/certification', {
    summary: 'Certifies and signs the form',
    access: 'signedIn',
  }),
  referToW8: endpoint('POST', '/w9s/:w9Id/foreign', {
    summary: 'Ends the form of someone who is not a US person: they need a W-8',
    access: 'signedIn',
  }),
  readTin: endpoint('POST', '/w9s/:w9Id/tin-readings', {
    summary: 'Opens the sealed number for our staff; each reading is audited with its reason',
    access: 'staff',
  }),
});
