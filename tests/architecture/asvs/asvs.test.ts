// Each requirement of ASVS 5.0.0, levels 1 and 2, has a test that exists, a document, or a reason.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Answer, asvs } from './asvs.data';

/** How many of each section are of level 1 or 2: 253 in all, 70 of them of level 1. */
const COUNTS: Readonly<Record<string, number>> = {
  'V1.1': 2,
  'V1.2': 9,
  'V1.3': 11,
  'V1.4': 3,
  'V1.5': 2,
  'V2.1': 3,
  'V2.2': 3,
  'V2.3': 4,
  'V2.4': 1,
  'V3.2': 2,
  'V3.3': 4,
  'V3.4': 6,
  'V3.5': 5,
  'V3.7': 2,
  'V4.1': 3,
  'V4.2': 1,
  'V4.3': 2,
  'V4.4': 4,
  'V5.1': 1,
  'V5.2': 3,
  'V5.3': 2,
  'V5.4': 3,
  'V6.1': 3,
  'V6.2': 12,
  'V6.3': 4,
  'V6.4': 4,
  'V6.5': 5,
  'V6.6': 3,
  'V6.8': 4,
  'V7.1': 3,
  'V7.2': 4,
  'V7.3': 2,
  'V7.4': 5,
  'V7.5': 2,
  'V7.6': 2,
  'V8.1': 2,
  'V8.2': 3,
  'V8.3': 1,
  'V8.4': 1,
  'V9.1': 3,
  'V9.2': 4,
  'V10.1': 2,
  'V10.2': 2,
  'V10.3': 4,
  'V10.4': 11,
  'V10.5': 5,
  'V10.6': 2,
  'V10.7': 3,
  'V11.1': 2,
  'V11.2': 3,
  'V11.3': 3,
  'V11.4': 4,
  'V11.5': 1,
  'V11.6': 1,
  'V12.1': 3,
  'V12.2': 2,
  'V12.3': 4,
  'V13.1': 1,
  'V13.2': 5,
  'V13.3': 2,
  'V13.4': 5,
  'V14.1': 2,
  'V14.2': 4,
  'V14.3': 3,
  'V15.1': 3,
  'V15.2': 3,
  'V15.3': 7,
  'V16.1': 1,
  'V16.2': 5,
  'V16.3': 4,
  'V16.4': 3,
  'V16.5': 3,
  'V17.1': 1,
  'V17.2': 4,
  'V17.3': 2,
};

const rows = Object.entries(asvs);
const kindOf = (answer: Answer) => Object.keys(answer)[0] ?? '';

test('every requirement of levels 1 and 2 has its row', () => {
  const found: Record<string, number> = {};
  for (const [id] of rows) {
    const section = id.slice(0, id.lastIndexOf('.'));
    found[section] = (found[section] ?? 0) + 1;
  }
  expect(found).toEqual(COUNTS);
  expect(rows).toHaveLength(253);
});

test('every test and document that is named exists', () => {
  const named = rows.flatMap(([id, answer]) => {
    if ('held' in answer) return answer.held.map((file) => ({ id, file }));
    return 'rule' in answer ? [{ id, file: answer.rule }] : [];
  });
  expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
  const tests = named.filter(({ file }) => file.startsWith('docs/') === false);
  expect(tests.filter(({ file }) => !/\b(test|it|describe)\b[.(]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the document tells the same counts, and names every gap', () => {
  const counts: Record<string, number> = {};
  for (const [, answer] of rows) counts[kindOf(answer)] = (counts[kindOf(answer)] ?? 0) + 1;
  const text = readFileSync('docs/assurance.md', 'utf8');
  const line = `${counts.held} are held by tests, ${counts.rule} by documents, ${counts.absent} are about what does not exist here, ${counts.host} are the host’s, and ${counts.gap} are open`;
  expect(text).toContain(line);
  const open = rows.filter(([, answer]) => 'gap' in answer).map(([id]) => id);
  expect(open.filter((id) => !text.includes(`| ${id} |`))).toEqual([]);
});
