// Listings are joined into groups that may be one building. Where one group is a good part of a region, the region's error
// is largely that group's, and no home kept apart can be of it: so the report shows how the model does on all the others.
import { modelRegions } from '../../server/rentModel/homeFeatures.ts';
import { quantile } from './quantile.ts';
import type { Prediction } from './scoreTable.ts';

interface LargestGroup {
  rows: number;
  share: number;
  /** Median error of the group, and of the region without it. */
  own: number;
  others: number;
}

export function largestGroup(judged: readonly Prediction[]): LargestGroup {
  const groups = [...Map.groupBy(judged, ({ cluster }) => cluster).values()];
  const largest = groups.reduce((one, other) => (other.length > one.length ? other : one));
  const errorOf = (homes: readonly Prediction[]) =>
    quantile(
      homes.map(({ estimate, rent }) => Math.abs(estimate / rent - 1)),
      0.5,
    );
  return {
    rows: largest.length,
    share: largest.length / judged.length,
    own: errorOf(largest),
    others: errorOf(judged.filter(({ cluster }) => cluster !== largest[0]?.cluster)),
  };
}

const percent = (value: number, digits: number) => (100 * value).toFixed(digits);

export function groupTable(judged: readonly Prediction[]): string {
  const lines = modelRegions
    .filter((region) => region !== 'other')
    .map((region) => {
      const { rows, share, own, others } = largestGroup(judged.filter((home) => home.region === region));
      return [region, rows.toLocaleString('en-US'), percent(share, 1), percent(own, 1), percent(others, 2)].join(' | ');
    });
  return [
    'listings | largest group, rows | of the region, % | median error of the group, % | of all others, %',
    '--- | --: | --: | --: | --:',
    ...lines,
  ]
    .map((row) => `| ${row} |`)
    .join('\n');
}
