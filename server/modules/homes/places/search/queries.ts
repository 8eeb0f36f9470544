import { sql } from 'kysely';
import type { Place } from '@/contract/homes/places/endpoints';
import type { Db } from '@/server/db/client';
import { PLACES } from '@/server/modules/homes/places/repo';
import { expandAbbreviations, type TypedPlace } from '@/server/modules/homes/places/typedPlace';

/** Names that share fewer trigrams than this are not looked at. */
const MIN_SIMILARITY = 0.22;
/** Names this alike are one name with a typo, whatever their length. */
const SAME_SIMILARITY = 0.55;
/** Edits (letters added, left out, or changed) that a typo may have: one in a short name, two in a longer one. */
const maxEdits = (term: string) => (term.length < 6 ? 1 : 2);

/** How well a name fits: 1 for the same name, less for the start of one, less for the start of a word in one. */
const FIT_SAME = 1;
const FIT_START = 0.8;
const FIT_WORD_START = 0.7;
/** A typo never outranks the start of a name. */
const FIT_TYPO = 0.68;

const likeStart = (term: string) => `${term.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Places by how well any of their names fits `typed`, best first, then cities before regions and
 * regions before neighborhoods, then the ones with more homes. `exactly` answers only those with this name, or one that begins with it.
 */
export async function findByName(
  db: Db,
  typed: TypedPlace,
  { limit, exactly }: { limit: number; exactly: boolean },
): Promise<Place[]> {
  const term = typed.term;
  const spelled = expandAbbreviations(term);
  const joined = term.replaceAll(' ', '');
  const near = sql`union all
      select slug, ${FIT_TYPO} * similarity(term, ${spelled}) from place_terms
      where similarity(term, ${spelled}) >= ${MIN_SIMILARITY} and (similarity(term, ${spelled}) >= ${SAME_SIMILARITY}
        or levenshtein_less_equal(term, ${spelled}, ${maxEdits(spelled)}) <= ${maxEdits(spelled)})`;
  const { rows } = await sql<Place>`
    with matches as (
      select slug, case when term in (${term}, ${spelled}) or replace(term, ' ', '') = ${joined} then ${FIT_SAME}::float8
        when term like ${likeStart(term)} or term like ${likeStart(spelled)} then ${FIT_START} else ${FIT_WORD_START} end as fit
      from place_terms
      where term in (${term}, ${spelled}) or replace(term, ' ', '') = ${joined} or term like ${likeStart(term)}
        or term like ${likeStart(spelled)} or term like ${`% ${likeStart(term)}`}
      ${exactly ? sql`` : near}
    ), best as (select slug, max(fit) as fit from matches group by slug)
    select place.* from (${PLACES}) place join best on best.slug = place.slug
    where ${typed.state ? sql`place.state = ${typed.state}` : sql`true`}
    order by best.fit desc, array_position(array['city', 'region', 'neighborhood', 'zip'], place.kind),
      place.homes desc, place.name, place.slug
    limit ${limit}`.execute(db);
  return rows;
}

/** The listed city nearest to a point, within `maxMeters`. */
export async function findNearestCity(
  db: Db,
  at: { lat: number; lng: number; state: string },
  maxMeters: number,
): Promise<Place | undefined> {
  const METERS_PER_DEGREE = 111_320;
  const { rows } = await sql<Place>`
    select place.* from (select *, sqrt(power((lat - ${at.lat}) * ${METERS_PER_DEGREE}, 2)
        + power((lng - ${at.lng}) * ${METERS_PER_DEGREE} * cos(radians(${at.lat})), 2)) as meters
      from (${PLACES}) listed where kind = 'city' and state = ${at.state}) place
    where meters <= ${maxMeters} order by meters limit 1`.execute(db);
  const [row] = rows as (Place & { meters?: number })[];
  if (!row) return undefined;
  const { meters: _, ...place } = row;
  return place;
}
