/** The forms of California that end the withholding: a certificate of the owner, and a waiver of the state. */
export const RESIDENCY_FORMS = ['590', '588'] as const;
export type ResidencyForm = (typeof RESIDENCY_FORMS)[number];

export const residencyFormLabels: Readonly<Record<ResidencyForm, string>> = {
  '590': 'Form 590: exemption certificate',
  '588': 'Form 588: waiver of the state',
};

/** Periods of a year in which California gets a report of withheld tax. */
export const STATE_TAX_PERIODS = 4;
/** Owners that are listed at once. */
export const STATE_TAX_PAGE = 500;
