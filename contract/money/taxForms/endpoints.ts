import { endpoint, resource } from '@/contract/endpoint';
import type { taxFormsSchemas } from './schemas';

export type * from './schemas';

/** The year's end: Form 1099-MISC for homeowners, Form 1099-NEC for Pros, and both for the IRS. */
export const taxForms = resource<typeof taxFormsSchemas>('taxForms')({
  listTaxForms: endpoint('GET', '/tax-forms', {
    summary: 'The tax forms of the caller, the newest year first',
    access: 'signedIn',
  }),
  getTaxYear: endpoint('GET', '/tax-year', {
    summary: 'A year of tax forms: each homeowner and Pro, what is filed, and what is missing',
    access: 'staff',
  }),
  prepareTaxYear: endpoint('POST', '/tax-year/preparation', {
    summary: 'Prepares the forms of a year, and corrections of those whose figures have changed',
    access: 'staff',
    sudo: true,
  }),
  releaseTaxYear: endpoint('POST', '/tax-year/release', {
    summary: 'Releases forms that someone else prepared',
    access: 'staff',
    sudo: true,
  }),
  exportTaxYear: endpoint('POST', '/tax-year/file', {
    summary: 'The files for the IRS, with the full taxpayer numbers',
    access: 'staff',
    sudo: true,
  }),
  recordTaxFiling: endpoint('POST', '/tax-year/filing', {
    summary: 'Records the receipt of the IRS for the forms of a year',
    access: 'staff',
    sudo: true,
  }),
});
