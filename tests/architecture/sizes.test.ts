import { expect, test } from 'vitest';
import { filesMatching, isGenerated, isTest, lineCount } from '../support/sources';

/** Tables of facts may be as long as the facts: data, not code. */
const isData = (path: string) => /\.data\.ts$|\/data\//.test(path);

const sizes = filesMatching(
  '{bench,components,contract,hooks,lib,pages,scripts,server,slices,styles}/**/*.{ts,tsx,mjs,cjs}',
)
  .filter(({ path }) => !isTest(path) && !isGenerated(path) && !isData(path))
  .map(({ path, text }) => ({ path, lines: lineCount(text) }))
  .sort((one, other) => one.lines - other.lines);
const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines;

test('the median file has at most 60 lines', () => {
  expect(at(0.5)).toBeLessThanOrEqual(60);
});

test('the 95th percentile of file sizes is at most 200 lines', () => {
  expect(at(0.95)).toBeLessThanOrEqual(200);
});

test('no page file is longer than 40 lines', () => {
  const framework = ['pages/_app.tsx', 'pages/_document.tsx'];
  const long = sizes.filter(({ path, lines }) => path.startsWith('pages/') && !framework.includes(path) && lines > 40);
  expect(long).toEqual([]);
});
