import { describe, expect, test } from 'vitest';
import { testSeed } from '@/tests/support/sample';
import { differenceInterval, halfWidth, isSplitUneven, rateInterval } from './statistics';

/** Numbers as random as a test needs, the same each time (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('halfWidth', () => {
  test('is the boundary of the mixture likelihood ratio, by hand', () => {
    // V = 0.0001, tau = 0.02, alpha = 0.05: sqrt(0.0001 * 0.0005 / 0.0004 * ln(0.0005 / (0.0001 * 0.0025))) = 0.0308239...
    expect(halfWidth(0.0001, 0.02, 0.05)).toBeCloseTo(0.0308239, 7);
    // At the boundary the likelihood ratio is 1 / alpha.
    const [variance, tau] = [0.0001, 0.02];
    const at = halfWidth(variance, tau, 0.05);
    const ratio =
      Math.sqrt(variance / (variance + tau ** 2)) *
      Math.exp((tau ** 2 * at ** 2) / (2 * variance * (variance + tau ** 2)));
    expect(ratio).toBeCloseTo(20, 6);
  });

  test('is wider than an interval that holds for one look only', () => {
    expect(halfWidth(0.0001, 0.02, 0.05)).toBeGreaterThan(1.96 * Math.sqrt(0.0001));
  });
});

describe('differenceInterval', () => {
  test('finds a large difference, and none where there is none', () => {
    const base = { visitors: 5_000, conversions: 250 };
    expect(differenceInterval({ visitors: 5_000, conversions: 400 }, base, 0.02)?.low).toBeGreaterThan(0);
    const same = differenceInterval({ visitors: 5_000, conversions: 255 }, base, 0.02);
    expect(same?.value).toBeCloseTo(0.001, 6);
    expect([Math.sign(same?.low ?? 0), Math.sign(same?.high ?? 0)]).toEqual([-1, 1]);
  });

  test('says nothing before enough visitors were counted', () => {
    const enough = { visitors: 100, conversions: 50 };
    expect(differenceInterval({ visitors: 99, conversions: 99 }, enough, 0.02)).toBeNull();
    expect(rateInterval({ visitors: 99, conversions: 99 }, 0.02)).toBeNull();
  });

  test('is wider where several variants share the chance of a false alarm', () => {
    const [arm, base] = [
      { visitors: 1_000, conversions: 60 },
      { visitors: 1_000, conversions: 50 },
    ];
    const width = (comparisons: number) => {
      const found = differenceInterval(arm, base, 0.02, comparisons);
      return (found?.high ?? 0) - (found?.low ?? 0);
    };
    expect(width(3)).toBeGreaterThan(width(1));
  });
});

describe('400 experiments without a difference, each looked at 100 times', () => {
  const RATE = 0.1;
  const seed = testSeed;

  /** How many of them ever show a difference. */
  function falseAlarms(isResult: (one: number, other: number, visitors: number) => boolean): number {
    const next = random(seed);
    let alarms = 0;
    for (let experiment = 0; experiment < 400; experiment += 1) {
      let [one, other, found] = [0, 0, false];
      for (let visitors = 1; visitors <= 5_000; visitors += 1) {
        one += Number(next() < RATE);
        other += Number(next() < RATE);
        if (!found && visitors % 50 === 0) found = isResult(one, other, visitors);
      }
      alarms += Number(found);
    }
    return alarms / 400;
  }

  test('at most 5% are called a result, where a fixed 95% interval calls a quarter or more', () => {
    const sequential = falseAlarms((one, other, visitors) => {
      const found = differenceInterval({ visitors, conversions: one }, { visitors, conversions: other }, 0.02);
      return found !== null && (found.low > 0 || found.high < 0);
    });
    const naive = falseAlarms((one, other, visitors) => {
      const pooled = (one + other) / (2 * visitors);
      const spread = Math.sqrt((2 * pooled * (1 - pooled)) / visitors);
      return visitors >= 100 && Math.abs(one - other) / visitors > 1.96 * spread;
    });
    expect(sequential, `seed ${seed}`).toBeLessThanOrEqual(0.05);
    expect(naive, `seed ${seed}`).toBeGreaterThan(0.25);
  });
});

test('a split is called uneven only where chance is no explanation', () => {
  const split = (first: number, second: number) =>
    isSplitUneven([
      { visitors: first, weight: 1 },
      { visitors: second, weight: 1 },
    ]);
  expect([split(5_100, 4_900), split(5_400, 4_600), split(60, 30)]).toEqual([false, true, false]);
});
