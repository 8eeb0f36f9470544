// What a flow may ask. A question is data: its words, its control and its bounds; contract/answers.ts reads what people say.
import type { PlacedAddress } from './addresses.schemas';
import type { DOCUMENT_CATEGORIES, GivenFile } from './documents.facts';

interface Asked {
  readonly label: string;
  readonly help?: string;
  /** May be left out; the label then says so. */
  readonly optional?: boolean;
}

export interface OptionWords {
  readonly label: string;
  readonly help?: string;
}
export type Options = { readonly [value: string]: string | OptionWords };

export interface TextQuestion extends Asked {
  readonly kind: 'text';
  /** Most characters; more than one line where `long`. */
  readonly most: number;
  readonly long?: boolean;
  readonly autoComplete?: string;
}
/** Integer cents. */
export interface MoneyQuestion extends Asked {
  readonly kind: 'money';
  readonly min: number;
  readonly max: number;
}
export interface IntegerQuestion extends Asked {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  /** What is counted: `sq ft`. */
  readonly unit?: string;
  /** Written without commas: a year. */
  readonly plain?: boolean;
}
/** A local day, as 2026-11-21. */
export interface DateQuestion extends Asked {
  readonly kind: 'date';
}
/** One of a few: cards where the options explain themselves, else short pills. */
export interface ChoiceQuestion<V extends string = string> extends Asked {
  readonly kind: 'choice';
  readonly options: { readonly [Value in V]: string | OptionWords };
}
/** Any of a few, also none. */
export interface ManyQuestion<V extends string = string> extends Asked {
  readonly kind: 'many';
  readonly options: { readonly [Value in V]: string | OptionWords };
}
export interface AddressQuestion extends Asked {
  readonly kind: 'address';
}
export interface PhoneQuestion extends Asked {
  readonly kind: 'phone';
}
export interface EmailQuestion extends Asked {
  readonly kind: 'email';
}
/** From 1 to the number of steps, each with its words; `picture` names what is drawn beside them. */
export interface ScaleQuestion extends Asked {
  readonly kind: 'scale';
  readonly steps: readonly OptionWords[];
  readonly picture: string;
}
/** PDFs and pictures, sent at once and kept with the run. */
export interface FilesQuestion extends Asked {
  readonly kind: 'files';
  readonly category: (typeof DOCUMENT_CATEGORIES)[number];
  readonly most: number;
  /** Days after which a paper counts as old; who sends an older one is told so at once. */
  readonly freshDays?: number;
}
/** A box nobody ticks for them; the wording is kept with the answer. */
export interface ConsentQuestion extends Asked {
  readonly kind: 'consent';
  readonly wording: string;
}

export type Question =
  | TextQuestion
  | MoneyQuestion
  | IntegerQuestion
  | DateQuestion
  | ChoiceQuestion
  | ManyQuestion
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
    : Q extends ManyQuestion<infer V>
      ? readonly V[]
      : Q extends MoneyQuestion | IntegerQuestion | ScaleQuestion
        ? number
        : Q extends AddressQuestion
          ? PlacedAddress
          : Q extends FilesQuestion
            ? readonly GivenFile[]
            : Q extends ConsentQuestion
              ? boolean
              : string;

export type AnswersTo<Qs extends Questions> = { [Name in keyof Qs]?: AnswerTo<Qs[Name]> };

type Extra<Q extends Question> = Partial<Omit<Q, 'kind' | 'label'>>;
const MOST_MONEY = 100_000_000;

/** How a question is asked: `ask.money('What rent would you like?')`. */
export const ask = {
  text: (label: string, extra: Extra<TextQuestion> = {}): TextQuestion => ({
    kind: 'text',
    label,
    most: 200,
    ...extra,
  }),
  money: (label: string, extra: Extra<MoneyQuestion> = {}): MoneyQuestion => ({
    kind: 'money',
    label,
    min: 0,
    max: MOST_MONEY,
    ...extra,
  }),
  integer: (label: string, extra: Extra<IntegerQuestion> = {}): IntegerQuestion => ({
    kind: 'integer',
    label,
    min: 0,
    max: 1_000_000,
    ...extra,
  }),
  date: (label: string, extra: Extra<DateQuestion> = {}): DateQuestion => ({ kind: 'date', label, ...extra }),
  choice: <const O extends Options>(
    label: string,
    options: O,
    extra: Partial<Asked> = {},
  ): ChoiceQuestion<keyof O & string> => ({ kind: 'choice', label, options, ...extra }),
  many: <const O extends Options>(
    label: string,
    options: O,
    extra: Partial<Asked> = {},
  ): ManyQuestion<keyof O & string> => ({ kind: 'many', label, options, optional: true, ...extra }),
  address: (label: string, extra: Extra<AddressQuestion> = {}): AddressQuestion => ({
    kind: 'address',
    label,
    ...extra,
  }),
  phone: (label: string, extra: Extra<PhoneQuestion> = {}): PhoneQuestion => ({ kind: 'phone', label, ...extra }),
  email: (label: string, extra: Extra<EmailQuestion> = {}): EmailQuestion => ({ kind: 'email', label, ...extra }),
  scale: (
    label: string,
    picture: string,
    steps: readonly OptionWords[],
    extra: Partial<Asked> = {},
  ): ScaleQuestion => ({ kind: 'scale', label, picture, steps, ...extra }),
  files: (
    label: string,
    category: FilesQuestion['category'],
    extra: Omit<Extra<FilesQuestion>, 'category'> = {},
  ): FilesQuestion => ({ kind: 'files', label, category, most: 5, ...extra }),
  consent: (label: string, wording: string, extra: Partial<Asked> = {}): ConsentQuestion => ({
    kind: 'consent',
    label,
    wording,
    optional: true,
    ...extra,
  }),
};

export const optionWords = (option: string | OptionWords): OptionWords =>
  typeof option === 'string' ? { label: option } : option;
