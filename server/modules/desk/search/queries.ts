import { sql } from 'kysely';
import { MAX_SEARCH_RESULTS, type SearchResults } from '@/contract/desk/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

/** Sorts after every text that starts the same. */
const LAST = '\u{10FFFF}';
const MAX_WORDS = 4;
const MIN_LENGTH = 2;

/** How a key starts: leakproof comparisons, which an index serves under row-level security. */
const startsWith = (column: string, text: string) =>
  sql`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${text + LAST})`;

/**
 * People, homes, and documents in one statement. A person is found by a first or last name, an email address, or a phone
 * number; the other words must be in the name or address as well. A home by its number and street, or the street alone.
 */
export async function search(db: Db, q: string): Promise<SearchResults> {
  const phrase = q.toLowerCase().split(/\s+/).join(' ').trim();
  const [street = '', place = ''] = phrase.split(/\s*,\s*/);
  const words = phrase.split(/[\s,]+/).slice(0, MAX_WORDS);
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  const digits = phrase.replace(/\D/g, '');
  const id = idOrNull(phrase);
  if (longest.length < MIN_LENGTH) return { people: [], homes: [], documents: [] };
  const others = words.filter((word) => word !== longest);
  // Each word a condition of its own: a subquery over the words costs several times as much for each person of the range.
  const everyWord = sql.join(
    [
      sql`true`,
      ...others.map((word) => sql`position(${word} in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0`),
    ],
    sql` and `,
  );
  const peopleBy = (column: string) => sql`(select id from users
    where ${startsWith(column, longest)} and ${everyWord} limit ${MAX_SEARCH_RESULTS})`;
  const homesBy = (column: string) => sql`(select homes.id from homes join cities on cities.id = homes.city_id
    where ${startsWith(column, street)} and starts_with(lower(cities.name), ${place}) limit ${MAX_SEARCH_RESULTS})`;
  const phone =
    digits.length >= 4 ? sql`union (select id from users where ${startsWith('phone_key', digits)} limit 8)` : sql``;
  const { rows } = await sql<SearchResults>`
    with person as materialized (
      ${peopleBy('last_name_key')} union ${peopleBy('first_name_key')} union ${peopleBy('email_key')} ${phone}
      union select id from users where id = ${id}
    ), home as materialized (
      ${homesBy('address_key')} union ${homesBy('street_key')} union select id from homes where id = ${id}
    ), document as materialized (
      (select id from documents where ${startsWith('name_key', phrase)} and owner_id is not null limit ${MAX_SEARCH_RESULTS})
      -- Person by person: otherwise all documents may be walked through in the order of their owners.
      union (select own.id from person cross join lateral (
        select id from documents where owner_id = person.id limit ${MAX_SEARCH_RESULTS}) own limit ${MAX_SEARCH_RESULTS})
    )
    select
      coalesce((select json_agg(found order by found.name, found.id) from (
        select users.id, concat_ws(' ', first_name, last_name) as name, email, type
        from users where id in (select id from person) and erased_at is null limit ${MAX_SEARCH_RESULTS}) found), '[]') as people,
      coalesce((select json_agg(found order by found.address, found.id) from (
        select homes.id, concat_ws(', ', street_address, unit) as address, cities.name || ', ' || cities.state as city, status
        from homes join cities on cities.id = homes.city_id
        where homes.id in (select id from home) limit ${MAX_SEARCH_RESULTS}) found), '[]') as homes,
      coalesce((select json_agg(found order by found.name, found.id) from (
        select documents.id, documents.name, owner_id as "ownerId", concat_ws(' ', first_name, last_name) as owner
        from documents join users on users.id = documents.owner_id
        where documents.id in (select id from document) and documents.category <> 'identity'
        limit ${MAX_SEARCH_RESULTS}) found), '[]') as documents`.execute(db);
  return rows[0] ?? { people: [], homes: [], documents: [] };
}
