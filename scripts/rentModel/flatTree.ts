// A tree laid out flat, asked of every row at once: most of a training is asking, so its cells lie together.
import { type Binned, missingBin } from './binning.ts';
import type { Tree } from './growTree.ts';

/** The bins row by row: all that a tree asks of a row is in one place. */
export function rowsOf({ bins }: Binned): Uint16Array {
  const width = bins.length;
  const cells = new Uint16Array(width * (bins[0]?.length ?? 0));
  bins.forEach((column, feature) => {
    for (let row = 0; row < column.length; row += 1) cells[row * width + feature] = column[row] as number;
  });
  return cells;
}

interface FlatTree {
  feature: number[];
  bin: number[];
  /** The bin of missing values, where they go left; none where it goes right, as it is above every bin. */
  missing: number[];
  /** Where a split's right side starts; 0 for a leaf. Its left side is right behind it. */
  right: number[];
  value: number[];
}

const NONE = -1;

function flat(tree: Tree, edges: readonly Float64Array[]): FlatTree {
  const { feature, bin, missing, right, value }: FlatTree = { feature: [], bin: [], missing: [], right: [], value: [] };
  const lay = (node: Tree): void => {
    const at = value.length;
    const split = 'left' in node ? node : undefined;
    feature.push(split?.feature ?? 0);
    bin.push(split?.bin ?? 0);
    missing.push(split?.missingLeft ? missingBin(edges[split.feature] as Float64Array) : NONE);
    value.push('value' in node ? node.value : 0);
    right.push(0);
    if (!split) return;
    lay(split.left);
    right[at] = value.length;
    lay(split.right);
  };
  lay(tree);
  return { feature, bin, missing, right, value };
}

/** Adds to every row's sum the leaf's value that it falls into. */
export function addLeaves(sums: Float64Array, tree: Tree, cells: Uint16Array, edges: readonly Float64Array[]): void {
  const { feature, bin, missing, right, value } = flat(tree, edges);
  const width = edges.length;
  for (let row = 0, start = 0; row < sums.length; row += 1, start += width) {
    let node = 0;
    for (let other = right[0] as number; other > 0; other = right[node] as number) {
      const cell = cells[start + (feature[node] as number)] as number;
      node = cell <= (bin[node] as number) || cell === missing[node] ? node + 1 : other;
    }
    sums[row] = (sums[row] as number) + (value[node] as number);
  }
}
