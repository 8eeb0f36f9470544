import { lifecycle } from '@/contract/lifecycle';

/** What a homeowner gets for rents, and a Pro for work. */
export const TAX_FORM_NAMES = ['1099-MISC', '1099-NEC'] as const;
export type TaxFormName = (typeof TAX_FORM_NAMES)[number];

/** One payee's year. A released form never changes: a correction is a form of its own and replaces it. */
export const taxFormLifecycle = lifecycle({
  prepared: { release: 'released' },
  released: { correct: 'corrected' },
  corrected: {},
});
export type TaxFormStatus = (typeof taxFormLifecycle.states)[number];

/** Whether the IRS gets the form, and why not. */
export const TAX_FILINGS = ['required', 'below_threshold', 'exempt'] as const;
export type TaxFiling = (typeof TAX_FILINGS)[number];

export const taxFilingLabels: Readonly<Record<TaxFiling, string>> = {
  required: 'Goes to the IRS',
  below_threshold: 'Below the limit',
  exempt: 'Exempt',
};

/** What keeps a form from being released. */
export const TAX_FORM_PROBLEMS = ['no_w9', 'unmatched', 'not_latin'] as const;
export type TaxFormProblem = (typeof TAX_FORM_PROBLEMS)[number];

export const taxFormProblemLabels: Readonly<Record<TaxFormProblem, string>> = {
  no_w9: 'No Form W-9',
  unmatched: 'Name and number don’t match',
  not_latin: 'Needs a W-9 in the Latin alphabet',
};

/** The first tax year that we file. */
export const FIRST_TAX_YEAR = 2024;
