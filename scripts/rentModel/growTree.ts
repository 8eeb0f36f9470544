import { LEAF_STEP, leafSteps } from '../../server/rentModel/forest.ts';
import { bestSplit, type Split } from './bestSplit.ts';
import { type Binned, missingBin } from './binning.ts';
import type { Histogram, Histograms } from './histogram.ts';

export interface Leaf {
  value: number;
}
export interface Branch extends Split {
  left: Tree;
  right: Tree;
}
export type Tree = Leaf | Branch;

export interface TreeContext {
  data: Binned;
  histograms: Histograms;
  /** The rows of this tree, which it reorders, and room for as many. */
  order: Int32Array;
  spareOrder: Int32Array;
  gradients: Float64Array;
  features: number[];
  maxLeaves: number;
  minRows: number;
  /** What rows `order[start]` to before `order[end]` are worth together. */
  minGain: (order: Int32Array, start: number, end: number) => number;
}

interface TreeNode {
  start: number;
  end: number;
  histogram: Histogram;
  split: Split | null;
  sides?: [TreeNode, TreeNode];
}

/** Grows one tree, always at the part where a split explains most. */
export function growTree(soil: TreeContext, rows: number): Tree {
  const { histograms, order, gradients, features } = soil;
  const part = (start: number, end: number, histogram: Histogram): TreeNode => {
    const split = bestSplit(histogram, histograms.offsets, features, soil.minRows);
    return { start, end, histogram, split };
  };
  const root = part(0, rows, histograms.of(order, 0, rows, gradients, features));
  const open = new Set([root]);
  while (open.size < soil.maxLeaves) {
    const next = bestGain(open);
    if (!next?.split) break;
    const middle = divide(soil, next, next.split);
    const leftIsSmaller = middle - next.start < next.end - middle;
    const [from, to] = leftIsSmaller ? [next.start, middle] : [middle, next.end];
    const smaller = histograms.of(order, from, to, gradients, features);
    const larger = histograms.subtract(next.histogram, smaller);
    const left = part(next.start, middle, leftIsSmaller ? smaller : larger);
    const right = part(middle, next.end, leftIsSmaller ? larger : smaller);
    next.sides = [left, right];
    open.delete(next);
    open.add(left).add(right);
  }
  for (const { histogram } of open) histograms.recycle(histogram);
  return treeOf(root, soil);
}

function bestGain(parts: Iterable<TreeNode>): TreeNode | null {
  let best: TreeNode | null = null;
  for (const part of parts) if (part.split && part.split.gain > (best?.split?.gain ?? 0)) best = part;
  return best;
}

/** Brings the rows of the left side to the front, and tells where the right side starts. */
function divide({ data, order, spareOrder: room }: TreeContext, { start, end }: TreeNode, split: Split): number {
  const bins = data.bins[split.feature] as Uint16Array;
  const missing = missingBin(data.edges[split.feature] as Float64Array);
  let left = start;
  let right = 0;
  for (let i = start; i < end; i += 1) {
    const row = order[i] as number;
    if (isLeft(bins[row] as number, missing, split)) {
      order[left] = row;
      left += 1;
    } else {
      room[right] = row;
      right += 1;
    }
  }
  order.set(room.subarray(0, right), left);
  return left;
}

const isLeft = (bin: number, missing: number, split: Split) => (bin === missing ? split.missingLeft : bin <= split.bin);

function treeOf({ start, end, split, sides }: TreeNode, soil: TreeContext): Tree {
  if (sides && split) return { ...split, left: treeOf(sides[0], soil), right: treeOf(sides[1], soil) };
  return { value: leafSteps(soil.minGain(soil.order, start, end)) * LEAF_STEP };
}
