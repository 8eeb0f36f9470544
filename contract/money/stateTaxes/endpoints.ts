import { endpoint, resource } from '@/contract/endpoint';
import type { stateTaxesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** California withholding from owners who live elsewhere: who, how much, the forms that end it, and the file for the state. */
export const stateTaxes = resource<typeof stateTaxesSchemas>('stateTaxes')({
  getStateTaxYear: endpoint('GET', '/state-tax-year', {
    summary: 'What was withheld for California in a year, by filing period and by owner',
    access: 'staff',
  }),
  recordResidencyForm: endpoint('POST', '/residency-forms', {
    summary: 'Records a Form 590 or 588 of an owner, which ends the withholding while it is valid',
    access: 'staff',
    sudo: true,
    audit: 'state_tax.form_recorded',
  }),
  exportStateTaxPeriod: endpoint('POST', '/state-tax-year/file', {
    summary: 'The payees of Form 592 for one filing period, with the full taxpayer numbers',
    access: 'staff',
    sudo: true,
  }),
});
