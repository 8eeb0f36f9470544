import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import type { Services } from '@/server/context';
import { type Db, runAs } from '@/server/db/client';
import { dbActor, type Person } from '@/server/http/person';
import type { FoundAddress } from '@/server/providers/geocoding/geocoding';
import { loadZipTable, normalizeName } from '@/server/providers/geocoding/zipTable';
import { regionNameOf } from './constants';
import * as repo from './repo';

export { regionNameOf };
export const servedRegions = repo.servedRegions;

const MAX_SUGGESTIONS = 6;

interface KnownPlaces {
  regions: repo.ServedRegion[];
  homes: repo.HomeAddress[];
}

function toPlacedAddress({ county, ...found }: FoundAddress, { regions, homes }: KnownPlaces): PlacedAddress {
  const name = regionNameOf(found.state, county);
  const region = regions.find((each) => each.name === name);
  const home = homes.find(
    ({ city, state, zipcode }) =>
      state === found.state && city === found.city && [zipcode, '00000'].includes(found.zipcode),
  );
  const where = home && { zipcode: home.zipcode, lat: home.lat, lng: home.lng, precision: 'exact' as const };
  return { ...found, ...where, regionId: region?.id ?? null, regionName: region?.name ?? null };
}

const nameOf = ({ streetAddress, city, state, zipcode }: PlacedAddress) =>
  `${streetAddress}|${city}|${state}|${zipcode}`.toLowerCase();

/** What a geocoder found, as we know it: homes of ours first, then where we serve, then anywhere. */
async function placeFound(db: Db, found: readonly FoundAddress[]): Promise<PlacedAddress[]> {
  const [first] = found;
  if (!first) return [];
  const known = { regions: await repo.servedRegions(db), homes: await repo.findHomeAddresses(db, first.streetAddress) };
  const all = found.map((each) => toPlacedAddress(each, known));
  const rank = ({ precision, regionId }: PlacedAddress) => (precision === 'exact' ? 0 : regionId === null ? 2 : 1);
  const sorted = all.map((each, n) => ({ each, n })).sort((a, b) => rank(a.each) - rank(b.each) || a.n - b.n);
  const names = new Set<string>();
  return sorted
    .map(({ each }) => each)
    .filter((each) => !names.has(nameOf(each)) && names.add(nameOf(each)))
    .slice(0, MAX_SUGGESTIONS);
}

/** Finds the region of a place by its ZIP Code or as `City, ST`; a city alone is the largest of its name. */
export async function regionFinder<R extends { name: string }>(regions: readonly R[]) {
  const table = await loadZipTable();
  return (place: string): R | undefined => {
    const zip = /\b\d{5}\b/.exec(place)?.[0];
    const [typed = '', state] = place.split(',').map((part) => part.trim());
    const [first] = zip
      ? [table.zip(zip)?.city]
      : [...table.named(normalizeName(typed), state?.toUpperCase()), ...table.towns(typed, state?.toUpperCase())];
    if (!first) return undefined;
    const name = regionNameOf(first.state, first.county);
    return regions.find((each) => each.name === name);
  };
}

/** Who asks, and what with; never within a transaction, because a geocoder takes its time. */
interface Asking {
  services: Pick<Services, 'db' | 'geocoding'>;
  person: Person | null;
}

/** Suggestions for a typed address, best first. */
export async function suggestAddresses({ services, person }: Asking, typed: string): Promise<PlacedAddress[]> {
  const found = await services.geocoding.suggest(typed);
  return runAs(services.db, dbActor(person), false, (db) => placeFound(db, found));
}

/** The address as we ourselves find it: what a browser says of its place is not believed. Unchanged where nothing can be asked. */
export async function verifyAddress(asking: Asking, answers: PlacedAddress): Promise<PlacedAddress> {
  const { streetAddress, unit, city, state, zipcode } = answers;
  const line = `${streetAddress}${unit ? ` #${unit}` : ''}, ${city}, ${state}${zipcode === '00000' ? '' : ` ${zipcode}`}`;
  try {
    const found = await suggestAddresses(asking, line);
    const same = found.find((each) => each.zipcode === zipcode) ?? found[0];
    return same ? { ...same, streetAddress, unit } : { ...answers, regionId: null, regionName: null };
  } catch {
    return answers;
  }
}
