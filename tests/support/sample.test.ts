import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const items = Array.from({ length: 10 }, (_, index) => index);

/** The module as a run with these variables loads it. */
async function loaded(seed: number, deep = '') {
  vi.resetModules();
  vi.stubEnv('TEST_SEED', String(seed));
  vi.stubEnv('DEEP', deep);
  return import('./sample');
}

beforeEach(() => vi.stubEnv('DEEP', ''));
afterEach(() => vi.unstubAllEnvs());

test('the same seed takes the same part, another seed another one', async () => {
  const first = await loaded(3);
  expect(first.sample(items, 3)).toEqual([3, 4, 5]);
  const random = first.randomSample(items, 4, 'orders');
  expect((await loaded(3)).randomSample(items, 4, 'orders')).toEqual(random);
  const others = await Promise.all(
    [4, 5, 6].map(async (seed) => (await loaded(seed)).randomSample(items, 4, 'orders')),
  );
  expect(others).not.toEqual([random, random, random]);
});

test('turns cover the whole list between them, past its end too', async () => {
  const { sample } = await loaded(8);
  expect([0, 1, 2, 3].flatMap((turn) => sample(items, 3, turn)).sort()).toEqual(expect.arrayContaining(items));
  expect(sample(items, 3, 0)).toEqual([8, 9, 0]);
});

test('the parts of a list are the whole list, and each seed takes one', async () => {
  const parts: number[][] = [];
  for (const seed of [0, 1, 2]) parts.push((await loaded(seed)).samplePart(items, 3));
  expect(parts.flat()).toEqual(items);
  expect((await loaded(4)).samplePart(items, 3)).toEqual(parts[1]);
});

test('a random part has no member twice', async () => {
  const { randomSample } = await loaded(8);
  expect(new Set(randomSample(items, 9, 'orders')).size).toBe(9);
});

test('a deep run takes everything', async () => {
  const deep = await loaded(8, '1');
  expect(deep.isDeep).toBe(true);
  expect(deep.sample(items, 1)).toEqual(items);
  expect(deep.randomSample(items, 1, 'orders')).toEqual(items);
});
