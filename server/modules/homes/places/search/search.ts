import type { Place } from '@/contract/homes/places/endpoints';
import type { Db } from '@/server/db/client';
import { regionNameOf } from '@/server/modules/homes/addresses';
import { findAddresses, findBySlug, findRegionsOf, list } from '@/server/modules/homes/places/repo';
import { normalize, parseTypedPlace } from '@/server/modules/homes/places/typedPlace';
import { type City, centerOf, loadZipTable, normalizeName } from '@/server/providers/geocoding/zipTable';
import { findByName, findNearestCity } from './queries';

interface PlaceSearch {
  q?: string;
  kind?: Place['kind'];
  limit: number;
}

/** From a ZIP Code or town we have no page for, people look in the listed city around it: at most this far, in meters. */
const NEARBY_METERS = 12_000;
/** So many towns of one name are looked at: a common word such as `San` is part of a hundred names. */
const MAX_TOWNS = 3;
/** A town with this many ZIP Codes or fewer is a village. */
const VILLAGE_ZIPS = 1;

/**
 * Places that typed text may mean, best first: `Oakland CA`, `sf`, `98101`, `Ballard Seattle`, `Belleve`, `12 Alder La`.
 * Without text, the places of our markets. A place that exists elsewhere in the US and not here answers nothing.
 */
export async function searchPlaces(db: Db, { q = '', kind, limit }: PlaceSearch): Promise<Place[]> {
  if (q.trim() === '') return list(db, { kind, limit });
  const of = (found: readonly Place[]) => found.filter((place) => kind === undefined || place.kind === kind);
  return of(await search(db, q, limit)).slice(0, limit);
}

async function search(db: Db, q: string, limit: number): Promise<Place[]> {
  // A street address begins with its number and has a word after it.
  const street = q.toLowerCase().replace(/,.*$/, '').replace(/\s+/g, ' ').trim();
  const addresses = /^\d+\S* \S/.test(street) ? await findAddresses(db, street, limit) : [];
  if (addresses.length > 0) return addresses;

  const typed = parseTypedPlace(q);
  if (typed.zipcode) return findZip(db, typed.zipcode);
  if (typed.term === '') return typed.state ? findRegionsOf(db, typed.state) : [];
  // What looks like another state may be part of a name: `north park sd`.
  const whole = typed.elsewhere ? { term: normalize(q) } : typed;
  const exact = await findByName(db, whole, { limit, exactly: true });
  if (exact.length > 0 || typed.elsewhere || /\d/.test(typed.term)) return exact;

  const table = await loadZipTable();
  const cities = table
    .cities(typed.term, typed.state)
    .filter(({ name }) => normalizeName(name) === normalizeName(typed.term));
  const here = await around(db, cities.length > 0 ? cities : table.towns(typed.term, typed.state));
  if (here.length > 0) return here;
  // The typed name of a large city elsewhere means that city; the name of a village may be a typo.
  if (cities.some(({ zips }) => zips.length > VILLAGE_ZIPS)) return [];
  const similar = await findByName(db, typed, { limit, exactly: false });
  return similar.length > 0 ? similar : around(db, table.withWords(typed.term, typed.state));
}

async function findZip(db: Db, zipcode: string): Promise<Place[]> {
  const own = await findBySlug(db, zipcode);
  if (own) return [own];
  const known = (await loadZipTable()).zip(zipcode);
  return known ? around(db, [known.city], known.own) : [];
}

/** For cities we list no homes by: the listed city around them, else their region; nothing where we do not operate. */
async function around(db: Db, cities: readonly City[], at?: { lat: number; lng: number }): Promise<Place[]> {
  const found: Place[] = [];
  const served = cities.filter(({ state, county }) => regionNameOf(state, county) !== undefined);
  for (const city of served.slice(0, MAX_TOWNS)) {
    const regionName = regionNameOf(city.state, city.county);
    const point = at ?? centerOf(city);
    const near = await findNearestCity(db, { ...point, state: city.state }, NEARBY_METERS);
    const region = (await findRegionsOf(db, city.state)).find(({ name }) => name === regionName);
    for (const place of [near, region]) if (place && !found.some(({ slug }) => slug === place.slug)) found.push(place);
  }
  return found;
}
