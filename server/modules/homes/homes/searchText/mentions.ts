// Which place a sentence is about: every run of up to five words is looked up at once, and the likeliest is chosen.
import { stateCode } from '@/contract/homes/addresses/states';
import type { Place } from '@/contract/homes/places/endpoints';
import type { Db } from '@/server/db/client';
import { findByTerms } from '@/server/modules/homes/places/search/terms';
import { expandAbbreviations, normalize } from '@/server/modules/homes/places/typedPlace';
import { type City, loadZipTable, normalizeName, type ZipTable } from '@/server/providers/geocoding/zipTable';
import {
  ARTICLES,
  CITY_NICKNAMES,
  NEGATION,
  ORDINARY_NAMES,
  ORDINARY_STATES,
  PREPOSITIONS,
  SPANISH,
  WORD_STATES,
} from './placeNames.data';
import { MAX_WORDS, type Word } from './sentence';

const MAX_NAME_WORDS = 5;
/** A single word this long may be a name of several words written as one. */
const MIN_JOINED_LENGTH = 7;

interface Span {
  readonly from: number;
  readonly to: number;
}
interface Gram extends Span {
  readonly term: string;
}
interface Mention extends Span {
  readonly place?: Place;
  /** Other places of the same name. */
  readonly others: readonly Place[];
  /** A city of the US with its state, in which we list nothing. */
  readonly city?: City;
  readonly isPlaced: boolean;
  readonly isOrdinary: boolean;
  readonly score: number;
}

export interface Mentions {
  readonly place: Place | undefined;
  readonly city: City | undefined;
  /** Words that name the place, its city, or its state. */
  readonly read: readonly Span[];
  /** Places that are not wanted, with the words that say so, and those beside the one that is searched. */
  readonly excluded: readonly Span[];
}

/** Every run of words up to a length, as names are stored. */
export function gramsOf(words: readonly Word[], longest = MAX_NAME_WORDS): Gram[] {
  const read = words.slice(0, MAX_WORDS);
  return read.flatMap((_, from) =>
    Array.from({ length: Math.min(longest, read.length - from) }, (__, n) => {
      const to = from + n + 1;
      return {
        from,
        to,
        term: normalize(
          read
            .slice(from, to)
            .map(({ folded }) => folded)
            .join(' '),
        ),
      };
    }).filter(({ term }) => term !== ''),
  );
}

/** The state that begins at a word, and how many words it has. A short code that is a word needs capitals or a comma before it. */
export function stateAt(
  words: readonly Word[],
  at: number,
  ordinary: ReadonlySet<string> = ORDINARY_STATES,
): { code: string; length: number } | undefined {
  for (const length of [2, 1]) {
    const part = words.slice(at, at + length);
    if (part.length < length) continue;
    const name = normalize(part.map(({ folded }) => folded).join(' '));
    const code = stateCode(name);
    if (!code) continue;
    const typed = part[0]?.typed.replace(/\W/g, '') ?? '';
    const isSure = typed === typed.toUpperCase() || words[at - 1]?.typed.endsWith(',');
    if (ordinary.has(name) && !isSure) continue;
    return { code, length };
  }
  return undefined;
}

const COUNTRY = /^(?:usa|us|eeuu)\W*$/;
const textBefore = (words: readonly Word[], at: number) =>
  ` ${words
    .slice(Math.max(0, at - 5), at)
    .map(({ folded }) => folded)
    .join(' ')} `.replace(/^ $/, ' ');

/** Where the words begin that say a place is not wanted; undefined where it is. */
function negationStart(words: readonly Word[], at: number): number | undefined {
  const before = textBefore(words, at);
  const found = NEGATION.exec(before);
  return found ? at - before.slice(found.index).trim().split(' ').length : undefined;
}

function isPlaced(words: readonly Word[], at: number): boolean {
  const [before, earlier] = [words[at - 1]?.folded ?? '', words[at - 2]?.folded ?? ''];
  return PREPOSITIONS.has(before) || (ARTICLES.has(before) && PREPOSITIONS.has(earlier));
}

/** A city with so many ZIP Codes is known by its name alone. */
const CITY_ZIPS = 3;
const KIND_SCORES: Record<Place['kind'], number> = { zip: 8, address: 8, city: 4, region: 3.5, neighborhood: 3 };
const STATE_SCORE = 3;
const PLACED_SCORE = 4;
const EDGE_SCORE = 1;

function contextOf(words: readonly Word[], { from, to, term }: Gram) {
  const state = stateAt(words, to);
  const placed = isPlaced(words, from);
  const isEdge = from === 0 || to === words.length;
  // `en la casa` and `la más barata` are not Los Angeles.
  const isArticle =
    term === 'la' && words[from]?.typed !== 'LA' && SPANISH.test(words.map(({ folded }) => folded).join(' '));
  const score = to - from + (placed ? PLACED_SCORE : 0) + (state ? STATE_SCORE : 0) + (isEdge ? EDGE_SCORE : 0);
  return { state, placed, isArticle, end: to + (state?.length ?? 0), score };
}

function placeMention(words: readonly Word[], gram: Gram, places: readonly Place[]): Mention | undefined {
  const { state, placed, isArticle, end, score } = contextOf(words, gram);
  if (isArticle) return undefined;
  const here = state ? places.filter((place) => place.state === state.code) : places;
  const [place, ...others] = here;
  if (!place) return undefined;
  const isWhole = gram.from === 0 && end >= words.length;
  // The name of a state is a region only where nothing else is a place.
  const isState = place.kind === 'region' && stateAt(words, gram.from)?.length === gram.to - gram.from;
  const [before] = words.slice(Math.max(0, gram.from - 1), gram.from);
  const isCapital = gram.term.length <= 3 && words[gram.from]?.typed === gram.term.toUpperCase();
  const isSure = Boolean(state) || isCapital || isWhole || (placed && !ARTICLES.has(before?.folded ?? ''));
  return {
    from: gram.from,
    to: end,
    place,
    others,
    isPlaced: placed,
    isOrdinary: (isState && !isWhole) || (ORDINARY_NAMES.has(gram.term) && !isSure),
    score: score + KIND_SCORES[place.kind],
  };
}

/** A city with its state after it, by a nickname, or with a name of several words, that is none of our places. */
function cityMention(words: readonly Word[], gram: Gram, table: ZipTable): Mention | undefined {
  const { placed, score } = contextOf(words, gram);
  const nickname = Object.hasOwn(CITY_NICKNAMES, gram.term) ? CITY_NICKNAMES[gram.term] : undefined;
  // Digits are no part of a name: `bellevue 2` is Bellevue.
  if (/\d/.test(gram.term)) return undefined;
  const name = normalizeName(gram.term);
  // After a name of a city there, a short code is the state even where it could be a word.
  const state = stateAt(words, gram.to, WORD_STATES);
  const [there] = state && !nickname ? table.named(name, state.code) : [];
  const [anywhere] = nickname
    ? table.named(nickname[0].toLowerCase(), nickname[1])
    : gram.term.includes(' ')
      ? table.named(name).filter(({ zips }) => zips.length >= CITY_ZIPS)
      : [];
  const city = there ?? anywhere;
  if (!city) return undefined;
  const to = gram.to + (there ? (state?.length ?? 0) : 0);
  return {
    from: gram.from,
    to,
    city,
    others: [],
    isPlaced: placed,
    isOrdinary: false,
    score: score + KIND_SCORES.city,
  };
}

const contains = (outer: Span, inner: Span) =>
  outer.from <= inner.from && outer.to >= inner.to && outer.to - outer.from > inner.to - inner.from;

/** Whether one place lies in another by its name. */
const liesIn = (inner: Place, outer: Place) =>
  inner.state === outer.state &&
  ((outer.kind === 'city' && inner.city === outer.name) ||
    (outer.kind === 'region' && inner.regionId === outer.regionId && inner.kind !== 'region'));

/** The same place, or the one of its name that lies in another place of the sentence: Fremont in Seattle. */
function within(mention: Mention, all: readonly Mention[]): Place | undefined {
  const { place, others } = mention;
  const outer = all.flatMap((each) => (each.place && each !== mention ? [each.place] : []));
  return [...(place ? [place] : []), ...others].find((each) => outer.some((other) => liesIn(each, other))) ?? place;
}

/** The place of a sentence: what is said with its state or after `in` first, then what has the longest name. */
export async function findMentions(db: Db, words: readonly Word[]): Promise<Mentions> {
  const grams = gramsOf(words);
  const terms = [...new Set(grams.flatMap(({ term }) => [term, expandAbbreviations(term)]))];
  const joined = terms.filter((term) => !term.includes(' ') && term.length >= MIN_JOINED_LENGTH);
  const byTerm = await findByTerms(db, terms, joined);
  const table = await loadZipTable();
  const found = grams.flatMap((gram) => {
    const places = byTerm.get(gram.term) ?? byTerm.get(expandAbbreviations(gram.term));
    const mention = (places && placeMention(words, gram, places)) ?? cityMention(words, gram, table);
    return mention ? [mention] : [];
  });
  const whole = found.filter((mention) => !found.some((other) => !other.isOrdinary && contains(other, mention)));
  const excluded = whole.flatMap((mention) => {
    const from = negationStart(words, mention.from);
    return from === undefined || (mention.isOrdinary && !mention.place) ? [] : [{ from, to: mention.to }];
  });
  const isExcluded = (span: Span) => excluded.some((each) => each.from <= span.from && each.to >= span.to);
  const wanted = whole.filter((mention) => !isExcluded(mention));
  const [best] = wanted.filter(({ isOrdinary }) => !isOrdinary).sort((one, other) => other.score - one.score);
  if (!best) return { place: undefined, city: undefined, read: [], excluded };
  if (!best.place) return { place: undefined, city: best.city, read: [best], excluded };
  const { read, ...place } = chosen(best, wanted);
  const beside = wanted.filter(
    (mention) => !mention.isOrdinary && !read.some(({ from, to }) => mention.from < to && mention.to > from),
  );
  return { ...place, read, excluded: [...excluded, ...beside] };
}

/** The most exact of the places that lie in one another, and all words that name one of them. */
function chosen(best: Mention, wanted: readonly Mention[]): Omit<Mentions, 'excluded'> {
  let place = within(best, wanted) as Place;
  const read: Span[] = [best];
  for (const mention of wanted) {
    if (mention === best || !mention.place) continue;
    const inner = [mention.place, ...mention.others].find((each) => liesIn(each, place));
    const isNear = mention.isPlaced || read.some(({ from, to }) => to === mention.from || mention.to === from);
    if (inner && (!mention.isOrdinary || isNear)) place = inner;
    else if (!liesIn(place, mention.place) && mention.place.slug !== place.slug) continue;
    else if (inner) continue;
    read.push(mention);
  }
  return { place, city: undefined, read };
}

/** The state or country around the place, said elsewhere in the sentence. */
export function placeNoise(words: readonly Word[], state: string, read: readonly Span[]): Span[] {
  return words.flatMap((word, at) => {
    const [before] = read.filter(({ to }) => to === at);
    if (COUNTRY.test(word.folded) && (before || at === words.length - 1)) return [{ from: at, to: at + 1 }];
    const found = stateAt(words, at);
    return found?.code === state ? [{ from: at, to: at + found.length }] : [];
  });
}
