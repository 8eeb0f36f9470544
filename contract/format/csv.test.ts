import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvForPrograms, csvOf } from './csv';

describe('csvOf', () => {
  test('starts with a byte order mark, which files for programs lack', () => {
    expect(csvOf([['José']])).toBe('\ufeffJosé\r\n');
    expect(csvForPrograms([['José']])).toBe('José\r\n');
  });

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '\n=1+1',
    '  =1',
    '"=1"',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM',
    '\u200b=1',
  ])('marks %j as text', (cell) => {
    const [[read = ''] = []] = parse(csvOf([[cell]]), { bom: true }) as string[][];
    expect(read).toBe(`'${cell}`);
  });

  test('keeps every other cell as it was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), (cells) => {
        const [row = []] = parse(csvOf([cells]), { bom: true }) as string[][];
        expect(row.map((cell, at) => (cell === `'${cells[at]}` ? cells[at] : cell))).toEqual(cells);
      }),
    );
  });
});
