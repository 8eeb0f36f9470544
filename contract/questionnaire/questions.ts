// What a flow may ask. A question is data: its words, its control and its bounds; contract/questionnaire/answers.ts reads what people say.

import type { AnswerFile, DOCUMENT_CATEGORIES } from '@/contract/account/documents/constants';
import { ONE_NAME } from '@/contract/account/users/personName';
import type { PlacedAddress } from '@/contract/homes/addresses/schemas';

interface QuestionBase {
  readonly label: string;
  readonly help?: string;
  /** May be left out; the label then says so. */
  readonly optional?: boolean;
  /** Whether it is asked, by the answers given before it: on earlier screens, or above it on its own. */
  readonly when?: (answers: { readonly [question: string]: unknown }) => boolean;
}

export interface OptionLabels {
  readonly label: string;
  readonly help?: string;
}
export type Options = { readonly [value: string]: string | OptionLabels };

export interface TextQuestion extends QuestionBase {
  readonly kind: 'text';
  /** Most characters; more than one line where `long`. */
  readonly max: number;
  readonly multiline?: boolean;
  readonly autoComplete?: string;
}
/** Integer cents. */
export interface MoneyQuestion extends QuestionBase {
  readonly kind: 'money';
  readonly min: number;
  readonly max: number;
}
export interface IntegerQuestion extends QuestionBase {
  readonly kind: 'integer';
  readonly min: number;
  /** `thisYear`: by the clock, when it is asked. */
  readonly max: number | 'thisYear';
  /** What is counted: `sq ft`. */
  readonly unit?: string;
  /** Written without commas: a year. */
  readonly withoutCommas?: boolean;
}
/** A local day, as 2026-11-21. */
export interface DateQuestion extends QuestionBase {
  readonly kind: 'date';
  /** Of a date of birth: how old one must be. */
  readonly minAge?: { readonly years: number; readonly problem: string };
}
/** A free time of our calendar, with its zone: `2026-11-24T20:00:00.000Z[America/Los_Angeles]`. */
export interface VisitTimeQuestion extends QuestionBase {
  readonly kind: 'visitTime';
}
/** One of a few: cards where the options explain themselves, else short pills. */
export interface ChoiceQuestion<V extends string = string> extends QuestionBase {
  readonly kind: 'choice';
  readonly options: { readonly [Value in V]: string | OptionLabels };
  /** Options that are valid as stored answers, but not offered. */
  readonly unlisted?: readonly NoInfer<V>[];
}
/** Any of a few; also none, unless it must be answered. */
export interface MultiSelectQuestion<V extends string = string> extends QuestionBase {
  readonly kind: 'many';
  readonly options: { readonly [Value in V]: string | OptionLabels };
  /** The option that says "none", so it goes with no other. */
  readonly none?: string;
}
export interface AddressQuestion extends QuestionBase {
  readonly kind: 'address';
  /** For documents: an address needs a known ZIP Code. */
  readonly needsZipcode?: boolean;
}
export interface PhoneQuestion extends QuestionBase {
  readonly kind: 'phone';
}
export interface EmailQuestion extends QuestionBase {
  readonly kind: 'email';
}
/** From 1 to the number of steps, each with its words; `picture` names what is drawn beside them. */
export interface ScaleQuestion extends QuestionBase {
  readonly kind: 'scale';
  readonly steps: readonly OptionLabels[];
  readonly picture: string;
}
/** PDFs and pictures, sent at once and kept with the run. */
export interface FilesQuestion extends QuestionBase {
  readonly kind: 'files';
  readonly category: (typeof DOCUMENT_CATEGORIES)[number];
  readonly max: number;
  /** Pictures alone: a paper would be of no use. */
  readonly photosOnly?: boolean;
  /** Days after which a document counts as old; a sender of an older one sees so at once. */
  readonly freshDays?: number;
}
/** A checkbox that starts empty; the wording is kept with the answer. */
export interface ConsentQuestion extends QuestionBase {
  readonly kind: 'consent';
  readonly wording: string;
}

export type Question =
  | TextQuestion
  | MoneyQuestion
  | IntegerQuestion
  | DateQuestion
  | VisitTimeQuestion
  | ChoiceQuestion
  | MultiSelectQuestion
  | AddressQuestion
  | PhoneQuestion
  | EmailQuestion
  | ScaleQuestion
  | FilesQuestion
  | ConsentQuestion;

export type Questions = { readonly [name: string]: Question };

/** What an answer to the question is. */
export type AnswerTo<Q> =
  Q extends ChoiceQuestion<infer V>
    ? V
    : Q extends MultiSelectQuestion<infer V>
      ? readonly V[]
      : Q extends MoneyQuestion | IntegerQuestion | ScaleQuestion
        ? number
        : Q extends AddressQuestion
          ? PlacedAddress
          : Q extends FilesQuestion
            ? readonly AnswerFile[]
            : Q extends ConsentQuestion
              ? boolean
              : string;

export type AnswersTo<Qs extends Questions> = { [Name in keyof Qs]?: AnswerTo<Qs[Name]> };

type QuestionOptions<Q extends Question> = Partial<Omit<Q, 'kind' | 'label'>>;
const MAX_MONEY = 100_000_000;

/** The largest number a question takes. A year is bound by the clock. */
export const upperBound = ({ max }: { readonly max: number | 'thisYear' }): number =>
  max === 'thisYear' ? new Date().getFullYear() : max;

/** How a question is asked: `ask.money('What rent would you like?')`. */
export const ask = {
  text: (label: string, extra: QuestionOptions<TextQuestion> = {}): TextQuestion => ({
    kind: 'text',
    label,
    max: 200,
    ...extra,
  }),
  money: (label: string, extra: QuestionOptions<MoneyQuestion> = {}): MoneyQuestion => ({
    kind: 'money',
    label,
    min: 0,
    max: MAX_MONEY,
    ...extra,
  }),
  integer: (label: string, extra: QuestionOptions<IntegerQuestion> = {}): IntegerQuestion => ({
    kind: 'integer',
    label,
    min: 0,
    max: 1_000_000,
    ...extra,
  }),
  date: (label: string, extra: QuestionOptions<DateQuestion> = {}): DateQuestion => ({ kind: 'date', label, ...extra }),
  visitTime: (label: string, extra: QuestionOptions<VisitTimeQuestion> = {}): VisitTimeQuestion => ({
    kind: 'visitTime',
    label,
    ...extra,
  }),
  choice: <const O extends Options>(
    label: string,
    options: O,
    extra: Partial<QuestionBase> & { readonly unlisted?: readonly `${keyof O & (string | number)}`[] } = {},
  ): ChoiceQuestion<`${keyof O & (string | number)}`> => ({ kind: 'choice', label, options, ...extra }),
  multiSelect: <const O extends Options>(
    label: string,
    options: O,
    extra: Partial<QuestionBase> & { readonly none?: keyof O & string } = {},
  ): MultiSelectQuestion<keyof O & string> => ({ kind: 'many', label, options, optional: true, ...extra }),
  address: (label: string, extra: QuestionOptions<AddressQuestion> = {}): AddressQuestion => ({
    kind: 'address',
    label,
    ...extra,
  }),
  phone: (label: string, extra: QuestionOptions<PhoneQuestion> = {}): PhoneQuestion => ({
    kind: 'phone',
    label,
    ...extra,
  }),
  email: (label: string, extra: QuestionOptions<EmailQuestion> = {}): EmailQuestion => ({
    kind: 'email',
    label,
    ...extra,
  }),
  scale: (
    label: string,
    picture: string,
    steps: readonly OptionLabels[],
    extra: Partial<QuestionBase> = {},
  ): ScaleQuestion => ({ kind: 'scale', label, picture, steps, ...extra }),
  files: (
    label: string,
    category: FilesQuestion['category'],
    extra: Omit<QuestionOptions<FilesQuestion>, 'category'> = {},
  ): FilesQuestion => ({ kind: 'files', label, category, max: 5, ...extra }),
  consent: (label: string, wording: string, extra: Partial<QuestionBase> = {}): ConsentQuestion => ({
    kind: 'consent',
    label,
    wording,
    optional: true,
    ...extra,
  }),
};

/** First and last name of a person. One who has one name checks a box, and is asked for no other. */
export const askNames = (aside = '') => ({
  firstName: ask.text(`First name${aside}`, { max: 100, autoComplete: 'given-name' }),
  oneName: ask.consent(ONE_NAME, 'One is all we need. Leave the other field empty.'),
  lastName: ask.text(`Last name${aside}`, {
    max: 100,
    autoComplete: 'family-name',
    when: ({ oneName }) => oneName !== true,
  }),
});

/** Answers to `askNames` that an account has: without a last name, its holder has one name. */
export const namesKnown = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  lastName ? { firstName, lastName } : { firstName, oneName: true };

export const optionLabels = (option: string | OptionLabels): OptionLabels =>
  typeof option === 'string' ? { label: option } : option;
