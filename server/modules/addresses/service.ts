import type { PlacedAddress } from '@/contract/addresses/endpoints';
import type { Db } from '@/server/db/client';
import type { FoundAddress, Geocoding } from '@/server/providers/geocoding/geocoding';
import { regionNameOf } from './constants';
import * as repo from './repo';

export { regionNameOf };

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

/** What somebody may mean, best first: homes of ours, then where we serve, then anywhere. */
export async function suggestAddresses(db: Db, geocoding: Geocoding, typed: string): Promise<PlacedAddress[]> {
  const found = await geocoding.suggest(typed);
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

/** The address as we ourselves find it: what a browser says of its place is not believed. Unchanged where nothing can be asked. */
export async function verifyAddress(db: Db, geocoding: Geocoding, answers: PlacedAddress): Promise<PlacedAddress> {
  const { streetAddress, unit, city, state, zipcode } = answers;
  const line = `${streetAddress}${unit ? ` #${unit}` : ''}, ${city}, ${state}${zipcode === '00000' ? '' : ` ${zipcode}`}`;
  try {
    const found = await suggestAddresses(db, geocoding, line);
    const same = found.find((each) => each.zipcode === zipcode) ?? found[0];
    return same ? { ...same, streetAddress, unit } : { ...answers, regionId: null, regionName: null };
  } catch {
    return answers;
  }
}
