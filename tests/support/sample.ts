// `npm test` tries a part of what is exhaustive, a different part each time; `npm run test:deep` tries all of it.
// The part follows from TEST_SEED, which every run prints: the same seed chooses the same part.

/** Whether this run is exhaustive. */
export const isDeep = process.env.DEEP === '1';

/** Set by vitest.config.ts for every worker. */
export const testSeed = Number(process.env.TEST_SEED ?? 0);

/**
 * `count` neighbors of a list, starting where the seed says; all of it in a deep run. `turn` moves on by one part, so
 * that callers which take turns cover the whole list between them.
 */
export function sample<T>(items: readonly T[], count: number, turn = 0): T[] {
  if (isDeep || count >= items.length) return [...items];
  const start = (testSeed + turn * count) % items.length;
  return Array.from({ length: count }, (_, index) => items[(start + index) % items.length] as T);
}

/** One of `parts` equal parts of a list, chosen by the seed; all of it in a deep run. */
export function samplePart<T>(items: readonly T[], parts: number): T[] {
  if (isDeep) return [...items];
  const size = Math.ceil(items.length / parts);
  const start = (testSeed % parts) * size;
  return items.slice(start, start + size);
}

/** `count` members of a list at random places, the same for the same seed and name; all of it in a deep run. */
export function randomSample<T>(items: readonly T[], count: number, name: string): T[] {
  if (isDeep || count >= items.length) return [...items];
  const random = numbersFrom(`${testSeed}.${name}`);
  const rest = [...items];
  return Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1)[0] as T);
}

/** Mulberry32 seeded with the FNV-1a hash of a text. */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
