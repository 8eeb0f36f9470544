/**
 * Questions in a search that the law or our policy answers for every home: never filters, so that no home and no person is
 * left out by a protected class (42 U.S.C. § 3604). The words are in lib/labels/searchAnswers.labels.ts.
 */
export const SEARCH_ANSWERS = [
  'vouchers',
  'assistanceAnimals',
  'families',
  'everyone',
  'safety',
  'schools',
  'criminalHistory',
  'credit',
  'evictions',
  'income',
  'identity',
  'noPets',
  'smoking',
  'monthToMonth',
  'rooms',
] as const;
export type SearchAnswer = (typeof SEARCH_ANSWERS)[number];
