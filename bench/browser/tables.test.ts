import { expect, test } from 'vitest';
import { exceeded, type PageFigures } from './tables';

const bare: PageFigures = {
  name: 'a bare page',
  kind: 'bare',
  lcp: 1_000,
  tbt: 50,
  cls: 0,
  script: 100_000,
  shifts: [],
};

test.each([
  [{ kind: 'public', lcp: 1_500, tbt: 175, script: 140_000 }, ['TBT']],
  [{ kind: 'account', lcp: 1_700, tbt: 175, cls: 0.03, script: 160_000 }, ['LCP', 'CLS', 'JavaScript']],
  [{ kind: 'account', lcp: 1_600, tbt: 200, cls: 0.02, script: 150_000 }, []],
] as const)('a page of %j is over budget in %j', (figures, names) => {
  expect(exceeded({ ...bare, ...figures }, bare)).toEqual(names);
});
