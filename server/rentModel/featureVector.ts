// A home as the row of numbers that the trees ask about; NaN for unknown ones.

import { DAY_MS } from '@/contract/calendar/durations';
import { type HomeFeatures, modelRegions, orders } from './homeFeatures';
import type { RentIndex } from './rentIndex';
import type { ZipLevels } from './zipLevels';

/** The order is the artifact's: a new feature needs a new training. */
export const featureNames = [
  ...['latitude', 'longitude', 'northeast', 'northwest', 'beds', 'baths', 'logSqft', 'sqftPerBed', 'yearBuilt', 'date'],
  ...['fairRent', 'fairRentTwoBeds', 'zipRent', 'type', 'parking', 'laundry', 'pets', 'furnished', 'pool', 'gym'],
  ...['ac', 'elevator', 'region', 'geo'],
];

const ZIP_RENTS_MONTH = '2023-10';
const YEAR = 365.25 * DAY_MS;

export interface FeatureContext {
  zips: ZipLevels;
  index: RentIndex;
}

const place = (order: readonly string[], word: string | null) => {
  const at = word === null ? -1 : order.indexOf(word);
  return at < 0 ? Number.NaN : at;
};
const flag = (value: boolean | null) => (value === null ? Number.NaN : Number(value));
const isKnown = (value: number | null) => value ?? Number.NaN;

/** Where a home stands: its own coordinates, or else the middle of its ZIP Code. */
function position({ lat, lon, zip }: HomeFeatures, zips: ZipLevels): [number, number] {
  if (lat !== null && lon !== null) return [lat, lon];
  return (zip !== null && zips.median(zip)) || [Number.NaN, Number.NaN];
}

export function featuresOf(home: HomeFeatures, { zips, index }: FeatureContext): Float64Array {
  const [lat, lon] = position(home, zips);
  const east = lon * Math.cos((lat * Math.PI) / 180);
  const level = zips.levelsAt(home.zip, lat, lon);
  const base = Math.log(index.at(home.region, ZIP_RENTS_MONTH));
  const sqft = home.sqft !== null && home.sqft > 0 ? home.sqft : Number.NaN;
  return Float64Array.of(
    lat,
    lon,
    (lat + east) / Math.SQRT2,
    (lat - east) / Math.SQRT2,
    home.beds,
    isKnown(home.baths),
    Math.log(sqft),
    sqft / (home.beds + 0.5),
    isKnown(home.yearBuilt),
    index.lastKnownDay(home.region, home.date) / YEAR,
    (level.fair[Math.min(4, Math.max(0, Math.round(home.beds)))] ?? Number.NaN) - base,
    (level.fair[2] ?? Number.NaN) - base,
    level.rent - base,
    place(orders.type, home.type),
    place(orders.parking, home.parking),
    place(orders.laundry, home.laundry),
    flag(home.pets),
    flag(home.furnished),
    flag(home.pool),
    flag(home.gym),
    flag(home.ac),
    flag(home.elevator),
    modelRegions.indexOf(home.region),
    place(orders.geo, home.geo),
  );
}
