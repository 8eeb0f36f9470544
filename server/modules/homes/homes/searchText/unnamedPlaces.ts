// Places of a sentence that none of our names fits: cities and states elsewhere, ZIP Codes, and misspelled names.
import { stateCode } from '@/contract/homes/addresses/states';
import type { Place } from '@/contract/homes/places/endpoints';
import type { Db } from '@/server/db/client';
import { findRegionsOf } from '@/server/modules/homes/places';
import { findNearTerms } from '@/server/modules/homes/places/search/terms';
import { expandAbbreviations, normalize } from '@/server/modules/homes/places/typedPlace';
import { type Unlisted, unlistedCity, unlistedState, unlistedZip } from '@/server/modules/homes/places/unlisted';
import { normalizeName, type ZipTable } from '@/server/providers/geocoding/zipTable';
import { FILLERS, NOT_PLACES, PARTING } from './grammar.data';
import { stateAt } from './mentions';
import { PREPOSITIONS } from './placeNames.data';
import { MAX_WORDS, type Sentence, typoDistance } from './sentence';

/** Names of so many words are looked for among what is left. */
const MAX_NAME_WORDS = 4;
/** So many names are compared with ours for typos, however long the sentence is. */
const MAX_TYPOS_TRIED = 8;
const MIN_TYPO_LENGTH = 5;
const SHORT_NAME = 6;
/** A city with so many ZIP Codes is known by its name alone, a smaller one after `in` or alone in its phrase. */
const LARGE_CITY_ZIPS = 10;
const CITY_ZIPS = 3;
const TOWN_ZIPS = 2;

interface Part {
  readonly from: number;
  readonly to: number;
  readonly term: string;
  readonly isPlaced: boolean;
  /** Whether it is all that is left between two wishes. */
  readonly isAlone: boolean;
}
interface Unnamed {
  place?: Place | undefined;
  unlisted?: Unlisted | undefined;
  span?: { from: number; to: number };
}

/** Runs of words that no rule has read, the longest first. */
function partsOf(sentence: Sentence): Part[] {
  const left = sentence.words.slice(0, MAX_WORDS).map((_, at) => normalize(sentence.leftOf(at)));
  const isWord = (at: number) => left[at] !== undefined && left[at] !== '';
  const isLoose = (at: number) => !isWord(at) || FILLERS.has(left[at] ?? '') || PARTING.has(left[at] ?? '');
  const parts: Part[] = [];
  for (let length = MAX_NAME_WORDS; length > 0; length -= 1)
    for (let from = 0; from + length <= left.length; from += 1) {
      const to = from + length;
      const own = left.slice(from, to);
      const breaks = sentence.words
        .slice(from, to - 1)
        .some(({ typed }) => /[,;.!?]$/.test(typed) && !/^\w{1,3}\.$/.test(typed));
      if (own.includes('') || breaks || own.every((word) => FILLERS.has(word))) continue;
      const isPlaced = PREPOSITIONS.has(sentence.words[from - 1]?.folded ?? '');
      const isAlone = isLoose(from - 1) && (isLoose(to) || /[,;.!?]$/.test(sentence.words[to - 1]?.typed ?? ''));
      parts.push({ from, to, term: own.join(' '), isPlaced, isAlone });
    }
  return parts;
}

function findCity(parts: readonly Part[], table: ZipTable): Unnamed | undefined {
  for (const { from, to, term, isPlaced, isAlone } of parts) {
    const [city] =
      FILLERS.has(term) || (NOT_PLACES.test(term) && !term.includes(' ')) ? [] : table.named(normalizeName(term));
    if (!city) continue;
    const zips = city.zips.length;
    const isMeant =
      zips >= LARGE_CITY_ZIPS ||
      (zips >= CITY_ZIPS && (isAlone || isPlaced)) ||
      (zips >= TOWN_ZIPS && isPlaced) ||
      (to - from > 1 && isAlone && (zips >= TOWN_ZIPS || unlistedCity(city).isServed));
    if (isMeant) return { unlisted: unlistedCity(city), span: { from, to } };
  }
  return undefined;
}

/** A state by its name alone: its region where we have one there, said to be elsewhere where we have none. */
async function findState(db: Db, sentence: Sentence): Promise<Unnamed | undefined> {
  for (let at = 0; at < sentence.words.length; at += 1) {
    const found = sentence.leftOf(at) === '' ? undefined : stateAt(sentence.words, at);
    if (!found) continue;
    const isName = sentence.words[at]?.folded.replace(/\W/g, '').length !== 2;
    if (!isName && !stateCode(sentence.words[at]?.typed ?? '')) continue;
    const extra = /^(?:state)\b/.test(sentence.words[at + found.length]?.folded ?? '') ? 1 : 0;
    const span = { from: at, to: at + found.length + extra };
    const regions = await findRegionsOf(db, found.code);
    if (regions.length > 1) return {};
    return regions[0] ? { place: regions[0], span } : { unlisted: await unlistedState(found.code), span };
  }
  return undefined;
}

const maxEdits = (term: string, kind: Place['kind']) =>
  term.length < SHORT_NAME || (kind !== 'city' && kind !== 'region') ? 1 : 2;

/** The served place that a misspelled name means: the one with the fewest edits, then the longest name. */
async function findMisspelled(db: Db, parts: readonly Part[], sentence: Sentence): Promise<Unnamed | undefined> {
  const tried = parts
    .filter(
      ({ term }) =>
        term.length >= MIN_TYPO_LENGTH && !/\d/.test(term) && !(NOT_PLACES.test(term) && !term.includes(' ')),
    )
    .map((part) => ({ ...part, term: expandAbbreviations(part.term) }))
    .sort((one, other) => Number(other.isPlaced) - Number(one.isPlaced))
    .slice(0, MAX_TYPOS_TRIED);
  const near = await findNearTerms(
    db,
    tried.map(({ term }) => term),
  );
  const fitting = near
    .map(({ typed, term, place }) => ({ typed, place, edits: typoDistance(typed, term) }))
    .filter(({ typed, place, edits }) => edits <= maxEdits(typed, place.kind))
    .sort((one, other) => one.edits - other.edits || other.typed.length - one.typed.length);
  for (const { typed, place } of fitting) {
    const part = tried.find(({ term }) => term === typed);
    const state = part && stateAt(sentence.words, part.to);
    if (!part || (state && state.code !== place.state)) continue;
    return { place, span: { from: part.from, to: part.to + (state?.length ?? 0) } };
  }
  return undefined;
}

/** The place that is left in a sentence in which none of our places is named. */
export async function findUnnamed(db: Db, sentence: Sentence, table: ZipTable): Promise<Unnamed> {
  const parts = partsOf(sentence);
  const zip = parts.find(({ term }) => /^\d{5}$/.test(term));
  const unlisted = zip && (await unlistedZip(zip.term));
  if (zip && unlisted) return { unlisted, span: { from: zip.from, to: zip.to } };
  return findCity(parts, table) ?? (await findMisspelled(db, parts, sentence)) ?? (await findState(db, sentence)) ?? {};
}
