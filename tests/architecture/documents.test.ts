// Documents stay true: decision records have one format, and what looks like a path of the repository exists.
import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesMatching } from '../support/sources';
import { pathsIn, recordProblems } from './documentRules';

const records = filesMatching('docs/decisions/*.md');

test.each(records)('$path has the format of a decision record', ({ path, text }) => {
  expect(recordProblems(path, text)).toEqual([]);
});

test('each decision record has a number of its own', () => {
  const numbers = records.map(({ path }) => path.slice('docs/decisions/'.length).slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('a record in another format is found', () => {
  const text = '# 9. A title\n\nStatus: accepted\n';
  expect(recordProblems('docs/decisions/0009-a-title.md', text)).toEqual([
    'the title does not begin with "# 0009. "',
    ...['Status', 'Date', 'Supersedes', 'Superseded by'].map((field) => `"- ${field}:" is missing or has another form`),
    ...['Context', 'Decision', 'Consequences'].map((section) => `the section "${section}" is missing`),
  ]);
});

/**
 * A path of the repository: a file, a folder, a glob that finds something, the start of a decision record's name, or a noun
 * of the domain that has the name of the folder with the site's documents.
 */
const exists = (path: string) => {
  if (existsSync(path) || (/^content\/\w+$/.test(path) && existsSync(`contract/${path}`))) return true;
  if (/^docs\/decisions\/\d{4}$/.test(path)) return globSync(`${path}-*.md`).length > 0;
  return path.includes('*') && globSync(path).length > 0;
};
const missing = (files: readonly { path: string; text: string }[]) =>
  files.flatMap(({ path, text }) =>
    pathsIn(path, text)
      .filter((named) => !exists(named))
      .map((named) => `${path}: ${named}`),
  );

test('every path named in a document exists', () => {
  expect(missing(filesMatching('README.md', 'docs/**/*.md', '{basemap,imagery,content}/**/*.md'))).toEqual([]);
});

test('every path named in a comment exists', () => {
  const folders = 'bench,components,contract,hooks,lib,pages,scripts,server,slices,styles,tests';
  const files = filesMatching(`{${folders}}/**/*.{ts,tsx,mjs,cjs,sql}`, '*.{ts,js}');
  expect(missing(files.filter(({ path }) => path !== 'tests/architecture/documents.test.ts'))).toEqual([]);
});

test('a path that does not exist is found in documents and in comments, not in code', () => {
  expect(pathsIn('docs/a.md', 'See `server/gone.ts`, [it](../server/b.ts) and server/modules/<noun>/x.ts')).toEqual([
    'server/gone.ts',
  ]);
  const code = "// see lib/gone.ts\nimport 'lib/code.ts';\n/* docs/gone.md. */";
  expect(pathsIn('lib/a.ts', code)).toEqual(['lib/gone.ts', 'docs/gone.md']);
});
