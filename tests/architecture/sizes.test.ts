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

test('half of the files are at most 60 lines long', () => {
  expect(at(0.5)).toBeLessThanOrEqual(60);
});

test('19 files of 20 are at most 200 lines long', () => {
  expect(at(0.95)).toBeLessThanOrEqual(200);
});

test('no file is longer than 300 lines', () => {
  expect(sizes.filter(({ lines }) => lines > 300)).toEqual([]);
});

test('no page file is longer than 40 lines', () => {
  const framework = ['pages/_app.tsx', 'pages/_document.tsx'];
  const long = sizes.filter(({ path, lines }) => path.startsWith('pages/') && !framework.includes(path) && lines > 40);
  expect(long).toEqual([]);
});
