import type { FoundAddress, Geocoding } from './geocoding';
import { parseTypedAddress, type TypedAddress } from './parseTypedAddress';
import { type City, centerOf, loadZipTable, type ZipTable } from './zipTable';

const MAX_SUGGESTIONS = 6;
/** Stands for an unknown ZIP Code. */
const UNKNOWN_ZIP = '00000';

type Place = Omit<FoundAddress, 'streetAddress' | 'unit'>;

/** A city with one ZIP Code tells it; of one with several, the whole city comes first and then each of them, from the middle out. */
function placesIn(city: City): Place[] {
  const { name, state, county, zips } = city;
  const middle = centerOf(city);
  const away = ({ lat, lng }: { lat: number; lng: number }) => Math.hypot(lat - middle.lat, (lng - middle.lng) * 0.8);
  const own = [...zips]
    .sort((one, other) => away(one) - away(other))
    .map(({ zip, lat, lng }) => ({ city: name, state, county, zipcode: zip, lat, lng, precision: 'zip' as const }));
  if (own.length === 1) return own;
  return [{ city: name, state, county, zipcode: UNKNOWN_ZIP, ...middle, precision: 'city' }, ...own];
}

function placesOf(table: ZipTable, { city, state, zip }: TypedAddress): Place[] {
  const known = zip ? table.zip(zip) : undefined;
  if (known && (!state || known.city.state === state)) {
    const { lat, lng } = known.own;
    const { name, county } = known.city;
    return [{ city: name, state: known.city.state, county, zipcode: known.own.zip, lat, lng, precision: 'zip' }];
  }
  const cities = table.cities(city, state);
  const [first] = cities;
  if (!first) return [];
  // A state typed means that the city is complete: then its ZIP Codes are the question.
  if (state) return placesIn(first).slice(0, MAX_SUGGESTIONS);
  return cities.slice(0, 4 * MAX_SUGGESTIONS).flatMap((each) => placesIn(each).slice(0, 1));
}

/** Knows every ZIP Code and city of the US by its middle, but no street: it says so in `precision`. Needs no network. */
export const localGeocoding = (open = loadZipTable): Geocoding => ({
  async suggest(typed) {
    const table = await open();
    const read = parseTypedAddress(typed, table);
    if (!read) return [];
    const places = placesOf(table, read);
    return places.map((place) => ({ streetAddress: read.street, unit: read.unit, ...place }));
  },
});
