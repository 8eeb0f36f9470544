/** Features cut into bins: what a tree asks is only on which side of an edge a value is. */
export interface Binned {
  /** Per feature, the thresholds between bins, rising. */
  edges: Float64Array[];
  /** Per feature and row, how many edges are below the value; one more than there can be where it is unknown. */
  bins: Uint16Array[];
}

/** The shortest decimal strictly between two values: a rounded threshold must not move a value to its other side. */
export function between(low: number, high: number): number {
  for (let digits = 1; digits <= 16; digits += 1) {
    const rounded = Number(((low + high) / 2).toPrecision(digits));
    if (low < rounded && rounded < high) return rounded;
  }
  return low;
}

/** Edges that part the column into at most `most` bins of about as many rows each. */
export function edgesOf(column: Float64Array, most: number): Float64Array {
  const sorted = column.filter((value) => !Number.isNaN(value)).sort();
  const perBin = sorted.length / most;
  const edges: number[] = [];
  let start = 0;
  for (let end = 1; end < sorted.length; end += 1) {
    const [before, after] = [sorted[end - 1] as number, sorted[end] as number];
    if (before === after || end - start < perBin) continue;
    edges.push(between(before, after));
    start = end;
  }
  return Float64Array.from(edges);
}

export const missingBin = (edges: Float64Array): number => edges.length + 1;

export function binned(column: Float64Array, edges: Float64Array): Uint16Array {
  return Uint16Array.from(column, (value) => {
    if (Number.isNaN(value)) return missingBin(edges);
    let low = 0;
    let high = edges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value <= (edges[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  });
}
