// Gradient boosting on histograms, errors beyond `delta` counting by their side alone, so that odd rents do not pull.
import type { Binned } from './binning.ts';
import { addLeaves, rowsOf } from './flatTree.ts';
import { growTree, type Tree } from './growTree.ts';
import { Histograms } from './histogram.ts';
import { medianOf } from './quantile.ts';
import { randomFrom } from './random.ts';

export interface BoostOptions {
  trees: number;
  leaves: number;
  rate: number;
  /** A leaf holds at least this many rows: better estimates, and no leaf that tells of one home. */
  minRows: number;
  /** Each tree sees this share of the rows and of the features, drawn from the seed. */
  rowShare: number;
  featureShare: number;
  delta: number;
  seed: number;
}

export interface Boosted {
  base: number;
  trees: Tree[];
  /** What the forest says of every row of the data, those not learnt from too. */
  fitted: Float64Array;
}

/** Learns `target` from the rows named. */
export function boost(data: Binned, target: Float64Array, rows: Int32Array, options: BoostOptions): Boosted {
  const { delta, rate } = options;
  const random = randomFrom(options.seed);
  const scratch = Float64Array.from(rows, (row) => target[row] as number);
  const base = medianOf(scratch);
  const fitted = new Float64Array(target.length).fill(base);
  const cells = rowsOf(data);
  const pull = new Float64Array(target.length);
  const order = new Int32Array(rows.length);
  const soil = {
    data,
    histograms: new Histograms(data, rows.length),
    order,
    spareOrder: new Int32Array(rows.length),
    gradients: pull,
    maxLeaves: options.leaves,
    minRows: options.minRows,
    minGain: (_: Int32Array, start: number, end: number) => rate * centre(start, end),
  };
  const clipped = (error: number) => Math.max(-delta, Math.min(delta, error));
  const errorOf = (row: number) => (target[row] as number) - (fitted[row] as number);
  /** Between the median and the mean of the errors: the mean, but no error counts more than `delta` from the median. */
  const centre = (start: number, end: number) => {
    for (let i = start; i < end; i += 1) scratch[i - start] = errorOf(order[i] as number);
    const middle = medianOf(scratch, end - start);
    let sum = 0;
    for (let i = 0; i < end - start; i += 1) sum += clipped((scratch[i] as number) - middle);
    return middle + sum / (end - start);
  };
  const trees: Tree[] = [];
  while (trees.length < options.trees) {
    let count = 0;
    for (const row of rows) {
      if (random() >= options.rowShare) continue;
      order[count] = row;
      count += 1;
      pull[row] = clipped(errorOf(row));
    }
    const rendered = data.bins.map((_, feature) => feature).filter(() => random() < options.featureShare);
    const tree = growTree({ ...soil, features: rendered.length > 0 ? rendered : [0] }, count);
    addLeaves(fitted, tree, cells, data.edges);
    trees.push(tree);
  }
  return { base, trees, fitted };
}
