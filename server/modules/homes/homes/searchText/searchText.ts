// The search box understands a sentence: `2 bed dog friendly under $3,000 in Ballard with a yard`.
import type { SearchText } from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';
import type { Db } from '@/server/db/client';
import { searchPlaces } from '@/server/modules/homes/places/search/search';
import { FILLERS, NOT_FILTERS, NOT_PLACES, RULES, type SentenceFilters } from './grammar.data';

/** Stands where something was read, so that words on its two sides do not become one phrase. */
const READ = ' | ';
const PREPOSITION = /\b(?:in|near|around|close to|by|within|at|to)\b/;

interface Phrase {
  text: string;
  /** Whether a word such as `in` or `near` comes before it. */
  placed: boolean;
}

/** The filters in a sentence, and the phrases that are none: places, and what we have no filter for. */
export function readSentence(typed: string, today: string): { filters: SentenceFilters; phrases: Phrase[] } {
  const marked: string[] = [];
  let text = ` ${typed.normalize('NFKC').replace(/[‘’]/g, "'").toLowerCase().replace(/\s+/g, ' ')} `.replace(
    NOT_FILTERS,
    (found) => {
      marked.push(found.trim());
      return READ;
    },
  );
  const filters: SentenceFilters = {};
  for (const { pattern, read } of RULES)
    text = text.replace(new RegExp(pattern, 'g'), (found: string, ...rest: unknown[]) => {
      const groups = rest.filter((each): each is string | undefined => typeof each !== 'number').slice(0, -1);
      const meant = read([found, ...groups], today, filters);
      if (!meant) return found;
      Object.assign(filters, meant);
      return READ;
    });
  return { filters, phrases: [...phrasesOf(text), ...marked.map((each) => ({ text: each, placed: false }))] };
}

/** What is left, in phrases: parted by punctuation, by what was read, and by words that join. */
function phrasesOf(text: string): Phrase[] {
  const parted = text.replace(
    /[|;()!?]|,(?! ?(?:ca|wa|fl|va|[a-z]+ ?(?:ca|wa|fl|va))\b)|\b(?:with|and|for|that)\b/g,
    '\n',
  );
  return parted.split('\n').flatMap((part) =>
    part
      .split(PREPOSITION)
      .map((words, n) => ({ text: withoutFillers(words), placed: n > 0 }))
      .filter((phrase) => phrase.text !== ''),
  );
}

const withoutFillers = (text: string) =>
  text
    .split(' ')
    .map((word) => word.replace(/^[^\w$]+|[^\w$]+$/g, ''))
    .filter((word) => word !== '' && !FILLERS.has(word))
    .join(' ');

/** A phrase with a word such as `beach` or `view` is a place only if it has the place's whole name. */
async function findPlace(db: Db, phrase: string): Promise<Place | undefined> {
  const [found] = await searchPlaces(db, { q: phrase, limit: 1 });
  const named = found && phrase.includes(found.name.toLowerCase());
  return NOT_PLACES.test(phrase) && !named ? undefined : found;
}

/** The filters that a sentence means, its place, and what we could not use. */
export async function parseSearchText(db: Db, typed: string, today: string): Promise<SearchText> {
  const { filters, phrases } = readSentence(typed, today);
  const unknown: string[] = [];
  let place: Place | undefined;
  // What is said to be a place is looked up first.
  for (const phrase of phrases.toSorted((a, b) => Number(b.placed) - Number(a.placed))) {
    const found = place ? undefined : await findPlace(db, phrase.text);
    if (found) place = found;
    else unknown.push(phrase.text);
  }
  return { filters: { ...filters }, place: place ?? null, unknown };
}
