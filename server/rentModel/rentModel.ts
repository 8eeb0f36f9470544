// The rent model: what a home with these facts is asked for a month, and between which rents four of five such homes lie.
import { featureNames, featuresOf } from './featureVector';
import { Forest, mean, type StoredForest } from './forest';
import type { HomeFeatures } from './homeFeatures';
import { RentIndex, type StoredIndex } from './rentIndex';
import { type StoredZips, ZipLevels } from './zipLevels';

/** What a training leaves behind: figures only, see docs/rent-model.md. */
export interface Artifact {
  /** Per feature, the thresholds that splits choose from, parted by spaces. */
  edges: Record<string, string>;
  /** Their mean is the estimate. */
  rent: StoredForest[];
  /** Tells how far off an estimate may be, as the logarithm of the usual error. */
  spread: StoredForest;
  /** Per region, the errors in units of that spread which one of ten homes is below, and one of ten above. */
  limits: Record<string, { low: number; high: number }>;
  index: StoredIndex;
  zips: StoredZips;
}

/** Whole dollars a month; `low` to `high` holds four homes of five. */
export interface RentEstimate {
  estimate: number;
  low: number;
  high: number;
}

export class RentModel {
  readonly #rent: Forest[];
  readonly #spread: Forest;
  readonly #index: RentIndex;
  readonly #zips: ZipLevels;
  readonly #limits: Artifact['limits'];

  constructor({ edges, rent, spread, limits, index, zips }: Artifact) {
    const thresholds = featureNames.map((name) => readEdges(edges[name] ?? ''));
    this.#rent = rent.map((stored) => new Forest(stored, thresholds));
    this.#spread = new Forest(spread, thresholds);
    this.#index = new RentIndex(index);
    this.#zips = new ZipLevels(zips);
    this.#limits = limits;
  }

  estimate(home: HomeFeatures): RentEstimate {
    const features = featuresOf(home, { zips: this.#zips, index: this.#index });
    const level = this.#index.at(home.region, home.date);
    const middle = mean(this.#rent.map((forest) => forest.predict(features)));
    return rentsOf(middle, this.#spread.predict(features), level, this.#limits[home.region]);
  }
}

export const readEdges = (text: string) => Float64Array.from(text === '' ? [] : text.split(' '), Number);

/** Rents from what the forests say, the index's level and the region's limits. */
export function rentsOf(middle: number, spread: number, level: number, limits = { low: -2, high: 2 }): RentEstimate {
  const dollars = (error: number) => Math.round(level * Math.exp(middle + error * Math.exp(spread)));
  return { estimate: dollars(0), low: dollars(Math.min(0, limits.low)), high: dollars(Math.max(0, limits.high)) };
}
