import {
  EXEMPT_PAYEE_CODES,
  FATCA_CODES,
  TAX_CLASSES,
  taxClassLabels,
  w9Certification,
} from '@/contract/money/w9s/constants';
import { TIN_KINDS, tinLabels } from '@/contract/money/w9s/tin';
import { ask } from '@/contract/questionnaire/questions';

const codes = (list: readonly string[]) => Object.fromEntries(list.map((code) => [`code ${code}`, code]));

/** Form W-9 as questions: all of it on one page. */
export const w9Questions = {
  person: ask.choice('Are you a US person for tax?', {
    us: { label: 'Yes', help: 'A citizen, a resident, or a company formed in the US' },
    foreign: { label: 'No', help: 'Then we need a Form W-8, and someone helps you' },
  }),
  name: ask.text('Name as on your tax return', { max: 120, autoComplete: 'name' }),
  businessName: ask.text('Business name', { max: 120, optional: true, autoComplete: 'organization' }),
  taxClass: ask.choice(
    'Federal tax classification',
    Object.fromEntries(TAX_CLASSES.map((value) => [value, taxClassLabels[value]])),
  ),
  llcClass: ask.choice(
    'How is the LLC taxed? Only for an LLC',
    { C: 'C corporation', S: 'S corporation', P: 'Partnership' },
    { optional: true },
  ),
  otherClass: ask.text('Describe the classification if it is another', { max: 80, optional: true }),
  foreignPartners: ask.consent(
    'It has foreign partners, owners, or beneficiaries',
    'Only for a partnership, a trust, or an LLC taxed as a partnership.',
  ),
  exemptPayeeCode: ask.choice('Exempt payee code. Most people have none', codes(EXEMPT_PAYEE_CODES), {
    optional: true,
  }),
  fatcaCode: ask.choice('FATCA exemption code. Only for accounts outside the US', codes(FATCA_CODES), {
    optional: true,
  }),
  streetAddress: ask.text('Street address', { max: 160, autoComplete: 'street-address' }),
  city: ask.text('City', { max: 80, autoComplete: 'address-level2' }),
  state: ask.text('State', { max: 2, help: 'For example, CA.', autoComplete: 'address-level1' }),
  zipcode: ask.text('ZIP code', { max: 10, autoComplete: 'postal-code' }),
  tinKind: ask.choice('Type of number', Object.fromEntries(TIN_KINDS.map((value) => [value, tinLabels[value]]))),
  tin: ask.text('Number', { max: 20, help: 'Nine digits.' }),
  tinAgain: ask.text('Number again', { max: 20 }),
  struckOut: ask.consent(
    'Strike out item 2',
    'Only if the IRS has told you that you’re subject to backup withholding. We then withhold 24% of each payout.',
  ),
  certified: ask.consent(
    'I certify this under penalties of perjury.',
    `${w9Certification.intro} ${w9Certification.statements.map((statement, n) => `${n + 1}. ${statement}`).join(' ')}`,
    { optional: false },
  ),
  signature: ask.text('Signature', { max: 120, help: 'Type your full name.' }),
};
