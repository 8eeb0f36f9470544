import type { Binned } from './binning.ts';

/** Sums of pulls and counts of rows per bin, features one behind the other. */
export interface Histogram {
  gradients: Float64Array;
  counts: Float64Array;
}

/** Makes histograms of parts of the rows, reusing those given back. */
export class Histograms {
  /** Where each feature's bins start; one more for the end. */
  readonly offsets: number[];
  readonly #bins: Uint16Array[];
  readonly #size: number;
  readonly #free: Histogram[] = [];
  readonly #pulls: Float64Array;

  constructor({ edges, bins }: Binned, rows: number) {
    this.#bins = bins;
    this.offsets = [0];
    let size = 0;
    for (const each of edges) {
      size += each.length + 2;
      this.offsets.push(size);
    }
    this.#size = size;
    this.#pulls = new Float64Array(rows);
  }

  /** Of rows `order[start]` to before `order[end]`, for the features in use. */
  of(order: Int32Array, start: number, end: number, pull: Float64Array, features: number[]): Histogram {
    const histogram = this.#free.pop() ?? {
      gradients: new Float64Array(this.#size),
      counts: new Float64Array(this.#size),
    };
    const { gradients, counts } = histogram;
    gradients.fill(0);
    counts.fill(0);
    const pullOf = this.#pulls;
    for (let i = start; i < end; i += 1) pullOf[i] = pull[order[i] as number] as number;
    for (const feature of features) {
      const bins = this.#bins[feature] as Uint16Array;
      const offset = this.offsets[feature] as number;
      for (let i = start; i < end; i += 1) {
        const at = offset + (bins[order[i] as number] as number);
        gradients[at] = (gradients[at] as number) + (pullOf[i] as number);
        counts[at] = (counts[at] as number) + 1;
      }
    }
    return histogram;
  }

  /** Takes a part's sums from the whole's, which becomes the rest's. */
  subtract(whole: Histogram, part: Histogram): Histogram {
    const { gradients, counts } = whole;
    for (let at = 0; at < this.#size; at += 1) {
      gradients[at] = (gradients[at] as number) - (part.gradients[at] as number);
      counts[at] = (counts[at] as number) - (part.counts[at] as number);
    }
    return whole;
  }

  recycle(histogram: Histogram): void {
    this.#free.push(histogram);
  }
}
