import { expect, test } from 'vitest';
import { Forest, splitCode } from '@/server/rentModel/forest';
import { binned, edgesOf } from './binning';
import { boost } from './boost';
import { packForest } from './packForest';
import { randomFrom } from './random';

const random = randomFrom(5);
/** Places as fine as the model tells them apart, a figure that half do not know, and a word of three. */
const columns = [
  Float64Array.from({ length: 3_000 }, () => Math.round(30_000 + 9_000 * random()) / 1_000),
  Float64Array.from({ length: 3_000 }, () => (random() < 0.5 ? Number.NaN : Math.floor(random() * 50))),
  Float64Array.from({ length: 3_000 }, () => Math.floor(random() * 3)),
];
const edges = columns.map((column) => edgesOf(column, 1_000));
const data = { edges, bins: columns.map((column, n) => binned(column, edges[n] as Float64Array)) };
const target = Float64Array.from({ length: 3_000 }, (_, row) => {
  const [place = 0, figure = 0, word = 0] = columns.map((column) => column[row] as number);
  return Math.sin(place) + (Number.isNaN(figure) ? 0.5 : figure / 50) + word * 0.3 + random() * 0.2;
});

test('a stored forest says of every home, to the last bit, what the fitted one said, of those with unknowns too', () => {
  const options = { trees: 40, leaves: 24, rate: 0.2, minRows: 5, rowShare: 0.7, featureShare: 0.7 };
  const fitted = boost(data, target, Int32Array.from(target.keys()), { ...options, delta: 0.1, seed: 9 });
  const stored = new Forest(JSON.parse(JSON.stringify(packForest(fitted))), edges);
  for (const row of target.keys()) {
    const home = Float64Array.from(columns, (column) => column[row] as number);
    expect(stored.predict(home)).toBe(fitted.fitted[row]);
  }
});

test('a split that two bytes have no room for is refused instead of stored as another', () => {
  const split = { feature: 31, bin: 1_023, missingLeft: true };
  expect(splitCode(split)).toBe(0xffff);
  expect(() => splitCode({ ...split, bin: 1_024 })).toThrow('No room');
  expect(() => splitCode({ ...split, feature: 32 })).toThrow('No room');
});
