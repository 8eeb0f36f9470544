// The records of the NAUPA II Standard Electronic File Format (revised July 2002, unchanged in the editions of 2019 and 2025):
// https://unclaimed.org/wp-content/uploads/NAUPAStandardElectronicFileFormat-11.20.19.pdf. Read in public copies of it on
// 2026-12-01: records of 625 characters, the first of which is the type; CR and LF between them; numbers to the right with
// zeros, with the decimal point assumed; text to the left with spaces; the letters of names. The widths and the order of
// fields and the codes of property were NOT compared with its tables, which were out of reach: check a file with the free
// validator of a state before the first upload.
import type { UnclaimedKind } from '@/contract/money/unclaimedProperty/constants';

export const RECORD_LENGTH = 625;

/** `N`: digits, to the right, with zeros in front. `C`: text, to the left, with spaces behind. */
export type NaupaField = readonly [name: string, type: 'C' | 'N', length: number];

const address = (name: string): readonly NaupaField[] => [
  [`${name}Address1`, 'C', 30],
  [`${name}Address2`, 'C', 30],
  [`${name}Address3`, 'C', 30],
  [`${name}City`, 'C', 30],
];
const contact = (n: 1 | 2): readonly NaupaField[] => [
  [`contact${n}Name`, 'C', 40],
  ...address(`contact${n}`),
  [`contact${n}State`, 'C', 2],
  [`contact${n}Zip`, 'C', 9],
  [`contact${n}Country`, 'C', 3],
  [`contact${n}AreaCode`, 'N', 3],
  [`contact${n}Phone`, 'N', 7],
  [`contact${n}Extension`, 'N', 4],
  [`contact${n}Email`, 'C', 50],
];

export const holderFields: readonly NaupaField[] = [
  ['type', 'N', 1],
  ['taxId', 'N', 9],
  ['taxIdExtension', 'N', 4],
  ['reportYear', 'N', 4],
  ['reportType', 'C', 1],
  ['reportNumber', 'N', 2],
  ['reportFormat', 'C', 1],
  ['industry', 'N', 6],
  ['incorporationState', 'C', 2],
  ['incorporationDate', 'N', 8],
  ['name', 'C', 40],
  ['city', 'C', 30],
  ['county', 'C', 20],
  ['state', 'C', 2],
  ...contact(1),
  ...contact(2),
  ['faxAreaCode', 'N', 3],
  ['fax', 'N', 7],
];

export const propertyFields: readonly NaupaField[] = [
  ['type', 'N', 1],
  ['sequence', 'N', 6],
  ['ownerType', 'C', 2],
  ['lastName', 'C', 40],
  ['firstName', 'C', 30],
  ['middleName', 'C', 30],
  ['prefix', 'C', 10],
  ['suffix', 'C', 10],
  ['title', 'C', 6],
  ...address('owner'),
  ['ownerCounty', 'C', 20],
  ['ownerState', 'C', 2],
  ['ownerZip', 'C', 9],
  ['ownerCountry', 'C', 3],
  ['ownerTaxId', 'N', 9],
  ['ownerTaxIdExtension', 'N', 2],
  ['ownerBirthDate', 'N', 8],
  ['startDate', 'N', 8],
  ['endDate', 'N', 8],
  ['propertyCode', 'C', 4],
  ['amountReported', 'N', 10],
  ['deductionType', 'C', 2],
  ['deduction', 'N', 10],
  ['amountAdvertised', 'N', 10],
  ['additionType', 'C', 2],
  ['addition', 'N', 10],
  ['deletionType', 'C', 2],
  ['deletion', 'N', 10],
  ['amountRemitted', 'N', 10],
  ['interestFlag', 'C', 1],
  ['interestRate', 'N', 7],
  ['stockIssue', 'C', 25],
  ['cusip', 'C', 9],
  ['shares', 'N', 12],
  ['addedShares', 'N', 12],
  ['deletedShares', 'N', 12],
  ['remainingShares', 'N', 12],
  ['unexchangedIssue', 'C', 25],
  ['unexchangedCusip', 'C', 9],
  ['unexchangedShares', 'N', 12],
  ['accountNumber', 'C', 20],
  ['checkNumber', 'C', 20],
  ['description', 'C', 50],
  ['relation', 'C', 2],
  ['ownership', 'C', 2],
];

export const summaryFields: readonly NaupaField[] = [
  ['type', 'N', 1],
  ['records', 'N', 6],
  ['properties', 'N', 6],
  ['amountReported', 'N', 12],
  ['deduction', 'N', 12],
  ['amountAdvertised', 'N', 12],
  ['addition', 'N', 12],
  ['deletion', 'N', 12],
  ['amountRemitted', 'N', 12],
];

/** Property by its code: vendor checks, credit balances, deposits that are refundable, and accounts payable. */
export const propertyCodes: Readonly<Record<UnclaimedKind, string>> = {
  deposit_check: 'MS16',
  refund_check: 'MS11',
  order_check: 'MS08',
  credit: 'MS09',
  deposit: 'MS16',
  owner_balance: 'MS08',
};
