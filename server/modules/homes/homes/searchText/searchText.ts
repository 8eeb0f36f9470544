// The search box understands a sentence: `2 bed dog friendly under $3,000 in Ballard with a yard`.
import type { SearchAnswer, SearchText } from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';
import type { Db } from '@/server/db/client';
import { findAddresses } from '@/server/modules/homes/places';
import { searchPlaces } from '@/server/modules/homes/places/search/search';
import { type Unlisted, unlistedCity } from '@/server/modules/homes/places/unlisted';
import { loadZipTable } from '@/server/providers/geocoding/zipTable';
import { ANSWER_RULES } from './answers.data';
import {
  FILLERS,
  KEYWORDS,
  MONTH_TO_MONTH,
  NOT_FILTERS,
  NOT_MISSPELLED,
  PARTING,
  RULES,
  type SentenceFilters,
  SMALL_TALK,
} from './grammar.data';
import { findMentions, type Mentions, placeNoise } from './mentions';
import { STREET } from './placeNames.data';
import { Sentence, typoDistance, type Word, wordsOf } from './sentence';
import { findUnnamed } from './unnamedPlaces';

/** Maximum number of named phrases; the last one holds the rest. */
const MAX_UNKNOWN = 8;
const MIN_CORRECTED_LENGTH = 4;
const LONG_WORD = 9;

interface Span {
  from: number;
  to: number;
}

/** Every match of a pattern in what is left, marked as read. */
function readAll(sentence: Sentence, pattern: RegExp, onMatch: (match: RegExpExecArray) => boolean): void {
  const matches = new RegExp(pattern.source, 'g');
  for (let match = matches.exec(sentence.text); match; match = matches.exec(sentence.text)) {
    if (match[0] === '') matches.lastIndex += 1;
    else if (onMatch(match)) sentence.blank(match.index, match.index + match[0].length);
  }
}

/** The keyword that a misspelled word is near to; names of places stay as they are. */
function correctWord(word: Word, isName: (term: string) => boolean): string {
  const { folded } = word;
  const letters = folded.replace(/[^a-z]/g, '');
  if (letters.length < MIN_CORRECTED_LENGTH || letters !== folded.replace(/[.,;!?]+$/, '')) return folded;
  if (
    (KEYWORDS as readonly string[]).includes(letters) ||
    FILLERS.has(letters) ||
    NOT_MISSPELLED.has(letters) ||
    isName(letters)
  )
    return folded;
  const limit = letters.length >= LONG_WORD ? 2 : 1;
  const meant = KEYWORDS.find((keyword) => keyword[0] === letters[0] && typoDistance(keyword, letters) <= limit);
  return meant ? folded.replace(letters, meant) : folded;
}

/** The filters and answers in what is left of a sentence. Every match is marked as read. */
export function readFilters(sentence: Sentence, today: string) {
  const filters: SentenceFilters = {};
  const answers = new Set<SearchAnswer>();
  const negated: Span[] = [];
  readAll(sentence, SMALL_TALK, () => true);
  for (const [answer, pattern] of ANSWER_RULES) readAll(sentence, pattern, () => Boolean(answers.add(answer)));
  if (MONTH_TO_MONTH.test(sentence.text)) answers.add('monthToMonth');
  readAll(sentence, NOT_FILTERS, ({ index, 0: found }) => {
    negated.push(sentence.wordsAt(index, index + found.trimEnd().length));
    return true;
  });
  for (const { pattern, read } of RULES)
    readAll(sentence, pattern, (match) => {
      const meant = read(match, today, filters);
      if (meant) Object.assign(filters, meant);
      return meant !== undefined;
    });
  return { filters, answers: [...answers], negated };
}

/** A street with its number: the home of ours that stands there, and its words. */
async function findStreet(db: Db, words: readonly Word[]): Promise<{ place?: Place; span?: Span }> {
  const sentence = new Sentence(words);
  const match = STREET.exec(sentence.text);
  if (!match) return {};
  const span = sentence.wordsAt(match.index, match.index + match[0].length);
  const [place] = await findAddresses(db, match[0].replace(/[.,]+$/, ''), 1);
  return { span, ...(place && { place }) };
}

/** Joins the rest of a long list into one. */
const capped = (phrases: readonly string[]) =>
  phrases.length <= MAX_UNKNOWN
    ? [...phrases]
    : [...phrases.slice(0, MAX_UNKNOWN - 1), phrases.slice(MAX_UNKNOWN - 1).join(' ')];

/**
 * The place of a sentence, its filters, what the law or our policy answers, and the words that are none of these. However
 * long the sentence is, it costs at most five statements.
 */
export async function parseSearchText(db: Db, typed: string, today: string): Promise<SearchText> {
  const words = wordsOf(typed);
  const table = await loadZipTable();
  const street = await findStreet(db, words);
  const hidden = words.map((word, at) =>
    street.span && at >= street.span.from && at < street.span.to ? { typed: word.typed, folded: '|' } : word,
  );
  const mentions = await findMentions(db, hidden);
  const sentence = sentenceWithout(words, mentions, street.span, (term) => table.named(term).length > 0);
  const { filters, answers, negated } = readFilters(sentence, today);

  let place = street.place ?? mentions.place;
  let unlisted: Unlisted | undefined = place || !mentions.city ? undefined : unlistedCity(mentions.city);
  if (!place && !unlisted) {
    const found = await findUnnamed(db, sentence, table);
    if (found.span) sentence.blankWords(found.span.from, found.span.to);
    [place, unlisted] = [found.place, found.unlisted];
  }
  const left = [
    ...(street.span && !street.place ? [street.span] : []),
    ...mentions.excluded,
    ...negated,
    ...sentence.phrases(
      (word) => PARTING.has(word),
      (word) => FILLERS.has(word),
    ),
  ].sort((one, other) => one.from - other.from);
  const isEmpty =
    !place && !unlisted && mentions.excluded.length === 0 && answers.length === 0 && Object.keys(filters).length === 0;
  // The start of a name or of an address.
  const [begun] = isEmpty ? await searchPlaces(db, { q: typed, limit: 1 }) : [];
  return {
    filters: { ...filters },
    place: place ?? begun ?? null,
    unlisted: unlisted ? { slug: unlisted.slug, name: unlisted.name, isServed: unlisted.isServed } : null,
    answers,
    unknown: begun ? [] : capped(left.map(({ from, to }) => sentence.typed(from, to))),
  };
}

/** The sentence with its misspelled keywords corrected and the words of its place marked as read. */
function sentenceWithout(
  words: readonly Word[],
  { place, read, excluded }: Mentions,
  street: Span | undefined,
  isName: (term: string) => boolean,
): Sentence {
  const noise = place ? placeNoise(words, place.state, read) : [];
  const spans = [...read, ...excluded, ...noise, ...(street ? [street] : [])];
  const isRead = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  const sentence = new Sentence(words, (word, at) => (isRead(at) ? word.folded : correctWord(word, isName)));
  for (const { from, to } of spans) sentence.blankWords(from, to);
  return sentence;
}
