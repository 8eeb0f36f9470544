// What docs promise by number is proven by tests that carry the number.
import { expect, test } from 'vitest';
import { filesMatching } from '../support/sources';

/** The laws of sessions: S1 to S14 of the catalogue. */
const numbered = Array.from({ length: 14 }, (_, index) => `S${index + 1}`);

const titles = [
  ...filesMatching('server/**/*.test.ts'),
  ...filesMatching('tests/**/*.test.ts'),
  ...filesMatching('tests/e2e/*.spec.ts'),
  ...filesMatching('hooks/**/*.test.tsx'),
].flatMap(({ text }) => [...text.matchAll(/['"`]([SA]\d+) [^\n]+/g)].map(([, number]) => number));

test.each(numbered)('%s has a test that names it', (number) => {
  expect(titles).toContain(number);
});
