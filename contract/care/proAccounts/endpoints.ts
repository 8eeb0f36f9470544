import { endpoint, resource } from '@/contract/endpoint';
import type { proAccountsSchemas } from './schemas';

export type * from './schemas';

/** A Pro with many jobs: all of them on one page, opened by a code to the company’s own address or phone. */
export const proAccounts = resource<typeof proAccountsSchemas>('proAccounts')({
  requestLogin: endpoint('POST', '/pro-accounts/codes', {
    summary: 'Sends a login code to a Pro; the answer is the same where there is none',
    access: 'public',
    rate: 'login',
  }),
  confirmLogin: endpoint('POST', '/pro-accounts/logins', {
    summary: 'Takes the code and answers the secret of this phone, once',
    access: 'public',
    rate: 'login',
  }),
  openProAccount: endpoint('POST', '/pro-accounts', {
    summary: 'All jobs of a Pro with their invoices and payments, and where the Pro is paid',
    access: 'public',
    rate: 'search',
  }),
  openAccountJob: endpoint('POST', '/pro-accounts/job-links', {
    summary: 'Makes a link to one of the jobs for this phone',
    access: 'public',
    rate: 'write',
  }),
  addProBankAccount: endpoint('POST', '/pro-accounts/bank-accounts', {
    summary: 'Adds the bank account we pay invoices to, after a hold of three days',
    access: 'public',
    rate: 'write',
  }),
  cancelProBankAccount: endpoint('POST', '/pro-accounts/bank-accounts/cancellation', {
    summary: 'Takes a new bank account back during its hold',
    access: 'public',
    rate: 'write',
  }),
  certifyProW9: endpoint('POST', '/pro-accounts/w9s', {
    summary: 'Certifies and signs the Pro’s Form W-9; the one before counts no more',
    access: 'public',
    rate: 'write',
  }),
  referProToW8: endpoint('POST', '/pro-accounts/w9s/foreign', {
    summary: 'Says that the Pro is not a US person: they need a W-8',
    access: 'public',
    rate: 'write',
  }),
  readProTaxFile: endpoint('POST', '/pro-accounts/tax-files', {
    summary: 'The sealed PDF of the Pro’s Form W-9, or of one Form 1099-NEC',
    access: 'public',
    rate: 'write',
  }),
  logOutPro: endpoint('POST', '/pro-accounts/logout', {
    summary: 'Forgets this phone and its links',
    access: 'public',
    rate: 'write',
  }),
});
