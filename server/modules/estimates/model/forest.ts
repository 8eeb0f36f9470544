// Trees as they are stored and as they are asked: an estimate is a base plus one leaf of every tree.
import { fromBase64 } from './packing';

/** Nodes of three bytes each, every left side right behind its split; see `packForest` of the training. */
export interface StoredForest {
  base: number;
  trees: number;
  nodes: string;
}

export const LEAF = 0xff;
export const MISSING_LEFT = 0x80;
/** Leaves are whole multiples of this, so that the stored forest is the fitted one to the last bit. */
export const LEAF_STEP = 1e-5;
const MOST_STEPS = 0x7fff;
export const leafSteps = (value: number) => Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(value / LEAF_STEP)));

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
    const bytes = new DataView(fromBase64(stored.nodes));
    const count = bytes.byteLength / 3;
    this.#base = stored.base;
    this.#feature = new Uint8Array(count);
    this.#missingLeft = new Uint8Array(count);
    this.#value = new Float64Array(count);
    this.#right = new Uint32Array(count);
    const read = (node: number): number => {
      const first = bytes.getUint8(node * 3);
      if (first === LEAF) {
        this.#value[node] = bytes.getInt16(node * 3 + 1, true) * LEAF_STEP;
        return node + 1;
      }
      const feature = first & ~MISSING_LEFT;
      this.#feature[node] = feature;
      this.#missingLeft[node] = first & MISSING_LEFT ? 1 : 0;
      // Behind the last edge only the unknown is left: every number is on the left.
      this.#value[node] = edges[feature]?.[bytes.getUint16(node * 3 + 1, true)] ?? Number.POSITIVE_INFINITY;
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
