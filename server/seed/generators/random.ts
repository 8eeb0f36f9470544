// Chance that always falls the same way: the same words in give the same numbers out.

/** A number below 2^32 from words (FNV-1a). */
function hash(words: string): number {
  let sum = 0x811c9dc5;
  for (let n = 0; n < words.length; n += 1) sum = Math.imul(sum ^ words.charCodeAt(n), 0x01000193);
  return sum >>> 0;
}

export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  /** True in `part` of all cases. */
  yes(part: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** One of the keys, as often as its weight says. */
  weighted<T extends string>(weights: Partial<Record<T, number>>): T;
  /** `count` different ones, in the order given. */
  some<T>(from: readonly T[], count: number): T[];
  /** All of them, in any order. */
  shuffled<T>(from: readonly T[]): T[];
  /** Around 0, two thirds within 1 (normal, cut off at 3). */
  spread(): number;
}

/** mulberry32, seeded by words. */
export function chance(words: string): Chance {
  let state = hash(words);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new RangeError('There is nothing to pick from');
    return from[int(0, from.length - 1)] as T;
  };
  return {
    next,
    int,
    pick,
    yes: (part) => next() < part,
    weighted<T extends string>(weights: Partial<Record<T, number>>) {
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return pick(entries)[0];
    },
    some(from, count) {
      const left = from.map((_, n) => n);
      const taken = Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(int(0, left.length - 1), 1)[0],
      );
      return from.filter((_, n) => taken.includes(n));
    },
    shuffled(from) {
      const left = [...from];
      return Array.from(from, () => left.splice(int(0, left.length - 1), 1)[0] as (typeof from)[number]);
    },
    spread: () => Math.max(-3, Math.min(3, Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()))),
  };
}
