import { sql } from 'kysely';
import type { Duty } from '@/contract/account/users/endpoints';
import { readPhone } from '@/contract/format/phoneText';
import { MAX_SEARCH_RESULTS, type SearchResults } from '@/contract/platform/desk/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';
import { searchEverything } from './everything';

const MAX_WORDS = 4;
const MIN_LENGTH = 2;
const MIN_DIGITS = 4;

const NO_RESULTS: SearchResults = { people: [], homes: [], documents: [], repairs: [], matches: [] };

/** A repair as people call it: W-1042, w1042, or 1042. */
const REPAIR = /^(?:w-?|#)?(\d{4,9})$/;

async function findRepairs(db: Db, phrase: string): Promise<SearchResults['repairs']> {
  const number = REPAIR.exec(phrase)?.[1];
  if (!number) return [];
  const { rows } = await sql<SearchResults['repairs'][number]>`
    select each.id, 'W-' || each.number as reference, each.title,
      concat_ws(', ', home.street_address, home.unit) as address
    from work_orders each join homes home on home.id = each.home_id where each.number = ${number}::bigint`.execute(db);
  return rows;
}

/** The first digits of a stored number, its country code among them; null where fewer than four were typed. */
function startOfNumber(phrase: string): string | null {
  const whole = readPhone(phrase);
  if (whole !== undefined) return whole.replace(/;.*/, '').slice(1);
  const digits = phrase.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return null;
  return phrase.startsWith('+') || digits.startsWith('1') ? digits : `1${digits}`;
}

/**
 * People, homes, and documents in one statement. A person is found by a first or last name, an email address, or a phone
 * number; the other words must be in the name or address as well. A home by its number and street, or the street alone.
 * Then any part of anything, as far as these duties go. As the system.
 */
export async function search(db: Db, q: string, duties: readonly Duty[]): Promise<SearchResults> {
  const phrase = q.toLowerCase().split(/\s+/).join(' ').trim();
  const [street = '', place = ''] = phrase.split(/\s*,\s*/);
  const words = phrase.split(/[\s,]+/).slice(0, MAX_WORDS);
  const [longest = '', ...others] = words.toSorted((one, other) => other.length - one.length);
  if (longest.length < MIN_LENGTH) return NO_RESULTS;
  const digits = startOfNumber(phrase);
  const { rows } = await sql<{
    found: Omit<SearchResults, 'repairs' | 'matches'>;
  }>`select app.search_desk(${longest}, ${others}::text[], ${street},
    ${place}, ${phrase}, ${digits}, ${idOrNull(phrase)}, ${MAX_SEARCH_RESULTS}) as found`.execute(db);
  const found = { ...NO_RESULTS, ...rows[0]?.found };
  const starts = {
    ...found,
    // The function joins first and last name, of which the last may be empty.
    people: found.people.map((person) => ({ ...person, name: person.name.trim() })),
    documents: found.documents.map((document) => ({ ...document, owner: document.owner.trim() })),
    repairs: await findRepairs(db, phrase),
  };
  const known = new Set([...starts.people, ...starts.homes, ...starts.repairs].map(({ id }) => id));
  const matches = await searchEverything(db, phrase, { duties, isKnown: known.size > 0 });
  return { ...starts, matches: matches.filter(({ id, kind }) => !known.has(id) || kind === 'invoice') };
}
