import { describe, expect, test } from 'vitest';
import { filesMatching, productFiles } from '../support/sources';
import { type SourceRule, sourceRules } from './sourceRules.data';

const files = productFiles();
const offences = ({ pattern, folders, except }: SourceRule) =>
  files
    .filter(({ path }) => folders.test(path) && !except?.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );

describe.each(sourceRules)('$name', (rule) => {
  test('has no offender', () => {
    expect(offences(rule)).toEqual([]);
  });

  test.each(rule.rejected.map((line) => [line]))('it catches %s', (line) => {
    expect(rule.pattern.test(line)).toBe(true);
  });

  test.each(rule.accepted.map((line) => [line]))('it spares %s', (line) => {
    expect(rule.pattern.test(line)).toBe(false);
  });
});

test('there is no app folder and no middleware', () => {
  const files = filesMatching('{app,src}/**/*.{ts,tsx,js}', '{middleware,proxy}.{ts,js}');
  expect(files.map(({ path }) => path)).toEqual([]);
});

test('tests of components render with renderScreen', () => {
  const own = filesMatching('{components,hooks,lib,pages,slices}/**/*.test.tsx');
  expect(own.filter(({ text }) => text.includes('QueryClientProvider')).map(({ path }) => path)).toEqual([]);
});

/** Error states with a retry that stand beside a query; `Loaded` replaces them. Lower the figure with each removal. */
const MAX_ERROR_STATES = 82;

test('components show a query through Loaded instead of an error state of their own', () => {
  const uses = files
    .filter(({ path }) => path.startsWith('components/') && path !== 'components/ui/feedback/Loaded.tsx')
    .flatMap(({ path, text }) => [...text.matchAll(/<ErrorState/g)].map(() => path));
  expect(uses.length, uses.join('\n')).toBeLessThanOrEqual(MAX_ERROR_STATES);
});

test('no file only hands on what others export', () => {
  const barrel = /^export (\*|\{[^}]*\}) from/m;
  // A noun of the server has one door.
  const allowed = /^(slices\/index\.ts|server\/modules\/\w+\/\w+\/index\.ts|pages\/.*)$/;
  const handsOn = files.filter(({ path, text }) => /(^|\/)index\.tsx?$/.test(path) && barrel.test(text));
  expect(handsOn.map(({ path }) => path).filter((path) => !allowed.test(path))).toEqual([]);
});
