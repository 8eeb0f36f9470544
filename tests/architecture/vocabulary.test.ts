// Names follow docs/glossary.md.
import { globSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesMatching, isGenerated } from '../support/sources';
import {
  type ReplacedWord,
  replacedFileNames,
  replacedSpellings,
  replacedWords,
  spellingExemptions,
  unclearProse,
} from './vocabulary.data';

const folders = '{bench,components,contract,hooks,lib,pages,scripts,server,slices,styles,tests}';
const paths = globSync(`${folders}/**/*.*`)
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

/** Matches the word as a whole name or as a camel-case or snake-case part of one. */
function partPattern(word: string): RegExp {
  const prefixOnly = word.endsWith('*');
  const stem = word.replace('*', '');
  const end = prefixOnly ? '(?=[A-Z])' : '(?![a-z])';
  if (stem === stem.toUpperCase()) return new RegExp(`(?<![A-Za-z])${stem}(?![A-Za-z])`);
  const capital = stem.charAt(0).toUpperCase() + stem.slice(1);
  return new RegExp(`(?<![A-Za-z])${stem}${end}|(?<![A-Z])${capital}${end}`);
}

/** Every identifier of the hand-written code, with where it stands. Strings, comments, and JSX text are not names. */
function identifiers(): { name: string; at: string }[] {
  const found: { name: string; at: string }[] = [];
  for (const { path, text } of filesMatching(`${folders}/**/*.{ts,tsx}`)) {
    if (isGenerated(path)) continue;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    const visit = (node: ts.Node) => {
      if (ts.isIdentifier(node)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        found.push({ name: node.text, at: `${path}:${line} ${node.text}` });
      }
      node.forEachChild(visit);
    };
    visit(source);
  }
  return found;
}

const names = identifiers();
const usesOf = ({ word }: ReplacedWord) => {
  const pattern = partPattern(word);
  return names.filter(({ name }) => pattern.test(name)).map(({ at }) => at);
};

describe.each(replacedWords)('the replaced word $word', (entry) => {
  test(`appears in at most ${entry.left} identifiers: write ${entry.use}`, () => {
    const uses = usesOf(entry);
    // Equal, so that a removal lowers the figure and none comes back.
    expect(uses.length, uses.join('\n')).toBeLessThanOrEqual(entry.left);
  });

  test('is found in a planted name and not in a longer word', () => {
    expect(partPattern(entry.word).test(entry.rejected)).toBe(true);
    expect(partPattern(entry.word).test(entry.accepted)).toBe(false);
  });
});

/** Names, strings, and comments alike, in code and in prose. */
const spelledTexts = filesMatching(
  `{${folders.slice(1, -1)},basemap,content,customtypes,docs,imagery}/**/*.{ts,tsx,js,mjs,cjs,py,sql,json,md}`,
  '*.{ts,js,md}',
).filter(({ path }) => !spellingExemptions.some((exempt) => exempt.test(path)));

describe.each(replacedSpellings)('the replaced spelling $pattern', ({ pattern, use, rejected, accepted }) => {
  test(`appears nowhere: write ${use}`, () => {
    const uses = spelledTexts.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, n) => (pattern.test(line) ? [`${path}:${n + 1} ${line.trim()}`] : [])),
    );
    expect(uses).toEqual([]);
  });

  test('is found in planted text and not in the one that replaced it', () => {
    for (const text of rejected) expect(text).toMatch(pattern);
    for (const text of accepted) expect(text).not.toMatch(pattern);
  });
});

/** Lines of comments and of test titles, in code and in the schema. */
const proseLine =
  /^\s*(\/\/|\/?\*|--)|(^|[^:'"`])\/\/ |\/\*\*|^comment on |\b(test|it|describe)(\.\w+)*(\([^'"`]*\))?\(['"`]/;

test('no comment and no test title has an unclear word', () => {
  const { pattern, rejected, accepted } = unclearProse;
  const lines = filesMatching(`${folders}/**/*.{ts,tsx,js,mjs,sql}`, '*.{ts,js}')
    .filter(({ path }) => !spellingExemptions.some((exempt) => exempt.test(path)))
    .filter(({ path }) => !isGenerated(path) && !/^server\/db\/(schema|migrations\/2026112(8|90))/.test(path))
    .flatMap(({ path, text }) => text.split('\n').map((line, n) => ({ at: `${path}:${n + 1}`, line })));
  const uses = lines.flatMap(({ at, line }) => {
    const prose = proseLine.exec(line);
    return prose && pattern.test(line.slice(prose.index)) ? [`${at} ${line.trim()}`] : [];
  });
  expect(uses).toEqual([]);
  for (const text of rejected) expect(text).toMatch(pattern);
  for (const text of accepted) expect(text).not.toMatch(pattern);
});

test('every exempt path has a file', () => {
  for (const exempt of spellingExemptions)
    expect(
      paths.some((path) => exempt.test(path)),
      String(exempt),
    ).toBe(true);
});

test('no file has a replaced name', () => {
  expect(paths.filter((path) => replacedFileNames.pattern.test(path))).toEqual([]);
  for (const path of replacedFileNames.rejected) expect(path).toMatch(replacedFileNames.pattern);
  for (const path of replacedFileNames.accepted) expect(path).not.toMatch(replacedFileNames.pattern);
});
