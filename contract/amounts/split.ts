import { type Cents, cents } from './cents';

/**
 * Whole cents of an amount by weight. The parts add up to the amount, none is a cent away from its exact share, and what
 * does not divide goes to the largest rests, the first ones where those are equal. No weight at all: nothing to anybody.
 */
export function splitByWeight(total: number, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => cents(0));
  const size = BigInt(Math.abs(total));
  const parts = weights.map((weight) => {
    const exact = size * BigInt(weight);
    return { amount: exact / whole, rest: exact % whole };
  });
  let left = size - parts.reduce((sum, { amount }) => sum + amount, 0n);
  // The sort is stable: among equal rests the first ones come first.
  for (const part of parts.toSorted((one, other) => Number(other.rest - one.rest))) {
    if (left === 0n) break;
    part.amount += 1n;
    left -= 1n;
  }
  return parts.map(({ amount }) => cents(Number(total < 0 ? -amount : amount)));
}

/** The same in equal shares: shares differ by at most a cent, and the first ones are the larger ones. */
export const splitEvenly = (total: number, people: number): Cents[] =>
  splitByWeight(
    total,
    Array.from({ length: people }, () => 1),
  );
