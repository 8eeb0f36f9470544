// Statutory texts and forms that were not read again by their day: the desk and `npm run doctor` name them.
import { payOrQuitForms, propertyForms } from './forms.data.ts';
import { statutoryTexts } from './statutes.data.ts';
import { increaseFormText } from './washingtonIncrease.data.ts';

export interface TextReview {
  readonly id: string;
  readonly citation: string;
  readonly sessionLaw: string;
  /** Local days of the copy, and by which the words are read again. */
  readonly copiedOn: string;
  readonly reviewOn: string;
  readonly certainty: 'statute' | 'cited' | 'ruleOfThumb';
}

type Reviewed = Omit<TextReview, 'id'>;

const named = (kind: string, forms: Readonly<Record<string, Reviewed>>): Readonly<Record<string, Reviewed>> =>
  Object.fromEntries(Object.entries(forms).map(([state, form]) => [`${kind}${state}`, form]));

/** Every text that the product takes from a statute. */
export const legalTexts: readonly TextReview[] = Object.entries<Reviewed>({
  ...statutoryTexts,
  waIncreaseForm: increaseFormText,
  ...named('payOrQuit', payOrQuitForms),
  ...named('abandonedProperty', propertyForms),
}).map(([id, { citation, sessionLaw, copiedOn, reviewOn, certainty }]) => ({
  id,
  citation,
  sessionLaw,
  copiedOn,
  reviewOn,
  certainty,
}));

/** Texts due for review on a local day. */
export const textsToReview = (day: string): readonly TextReview[] =>
  legalTexts.filter(({ reviewOn }) => reviewOn < day);
