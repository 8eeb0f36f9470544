import type { FeatureFilterName } from '@/contract/homes/homes/filters';
import type { Home, Surroundings } from '@/contract/homes/homes/schemas';
import type { SearchAnswer } from '@/contract/homes/homes/searchAnswers';
import type { Topic as LawTopic, Rule } from '@/contract/law/rules';
import type { AnswerLanguage } from '@/contract/leasing/homeAnswers/constants';
import type { AnswerSource } from '@/contract/leasing/homeAnswers/schemas';

/** Everything an answer may be made of: what the home’s page shows, and the law of its place. */
export interface Known {
  readonly home: Home;
  readonly surroundings: Surroundings;
  /** The local day of the home. */
  readonly day: string;
  /** The rules that hold at the home on that day, the state’s before the city’s. */
  readonly laws: readonly Rule[];
  /** Whether our host shows it now. */
  readonly isTourable: boolean;
}

/** The same words in both languages. */
export interface Words {
  readonly en: string;
  readonly es: string;
}

/** How values are said in a language. */
export interface Speech {
  readonly language: AnswerLanguage;
  /** Of cents: `$2,450`. */
  money: (cents: number) => string;
  /** Of a local date: `December 1, 2026`, `1 de diciembre de 2026`. */
  day: (day: string) => string;
  /** Of a local date: `December 2026`, `diciembre de 2026`. */
  month: (day: string) => string;
  number: (value: number) => string;
  /** `1 bedroom`, `2 bedrooms`; `1 recámara`, `2 recámaras`. */
  count: (value: number, one: Words, many: Words) => string;
  list: (items: readonly string[], joint?: 'and' | 'or') => string;
  words: (words: Words) => string;
  /** What an owner chose from our list, in the language; what they typed stays as it is. */
  listed: (label: string) => string;
}

/** One sentence, filled from one retrieved fact. */
export interface Fact extends Words {
  readonly id: string;
  readonly source: AnswerSource;
  /** The values of the `{placeholders}`; null where the fact is not known, or does not hold for this home. */
  readonly read: (known: Known, say: Speech) => Readonly<Record<string, string>> | null;
}

/** What people ask about, how they ask it, and the facts that answer. A new fact is one record here. */
export interface Topic {
  readonly id: string;
  /** Names the topic where no fact of it is known: `the heating`. */
  readonly about: Words;
  /**
   * Phrases in English and Spanish, as the source of a pattern: lower case without accents. Whole words match. Topics
   * that stand earlier read first, and what one has read no later one sees.
   */
  readonly asks: readonly string[];
  /** Filters of the search box that ask for the same: its phrases count as well. */
  readonly filters?: readonly FeatureFilterName[];
  /** What the search box answers for every home: its phrases count as well. */
  readonly answers?: readonly SearchAnswer[];
  readonly facts: readonly Fact[];
  /** Rules of law on these topics are quoted with their citation. */
  readonly laws?: readonly LawTopic[];
  /** Asked for in words that say nothing else, such as `how much?`: read only where no other topic is found. */
  readonly isFallback?: true;
}

export const section = (name: Extract<AnswerSource, { kind: 'section' }>['section']): AnswerSource => ({
  kind: 'section',
  section: name,
});
export const page = (name: Extract<AnswerSource, { kind: 'page' }>['page']): AnswerSource => ({
  kind: 'page',
  page: name,
});

export const clause = (name: Extract<AnswerSource, { kind: 'lease' }>['clause']): AnswerSource => ({
  kind: 'lease',
  clause: name,
});

/** For a sentence without a value. */
export const always = () => ({});
/** The same, where a condition of the home holds. */
export const where = (holds: (known: Known) => boolean) => (known: Known) => (holds(known) ? {} : null);
