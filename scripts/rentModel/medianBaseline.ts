// The simplest estimate there is, judged on the same homes: what tells how hard a region's listings are, whatever the model.
import { modelRegions } from '../../server/rentModel/homeFeatures.ts';
import { FOLDS } from './crossFit.ts';
import { quantile } from './quantile.ts';
import { foldOf } from './random.ts';
import type { Listings } from './readListings.ts';

const MIN_ROWS = 3;

/** Median errors by region of two rules that have not seen the home's building: the median rent of its region and bedrooms, and of its ZIP Code (or city) and bedrooms. */
export function medianBaseline({ homes, clusters, target }: Listings): Map<string, [byRegion: number, byZip: number]> {
  const folds = clusters.map((cluster) => foldOf(cluster, FOLDS));
  const wide = homes.map(({ region, beds }) => `${region} ${beds}`);
  const near = homes.map(({ region, beds, zip, lat, lon }) => `${region} ${beds} ${zip ?? `${lat} ${lon}`}`);
  const missed = new Map<string, [number[], number[]]>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const known = (keys: string[]) =>
      Map.groupBy(
        homes.map((_, row) => row).filter((row) => folds[row] !== fold),
        (row) => keys[row],
      );
    const middle = (rows: number[] | undefined) =>
      rows && rows.length >= MIN_ROWS
        ? quantile(
            rows.map((row) => target[row] as number),
            0.5,
          )
        : undefined;
    const middles = (keys: string[]) => new Map([...known(keys)].map(([key, rows]) => [key, middle(rows)]));
    const [byRegion, byZip] = [middles(wide), middles(near)];
    homes.forEach(({ region }, row) => {
      if (folds[row] !== fold) return;
      const general = byRegion.get(wide[row] as string) ?? 0;
      const errorOf = (answers: number) => Math.abs(Math.exp(answers - (target[row] as number)) - 1);
      const there = missed.get(region) ?? [[], []];
      missed.set(region, there);
      there[0].push(errorOf(general));
      there[1].push(errorOf(byZip.get(near[row] as string) ?? general));
    });
  }
  return new Map([...missed].map(([region, [one, two]]) => [region, [quantile(one, 0.5), quantile(two, 0.5)]]));
}

const percent = (value: number) => (100 * value).toFixed(1);

export function baselineTable(listings: Listings): string {
  const medians = medianBaseline(listings);
  const lines = modelRegions
    .filter((region) => region !== 'other')
    .map((region) => [region, ...(medians.get(region) ?? []).map(percent)].join(' | '));
  return ['listings | by region and bedrooms, % | by ZIP Code or city and bedrooms, %', '--- | --: | --:', ...lines]
    .map((row) => `| ${row} |`)
    .join('\n');
}
