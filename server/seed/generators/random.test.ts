import { expect, it } from 'vitest';
import { idOf } from './ids';
import { chance } from './random';

const draws = (words: string) => {
  const dice = chance(words);
  return Array.from({ length: 1_000 }, () => dice.next());
};

it('falls the same way for the same words and another way for others', () => {
  expect(draws('home 1')).toEqual(draws('home 1'));
  expect(draws('home 1')).not.toEqual(draws('home 2'));
});

it('falls evenly between 0 and 1', () => {
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => draws('even').filter((value) => Math.floor(value * 10) === tenth).length,
  );
  for (const count of tenths) expect(count).toBeGreaterThan(60);
  expect(Math.max(...draws('even'))).toBeLessThan(1);
});

it('picks by weight and never what weighs nothing', () => {
  const dice = chance('weights');
  const picked = Array.from({ length: 2_000 }, () => dice.weighted({ often: 3, seldom: 1, never: 0 }));
  expect(picked).not.toContain('never');
  expect(picked.filter((key) => key === 'often').length / 2_000).toBeCloseTo(0.75, 1);
});

it('takes some, all different and in their order', () => {
  const dice = chance('some');
  for (let n = 0; n < 50; n += 1) {
    const taken = dice.some([1, 2, 3, 4, 5, 6], 3);
    expect(taken).toHaveLength(3);
    expect(taken).toEqual([...new Set(taken)].toSorted((a, b) => a - b));
  }
  expect(dice.some(['a'], 5)).toEqual(['a']);
});

it('gives one id to one name', () => {
  expect(idOf('maya')).toBe(idOf('maya'));
  expect(idOf('maya')).not.toBe(idOf('sam'));
});
