import { endpoint, resource } from '@/contract/endpoint';
import { MAX_STATEMENT_LENGTH } from './constants';
import type { reconciliationsSchemas } from './schemas';

export type * from './schemas';

/** The bank, the books, and the beneficiaries of the money. */
export const reconciliations = resource<typeof reconciliationsSchemas>('reconciliations')({
  getReconciliation: endpoint('GET', '/reconciliation', {
    summary: 'The trust accounts at the end of a day: bank, books, and beneficiaries side by side',
    access: 'staff',
  }),
  exportBeneficiaries: endpoint('GET', '/reconciliation/beneficiaries', {
    summary: 'Every balance that the trust accounts hold at the end of a day, as CSV',
    access: 'staff',
  }),
  explainException: endpoint('POST', '/reconciliation/exceptions/:exceptionId/explanation', {
    summary: 'Says why something that does not agree is right; a second person approves it',
    access: 'staff',
    sudo: true,
  }),
  recordBankFee: endpoint('POST', '/reconciliation/exceptions/:exceptionId/bank-fee', {
    summary: 'Asks for the entry of a fee that the bank took; a second person approves it',
    access: 'staff',
    sudo: true,
  }),
  removeStatement: endpoint('POST', '/bank-statements/removal', {
    summary: 'Asks to take wrong statements of some days back; a second person approves it',
    access: 'staff',
    sudo: true,
  }),
  importStatement: endpoint('POST', '/bank-statements', {
    summary: 'Reads a bank statement and matches it with the books',
    access: 'staff',
    // JSON writes each end of a line and each quotation mark as two characters.
    bodyLimit: 2 * MAX_STATEMENT_LENGTH,
  }),
});
