import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subjectOf, subjectProblem } from './commitSubject.mjs';

test.each([
  'Add a filter for EV chargers',
  'Test hostile input by seeded samples',
  `Fix ${'x'.repeat(68)}`,
  'Merge branch database',
  'Revert "Add a filter for EV chargers"',
  'fixup! Add a filter for EV chargers',
])('accepts "%s"', (subject) => {
  expect(subjectProblem(subject)).toBeUndefined();
});

test.each([
  ['Let the test be tried again', 'must begin with Add, Fix'],
  ['add a filter', 'must begin with'],
  ['Added a filter', 'must begin with'],
  ['Fix', 'needs an object'],
  ['Fix ', 'needs an object'],
  [`Fix ${'x'.repeat(69)}`, '73 characters'],
  ['Fix a filter.', 'period'],
  ['', 'must begin with'],
])('refuses "%s"', (subject, why) => {
  expect(subjectProblem(subject)).toContain(why);
});

test('the subject is the first line that git has not written itself', () => {
  expect(subjectOf('\n# On branch main\nAdd a filter\n\nBecause.\n')).toBe('Add a filter');
});

test('the command fails for a subject in another style, and only then', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'belong-commit-')), 'COMMIT_EDITMSG');
  const run = (message: string) => {
    writeFileSync(file, message);
    return spawnSync(process.execPath, ['scripts/ci/commitSubject.mjs', file], { encoding: 'utf8' });
  };
  expect(run('Add a filter\n').status).toBe(0);
  const refused = run('Say what is new\n');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('Say what is new');
});
