// How good the model is on homes it has not seen, as a table of Markdown.
import { modelRegions } from '../../server/rentModel/homeFeatures.ts';
import { type RentEstimate, rentsOf } from '../../server/rentModel/rentModel.ts';
import { type CrossFitResult, FOLDS, limitsOf } from './crossFit.ts';
import { quantile } from './quantile.ts';
import type { Listings } from './readListings.ts';

export interface Prediction extends RentEstimate {
  rent: number;
  region: string;
  slice: string;
  cluster: number;
}

export interface Score {
  rows: number;
  medianError: number;
  within: [number, number, number];
  coverage: number;
  width: number;
}

/** Every listing of our regions with the estimate of a model, spread and limits that have not seen its building. */
export function scoreRows(listings: Listings, crossed: CrossFitResult): Prediction[] {
  const limits = Array.from({ length: FOLDS }, (_, fold) => limitsOf(listings, crossed, fold));
  return listings.homes
    .map(({ region }, row) => ({
      ...rentsOf(
        crossed.middle[row] as number,
        crossed.spread[row] as number,
        listings.levels[row] as number,
        limits[crossed.folds[row] as number]?.[region],
      ),
      rent: listings.rents[row] as number,
      region,
      slice: listings.slices[row] ?? '',
      cluster: listings.clusters[row] as number,
    }))
    .filter(({ region }) => region !== 'other');
}

export function scoreOf(judged: readonly Prediction[]): Score {
  const errors = judged.map(({ estimate, rent }) => Math.abs(estimate / rent - 1));
  const share = (holds: boolean[]) => holds.filter(Boolean).length / holds.length;
  const within = (most: number) => share(errors.map((error) => error <= most));
  return {
    rows: judged.length,
    medianError: quantile(errors, 0.5),
    within: [within(0.05), within(0.1), within(0.2)],
    coverage: share(judged.map(({ low, high, rent }) => low <= rent && rent <= high)),
    width: quantile(
      judged.map(({ low, high, estimate }) => (high - low) / estimate),
      0.5,
    ),
  };
}

const percent = (value: number, digits = 1) => (100 * value).toFixed(digits);

const line = (name: string, { rows, medianError, within, coverage, width }: Score) =>
  [name, rows.toLocaleString('en-US'), percent(medianError, 2), ...within.map((share) => percent(share))]
    .concat(percent(coverage), percent(width))
    .join(' | ');

export function scoreTable(judged: readonly Prediction[]): string {
  const regions = modelRegions.filter((region) => region !== 'other');
  const ofRegions = regions.map((region) => scoreOf(judged.filter((home) => home.region === region)));
  const slices = ['full', 'city-level', 'no-sqft'];
  const mean = ofRegions.reduce((sum, { medianError }) => sum + medianError, 0) / regions.length;
  return [
    'listings | rows | median error, % | within 5 % | within 10 % | within 20 % | in the range, % | width of the range, %',
    '--- | --: | --: | --: | --: | --: | --: | --:',
    line('all', scoreOf(judged)),
    ...regions.map((region, n) => line(region, ofRegions[n] as Score)),
    ...slices.map((slice) => line(`\`${slice}\``, scoreOf(judged.filter((home) => home.slice === slice)))),
    `mean of the regions | | ${percent(mean, 2)} | | | | |`,
  ]
    .map((row) => `| ${row} |`.replace('| |', '| |'))
    .join('\n');
}
