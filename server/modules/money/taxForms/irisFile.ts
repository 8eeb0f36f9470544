// Forms 1099-MISC and 1099-NEC as the CSV files that the portal of the IRS takes (IRIS, Publication 5717): one line a
// form, and a file for each kind.
import { csvForPrograms } from '@/contract/format/csv';
import { TAX_FORM_NAMES, type TaxFormName } from '@/contract/money/taxForms/constants';
import type { TaxRecipient } from '@/contract/money/taxForms/endpoints';
import type { TIN_KINDS } from '@/contract/money/w9s/tin';
import type { Env } from '@/server/env';
import { asciiSpelling } from '@/server/names/ascii';

export type Payer = Env['TAX_PAYER'];

export interface FiledForm {
  id: string;
  form: TaxFormName;
  recipient: TaxRecipient;
  /** All nine digits. */
  tin: string;
  /** Box 1. */
  amount: number;
  withheld: number;
}

/** The portal reads so many forms from one file. */
export const FORMS_PER_FILE = 100;

const person = (who: 'Payer' | 'Recipient') => [
  `${who} TIN Type`,
  `${who} Taxpayer ID Number`,
  `${who} Name Type`,
  `${who} Business or Entity Name Line 1`,
  `${who} Business or Entity Name Line 2`,
  `${who} First Name`,
  `${who} Middle Name`,
  `${who} Last Name (Surname)`,
  `${who} Suffix`,
  `${who} Country`,
  `${who} Address Line 1`,
  `${who} Address Line 2`,
  `${who} City/Town`,
  `${who} State/Province/Territory`,
  `${who} ZIP/Postal Code`,
];
const state = (n: number) => [
  `State ${n}`,
  `State ${n} - State Tax Withheld`,
  `State ${n} - State/Payer state number`,
  `State ${n} - State income`,
  `State ${n} - Local income tax withheld`,
  `State ${n} - Special Data Entries`,
];
const boxes: Readonly<Record<TaxFormName, readonly string[]>> = {
  '1099-MISC': [
    'Box 1 - Rents',
    'Box 2 - Royalties',
    'Box 3 - Other income',
    'Box 4 - Federal income tax withheld',
    'Box 5 - Fishing boat proceeds',
    'Box 6 - Medical and health care payments',
    'Box 7 - Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale',
    'Box 8 - Substitute payments in lieu of dividends or interest',
    'Box 9 - Crop insurance proceeds',
    'Box 10 - Gross proceeds paid to an attorney',
    'Box 11 - Fish purchased for resale',
    'Box 12 - Section 409A deferrals',
    'Box 14 - Excess golden parachute payments',
    'Box 15 - Nonqualified deferred compensation',
  ],
  '1099-NEC': [
    'Box 1 - Nonemployee Compensation',
    'Box 2 - Payer made direct sales totaling $5,000 or more of consumer products to a recipient for resale',
    'Box 3 - Excess golden parachute payments',
    'Box 4 - Federal income tax withheld',
  ],
};
const firstBoxes: Readonly<Record<TaxFormName, string>> = {
  '1099-MISC': 'Box 1 - Rents',
  '1099-NEC': 'Box 1 - Nonemployee Compensation',
};

/**
 * The columns of a template, in its order. Only Form 1099-MISC asks about FATCA. Form 1099-NEC was compared on 2026-11-26
 * with programs that read and write the template of 2025.
 */
export const irisColumns = (form: TaxFormName): readonly string[] => [
  'Form Type',
  'Tax Year',
  ...person('Payer'),
  'Payer Phone Type',
  'Payer Phone',
  'Payer Email Address',
  ...person('Recipient'),
  'Office Code',
  'Form Account Number',
  ...(form === '1099-MISC' ? ['FATCA Filing Requirements'] : []),
  '2nd TIN Notice',
  ...boxes[form],
  'Combined Federal/State Filing',
  ...state(1),
  ...state(2),
];

const tinTypes: Readonly<Record<(typeof TIN_KINDS)[number], string>> = { ssn: 'SSN', ein: 'EIN', itin: 'ITIN' };

/** What the IRS reads in a name or an address: letters in ASCII, digits, hyphens, and ampersands. */
const plain = (text: string, max: number) =>
  asciiSpelling(text)
    .replace(/[^A-Za-z0-9 &/-]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);

/** First, middle, and last name of one person; a name of one word is a last name. */
function namesOf(name: string): [first: string, middle: string, last: string] {
  const words = plain(name, 120).split(' ');
  const [last = '', first = ''] = [words.at(-1), words.length > 1 ? words[0] : ''];
  return [first.slice(0, 20), words.slice(1, -1).join(' ').slice(0, 20), last.slice(0, 20)];
}

const dollarsOf = (amount: number) => (amount === 0 ? '' : { amount });

function rowOf(year: number, payer: Payer, { id, form, recipient, tin, amount, withheld }: FiledForm) {
  const { name, businessName, isBusiness, tinKind } = recipient;
  const [first, middle, last] = isBusiness ? ['', '', ''] : namesOf(name);
  const entity = isBusiness ? [plain(name, 40), plain(businessName, 40)] : ['', ''];
  const values = new Map<string, string | { amount: number }>([
    ['Form Type', form],
    ['Tax Year', String(year)],
    ['Payer TIN Type', 'EIN'],
    ['Payer Taxpayer ID Number', payer.ein.replace('-', '')],
    ['Payer Name Type', 'B'],
    ['Payer Business or Entity Name Line 1', plain(payer.name, 40)],
    ['Payer Country', 'US'],
    ['Payer Address Line 1', plain(payer.streetAddress, 35)],
    ['Payer City/Town', plain(payer.city, 40)],
    ['Payer State/Province/Territory', payer.state],
    ['Payer ZIP/Postal Code', payer.zipcode.replace('-', '')],
    ['Payer Phone Type', 'D'],
    ['Payer Phone', payer.phone],
    ['Recipient TIN Type', tinTypes[tinKind]],
    ['Recipient Taxpayer ID Number', tin],
    ['Recipient Name Type', isBusiness ? 'B' : 'I'],
    ['Recipient Business or Entity Name Line 1', entity[0] ?? ''],
    ['Recipient Business or Entity Name Line 2', entity[1] ?? ''],
    ['Recipient First Name', first],
    ['Recipient Middle Name', middle],
    ['Recipient Last Name (Surname)', last],
    ['Recipient Country', 'US'],
    ['Recipient Address Line 1', plain(recipient.streetAddress, 35)],
    ['Recipient City/Town', plain(recipient.city, 40)],
    ['Recipient State/Province/Territory', recipient.state],
    ['Recipient ZIP/Postal Code', recipient.zipcode.replace('-', '')],
    // At most twenty signs, one for each form.
    ['Form Account Number', id.replaceAll('-', '').slice(-20)],
    ['FATCA Filing Requirements', 'N'],
    ['2nd TIN Notice', 'N'],
    [firstBoxes[form], dollarsOf(amount)],
    ['Box 4 - Federal income tax withheld', dollarsOf(withheld)],
  ]);
  return irisColumns(form).map((column) => values.get(column) ?? '');
}

/**
 * The files of a year: each of one kind with its header, and no more forms than the portal takes.
 * @throws {Error} on a recipient who is not in Latin letters; the caller holds these back
 */
export function irisFiles(
  year: number,
  payer: Payer,
  forms: readonly FiledForm[],
): { fileName: string; text: string }[] {
  return TAX_FORM_NAMES.flatMap((name) => {
    const own = forms.filter(({ form }) => form === name);
    const parts = Array.from({ length: Math.ceil(own.length / FORMS_PER_FILE) }, (_, n) =>
      own.slice(n * FORMS_PER_FILE, (n + 1) * FORMS_PER_FILE),
    );
    return parts.map((part, n) => ({
      fileName: `iris-${name.toLowerCase()}-${year}-${n + 1}.csv`,
      text: csvForPrograms([irisColumns(name), ...part.map((form) => rowOf(year, payer, form))]),
    }));
  });
}
