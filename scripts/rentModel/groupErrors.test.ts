import { expect, test } from 'vitest';
import { largestGroup } from './groupErrors.ts';

const home = (cluster: number, rent: number) => ({
  estimate: 1_000,
  low: 900,
  high: 1_100,
  region: 'Miami',
  slice: 'full',
  cluster,
  rent,
});

test('the largest group of a region is judged apart from all others', () => {
  const judged = [home(1, 1_000), home(2, 2_000), home(2, 2_000), home(2, 2_000), home(3, 1_250), home(4, 4_000)];
  const { rows, share, own, others } = largestGroup(judged);
  expect({ rows, share, own }).toEqual({ rows: 3, share: 0.5, own: 0.5 });
  expect(others).toBeCloseTo(0.2);
});
