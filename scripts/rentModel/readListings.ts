import path from 'node:path';
import { featureNames, featuresOf } from '../../server/rentModel/featureVector.ts';
import type { HomeFeatures } from '../../server/rentModel/homeFeatures.ts';
import { RentIndex, type StoredIndex } from '../../server/rentModel/rentIndex.ts';
import { type StoredZips, ZipLevels } from '../../server/rentModel/zipLevels.ts';
import { type Binned, binned, edgesOf } from './binning.ts';
import { readCsv } from './csv.ts';
import { parseHome } from './parseHome.ts';
import { readIndex, readZips } from './surroundings.ts';

export interface Listings {
  homes: HomeFeatures[];
  rents: number[];
  clusters: number[];
  /** How much the listing tells: `full`, `city-level` or `no-sqft`. */
  slices: string[];
  /** The index of the region in the listing's month, and the logarithm of the rent above it, which is what we learn. */
  levels: Float64Array;
  target: Float64Array;
  data: Binned;
  index: StoredIndex;
  zips: StoredZips;
}

/** Places have finer bins than other features. */
const PLACE_BINS = 1000;
const BINS = 254;
const places = new Set(['latitude', 'longitude', 'northeast', 'northwest']);

export function readListings(dir: string): Listings {
  const rows = readCsv(path.join(dir, 'rents-train.csv.gz'));
  const index = readIndex(dir, rows);
  const zips = readZips(dir);
  const usual = new RentIndex(index);
  const homes = rows.map(parseHome);
  // A home of ours is seen as the product will see it, with the figures that ship.
  const ours = { index: usual, zips: new ZipLevels(zips.ours) };
  const elsewhere = { index: usual, zips: new ZipLevels(zips.all) };
  const rents = rows.map(({ rent }) => Number(rent));
  const levels = Float64Array.from(homes, ({ region, date }) => usual.at(region, date));
  const features = homes.map((home) => featuresOf(home, home.region === 'other' ? elsewhere : ours));
  const columns = featureNames.map((_, n) => Float64Array.from(features, (row) => row[n] as number));
  const edges = columns.map((column, n) => edgesOf(column, places.has(featureNames[n] ?? '') ? PLACE_BINS : BINS));
  return {
    homes,
    rents,
    clusters: rows.map(({ cluster }) => Number(cluster)),
    slices: rows.map(({ slice }) => slice ?? ''),
    levels,
    target: Float64Array.from(rents, (rent, n) => Math.log(rent / (levels[n] as number))),
    data: { edges, bins: columns.map((column, n) => binned(column, edges[n] as Float64Array)) },
    index,
    zips: zips.ours,
  };
}
