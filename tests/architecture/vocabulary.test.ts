// Names follow docs/glossary.md, modules have one set of files, and folders stay small enough to read.
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesMatching, isGenerated } from '../support/sources';
import {
  MAX_FILES_PER_FOLDER,
  MODULE_ROLES,
  otherModuleFiles,
  type ReplacedWord,
  replacedFileNames,
  replacedWords,
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

test('no file has a replaced name', () => {
  expect(paths.filter((path) => replacedFileNames.pattern.test(path))).toEqual([]);
  for (const path of replacedFileNames.rejected) expect(path).toMatch(replacedFileNames.pattern);
  for (const path of replacedFileNames.accepted) expect(path).not.toMatch(replacedFileNames.pattern);
});

/** Files with the name of the noun they hold: accounts and postings of the ledger, residents of a lease, signers of a document. */
const NOUN_FILES =
  /^server\/modules\/(ledger\/(accounts|postings\/[a-zA-Z]+)|leases\/residents|signing\/signers)(\.test)?\.ts$/;

const isModuleFile = (path: string) => {
  const name = basename(path);
  const role = /^([a-zA-Z]+)(\.db)?(\.test)?\.ts$/.exec(name)?.[1];
  return MODULE_ROLES.includes(role ?? '') || otherModuleFiles.test(name) || NOUN_FILES.test(path);
};

test('files of server/modules have at most 12 roles', () => {
  expect(MODULE_ROLES.length).toBeLessThanOrEqual(12);
  expect(paths.filter((path) => path.startsWith('server/modules/') && !isModuleFile(path))).toEqual([]);
  expect(isModuleFile('server/modules/homes/routes.test.ts')).toBe(true);
  expect(isModuleFile('server/modules/homes/homes.facts.ts')).toBe(false);
  expect(isModuleFile('server/modules/homes/helpers.ts')).toBe(false);
});

// Migrations are a history that only grows, read by number.
const isHistory = (path: string) => path.startsWith('server/db/migrations/');

test(`no folder of code has more than ${MAX_FILES_PER_FOLDER} files`, () => {
  const counts = Map.groupBy(
    paths.filter((path) => !isHistory(path)),
    dirname,
  );
  const crowded = [...counts].filter(([, files]) => files.length > MAX_FILES_PER_FOLDER);
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});
