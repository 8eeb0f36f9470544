import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figuresText, withFigures } from './document';
import { SUITES } from './suiteNames';

const endedAt = new Date('2026-11-29T09:00Z');
const tables = [
  {
    title: 'Queues',
    columns: ['what', 'measured', 'beside it', 'ratio'],
    rows: [['/homes', '2 ms', 'SQL 1 ms', '2.00 x']],
  },
];

test('says when, how long, and on how many cores, with a table under each title', () => {
  expect(figuresText({ tables, endedAt, took: 90_000 }, 2)).toBe(
    [
      'Measured on November 29, 2026, in 1.5 minutes on 2 cores.',
      '',
      '**Queues**',
      '',
      '| what | measured | beside it | ratio |',
      '| --- | --- | --- | --- |',
      '| `/homes` | 2 ms | SQL 1 ms | 2.00 x |',
    ].join('\n'),
  );
});

test('puts the figures of a suite in place of those before, and leaves the rest', () => {
  const document = '# A\n<!-- figures of care -->\nold\n<!-- end of figures -->\nB <!-- figures of map --> C';
  const text = withFigures(document, { suite: 'care', tables, endedAt, took: 90_000 });
  expect(text).toMatch(
    /^# A\n<!-- figures of care -->\n\nMeasured on .*\n<!-- end of figures -->\nB <!-- figures of map --> C$/s,
  );
  expect(text).not.toContain('old');
  expect(() => withFigures(document, { suite: 'map', tables, endedAt, took: 1 })).toThrow(
    'no "<!-- figures of map -->"',
  );
});

test('docs/performance.md has a place for the figures of every suite', () => {
  const document = readFileSync('docs/performance.md', 'utf8');
  const places = [...document.matchAll(/<!-- figures of (\w+) -->.*?<!-- end of figures -->/gs)].map(
    ([, name]) => name,
  );
  expect(places.sort()).toEqual([...SUITES].sort());
});
