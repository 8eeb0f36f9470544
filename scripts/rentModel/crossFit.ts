// Fits every part of the listings by the others, whole buildings at a time: estimates for homes the model never saw.
import { mean } from '../../server/rentModel/forest.ts';
import { type Boosted, type BoostOptions, boost } from './boost.ts';
import { quantile } from './quantile.ts';
import { foldOf } from './random.ts';
import type { Listings } from './readListings.ts';

export const FOLDS = 5;

const forest: BoostOptions = {
  trees: 1120,
  leaves: 64,
  rate: 0.075,
  minRows: 20,
  rowShare: 0.7,
  featureShare: 0.3,
  delta: 0.08,
  seed: 1,
};
/** Several forests, of other draws, err differently: their mean errs less than one forest of as many trees. */
const forests: BoostOptions[] = [forest, { ...forest, featureShare: 0.5, seed: 3 }];
/** Squared errors, as no error is too far for an infinite `delta`. */
const spreadOptions: BoostOptions = {
  trees: 120,
  leaves: 16,
  rate: 0.08,
  minRows: 50,
  rowShare: 0.7,
  featureShare: 0.5,
  delta: Number.POSITIVE_INFINITY,
  seed: 2,
};
/** Keeps the logarithm of a perfect estimate's error from running away. */
const MIN_ERROR = 0.01;

export interface CrossFitResult {
  folds: number[];
  /** What the model that has not seen the listing's building says: the rent's logarithm, and its error's. */
  middle: Float64Array;
  spread: Float64Array;
  /** Errors in units of the spread. */
  errors: Float64Array;
}

type ReportProgress = (what: string) => void;

const rowsWhere = (count: number, wanted: (row: number) => boolean) =>
  Int32Array.from(Array.from({ length: count }, (_, row) => row).filter(wanted));

/** Per row, what a forest says that learnt from the other parts. */
function acrossFolds(folds: number[], learn: (rows: Int32Array) => Float64Array, tell: ReportProgress): Float64Array {
  const answers = new Float64Array(folds.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const fitted = learn(rowsWhere(folds.length, (row) => folds[row] !== fold));
    for (const row of rowsWhere(folds.length, (each) => folds[each] === fold)) answers[row] = fitted[row] as number;
    tell(`part ${fold + 1} of ${FOLDS}`);
  }
  return answers;
}

/** Per row, the mean of what the forests say. */
export function meanFit(fits: readonly Boosted[]): Float64Array {
  return Float64Array.from(fits[0]?.fitted ?? [], (_, row) => mean(fits.map(({ fitted }) => fitted[row] as number)));
}

const absoluteErrors = (target: Float64Array, middle: Float64Array) =>
  target.map((rent, row) => Math.log(Math.abs(rent - (middle[row] as number)) + MIN_ERROR));

export function crossFit({ data, target, clusters }: Listings, tell: ReportProgress): CrossFitResult {
  const folds = clusters.map((cluster) => foldOf(cluster, FOLDS));
  const learn = (rows: Int32Array) => meanFit(forests.map((options) => boost(data, target, rows, options)));
  const middle = acrossFolds(folds, learn, tell);
  const missed = absoluteErrors(target, middle);
  const spread = acrossFolds(folds, (rows) => boost(data, missed, rows, spreadOptions).fitted, tell);
  const errors = target.map((rent, row) => (rent - (middle[row] as number)) / Math.exp(spread[row] as number));
  return { folds, middle, spread, errors };
}

/** The forests that ship, learnt from every listing; the spread from errors on homes unseen. */
export function fitAll({ data, target }: Listings, { middle }: CrossFitResult): { rent: Boosted[]; spread: Boosted } {
  const rows = rowsWhere(target.length, () => true);
  return {
    rent: forests.map((options) => boost(data, target, rows, options)),
    spread: boost(data, absoluteErrors(target, middle), rows, spreadOptions),
  };
}

/** Per region, the errors that one of ten homes is below and one of ten above; those of one part left out, where named. */
export function limitsOf({ homes }: Listings, { errors, folds }: CrossFitResult, without?: number) {
  const byRegion = Object.groupBy(
    homes.map(({ region }, row) => ({ region, row })).filter(({ row }) => folds[row] !== without),
    ({ region }) => region,
  );
  const limits: Record<string, { low: number; high: number }> = {};
  for (const [region, rows] of Object.entries(byRegion)) {
    const there = rows.map(({ row }) => errors[row] as number);
    limits[region] = { low: rounded(quantile(there, 0.1)), high: rounded(quantile(there, 0.9)) };
  }
  return limits;
}

const rounded = (value: number) => Number(value.toFixed(4));
