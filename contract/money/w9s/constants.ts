import { lifecycle } from '@/contract/lifecycle';

/** One Form W-9. A new certification supersedes the one before; `foreign`: a W-8 takes its place. */
export const w9Lifecycle = lifecycle({
  open: { certify: 'certified', refer: 'foreign' },
  certified: { supersede: 'superseded' },
  foreign: { supersede: 'superseded' },
  superseded: {},
});
export type W9Status = (typeof w9Lifecycle.states)[number];

export const TAX_CLASSES = [
  'individual',
  'c_corporation',
  's_corporation',
  'partnership',
  'trust_estate',
  'llc',
  'other',
] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export const taxClassLabels: Record<TaxClass, string> = {
  individual: 'Individual or sole proprietor',
  c_corporation: 'C corporation',
  s_corporation: 'S corporation',
  partnership: 'Partnership',
  trust_estate: 'Trust or estate',
  llc: 'Limited liability company (LLC)',
  other: 'Other',
};

/** How an LLC is taxed. One with a single owner that is not taxed by itself uses its owner’s form. */
export const LLC_CLASSES = ['C', 'S', 'P'] as const;
/** As what an LLC is taxed, by the letter on the form. */
export const llcClassLabels = { C: 'C corporation', S: 'S corporation', P: 'partnership' } as const;
export const EXEMPT_PAYEE_CODES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const;
export const FATCA_CODES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'] as const;

/** What a signer certifies under penalties of perjury (Form W-9, Part II; rev. March 2024). A new wording is a new version. */
export const w9Certification = {
  version: '2024-03',
  intro: 'Under penalties of perjury, I certify that:',
  statements: [
    'The number shown on this form is my correct taxpayer identification number.',
    'I am not subject to backup withholding because I am exempt from it, the IRS has not told me that I am subject to it, or the IRS has told me that I no longer am.',
    'I am a US citizen or other US person.',
    'Any FATCA code entered on this form, saying that I am exempt from FATCA reporting, is correct.',
  ],
} as const;
