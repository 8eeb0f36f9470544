/** The k-th smallest of the first `count` values, which it reorders. */
function kth(values: Float64Array, count: number, k: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] as number;
    let i = low;
    let j = high;
    while (i <= j) {
      while ((values[i] as number) < pivot) i += 1;
      while ((values[j] as number) > pivot) j -= 1;
      if (i > j) break;
      const stored = values[i] as number;
      values[i] = values[j] as number;
      values[j] = stored;
      i += 1;
      j -= 1;
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else break;
  }
  return values[k] as number;
}

/** The median of the first `count` values, which it reorders. */
export const medianOf = (values: Float64Array, count = values.length): number => kth(values, count, count >> 1);

/** The value that this share of the values is below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor(share * sorted.length)))] ?? Number.NaN;
}
