// Places by many names at once: a sentence costs two looks, however long it is.
import { sql } from 'kysely';
import type { Place } from '@/contract/homes/places/endpoints';
import type { Db } from '@/server/db/client';
import { PLACES } from '@/server/modules/homes/places/repo';

interface TermPlace extends Place {
  term: string;
}

/** Edits within which a name may be meant; the caller weighs them. */
const MAX_EDITS = 2;

const BEST_FIRST = sql`array_position(array['city', 'region', 'neighborhood', 'zip'], place.kind), place.homes desc, place.slug`;

/** The places that bear one of these names, larger kinds first; `joined` are names as one word, such as `sanfrancisco`. */
export async function findByTerms(
  db: Db,
  terms: readonly string[],
  joined: readonly string[],
): Promise<ReadonlyMap<string, readonly Place[]>> {
  if (terms.length === 0) return new Map();
  const { rows } = await sql<TermPlace>`
    with named as (
      select term, slug from place_terms where term = any(${[...terms]}::text[])
      union select replace(term, ' ', ''), slug from place_terms where replace(term, ' ', '') = any(${[...joined]}::text[])
    )
    select named.term, place.* from named join (${PLACES}) place on place.slug = named.slug
    order by ${BEST_FIRST}`.execute(db);
  const places = new Map<string, Place[]>();
  for (const { term, ...place } of rows) places.set(term, [...(places.get(term) ?? []), place]);
  return places;
}

/** The places with a name two edits or less from one of these; `typed` is the one. */
export async function findNearTerms(
  db: Db,
  typed: readonly string[],
): Promise<{ typed: string; term: string; place: Place }[]> {
  if (typed.length === 0) return [];
  const { rows } = await sql<TermPlace & { typed: string }>`
    with near as (
      select distinct typed, term, slug from unnest(${[...typed]}::text[]) typed
      join place_terms on levenshtein_less_equal(term, typed, ${MAX_EDITS}) <= ${MAX_EDITS} and left(term, 1) = left(typed, 1)
    )
    select near.typed, near.term, place.* from near join (${PLACES}) place on place.slug = near.slug
    order by ${BEST_FIRST}`.execute(db);
  return rows.map(({ typed: one, term, ...place }) => ({ typed: one, term, place }));
}
