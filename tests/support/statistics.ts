// What tests of time need of statistics.

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How well a value tells which of two groups it is of: 0.5 not at all, 0 or 1 always (Mann–Whitney, as an AUC). */
export function mannWhitneyAuc(one: readonly number[], other: readonly number[]): number {
  let above = 0;
  for (const mine of one) for (const theirs of other) above += mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
  return above / (one.length * other.length);
}
