// Trees as they are stored and as they are asked: a forest says a base plus one leaf of every tree.
import { fromBase64 } from './base64';

/** Nodes of two bytes each, every left side right behind its split, and a bit for each that is a leaf; see `packForest` of the training. */
export interface StoredForest {
  base: number;
  trees: number;
  nodes: string;
  leaves: string;
}

const MISSING_LEFT = 0x8000;
const FEATURE_SHIFT = 10;
const MAX_FEATURE = 0x1f;
const MAX_BIN = 0x3ff;

/** A split in 16 bits: where the unknown goes, which of up to 32 features, which of up to 1,024 thresholds. */
export function splitCode({
  feature,
  bin,
  missingLeft,
}: {
  feature: number;
  bin: number;
  missingLeft: boolean;
}): number {
  if (feature > MAX_FEATURE || bin > MAX_BIN) throw new Error(`No room for threshold ${bin} of feature ${feature}.`);
  return (missingLeft ? MISSING_LEFT : 0) | (feature << FEATURE_SHIFT) | bin;
}

/** Of several forests' answers, added up in their order, so that it is the same number wherever it is taken. */
export const mean = (answers: readonly number[]) => answers.reduce((sum, answer) => sum + answer, 0) / answers.length;

/** Leaves are whole multiples of this, so that the stored forest is the fitted one to the last bit. */
export const LEAF_STEP = 1e-5;
const MAX_STEPS = 0x7fff;
export const leafSteps = (value: number) => Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(value / LEAF_STEP)));

export class Forest {
  readonly #base: number;
  readonly #roots: number[] = [];
  readonly #feature: Uint8Array;
  readonly #missingLeft: Uint8Array;
  /** A split's threshold or a leaf's value. */
  readonly #value: Float64Array;
  /** Where a split's right side starts; 0 for a leaf. */
  readonly #right: Uint32Array;

  constructor(stored: StoredForest, edges: readonly ArrayLike<number>[]) {
    const nodes = new Int16Array(fromBase64(stored.nodes));
    const leaves = new Uint8Array(fromBase64(stored.leaves));
    this.#base = stored.base;
    this.#feature = new Uint8Array(nodes.length);
    this.#missingLeft = new Uint8Array(nodes.length);
    this.#value = new Float64Array(nodes.length);
    this.#right = new Uint32Array(nodes.length);
    const read = (node: number): number => {
      const code = nodes[node] as number;
      if ((leaves[node >> 3] as number) & (1 << (node & 7))) {
        this.#value[node] = code * LEAF_STEP;
        return node + 1;
      }
      const feature = (code >> FEATURE_SHIFT) & MAX_FEATURE;
      this.#feature[node] = feature;
      this.#missingLeft[node] = code & MISSING_LEFT ? 1 : 0;
      // Behind the last edge only the unknown is left: every number is on the left.
      this.#value[node] = edges[feature]?.[code & MAX_BIN] ?? Number.POSITIVE_INFINITY;
      const right = read(node + 1);
      this.#right[node] = right;
      return read(right);
    };
    for (let tree = 0, next = 0; tree < stored.trees; tree += 1) {
      this.#roots.push(next);
      next = read(next);
    }
  }

  predict(features: Float64Array): number {
    let sum = this.#base;
    for (const root of this.#roots) {
      let node = root;
      for (let right = this.#right[node]; right; right = this.#right[node]) {
        const asked = features[this.#feature[node] as number] as number;
        const left = Number.isNaN(asked) ? this.#missingLeft[node] === 1 : asked <= (this.#value[node] as number);
        node = left ? node + 1 : right;
      }
      sum += this.#value[node] as number;
    }
    return sum;
  }
}
