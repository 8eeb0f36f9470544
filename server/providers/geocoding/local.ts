import type { FoundAddress, Geocoding } from './geocoding';
import { parseTypedAddress, type TypedAddress } from './parseTypedAddress';
import { type City, centerOf, loadZipTable, normalizeName, type ZipCode, type ZipTable } from './zipTable';

const MAX_SUGGESTIONS = 6;
/** Stands for an unknown ZIP Code. */
const UNKNOWN_ZIP = '00000';

type Place = Omit<FoundAddress, 'streetAddress' | 'unit'>;

/** Degrees; about 150 meters. */
const SAME_PLACE = 0.0015;

/**
 * ZIP Codes of a city that have streets. GeoNames puts those of PO boxes and of single receivers on one point of their city, on
 * each other; where that leaves none, nothing tells them apart.
 */
function zipsWithStreets(zips: readonly ZipCode[]): readonly ZipCode[] {
  const isAlone = ({ zip, lat, lng }: ZipCode) =>
    !zips.some(
      (other) => other.zip !== zip && Math.abs(other.lat - lat) < SAME_PLACE && Math.abs(other.lng - lng) < SAME_PLACE,
    );
  const alone = zips.filter(isAlone);
  return alone.length > 0 ? alone : zips;
}

/** A city with one ZIP Code tells it; of one with several, the whole city comes first and then each of them, from the middle out. */
function placesIn(city: City): Place[] {
  const { name, state, county, zips } = city;
  const middle = centerOf(city);
  const away = ({ lat, lng }: { lat: number; lng: number }) => Math.hypot(lat - middle.lat, (lng - middle.lng) * 0.8);
  const own = [...zipsWithStreets(zips)]
    .sort((one, other) => away(one) - away(other))
    .map(({ zip, lat, lng }) => ({ city: name, state, county, zipcode: zip, lat, lng, precision: 'zip' as const }));
  if (own.length === 1) return own;
  return [{ city: name, state, county, zipcode: UNKNOWN_ZIP, ...middle, precision: 'city' }, ...own];
}

function placesOf(table: ZipTable, { city, state, zip }: TypedAddress): Place[] {
  const known = zip ? table.zip(zip) : undefined;
  if (known && (!state || known.city.state === state)) {
    const { lat, lng } = known.own;
    const { county } = known.city;
    // The town that was typed, where its ZIP Code belongs to the post office of another.
    const [town] = table.towns(city, known.city.state).filter(({ zips }) => zips.some((each) => each.zip === zip));
    const { name } = town ?? known.city;
    return [{ city: name, state: known.city.state, county, zipcode: known.own.zip, lat, lng, precision: 'zip' }];
  }
  const started = table.cities(city, state);
  const isWhole = started[0] && normalizeName(started[0].name) === normalizeName(city);
  const cities = isWhole ? started : [...table.towns(city, state), ...started];
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
