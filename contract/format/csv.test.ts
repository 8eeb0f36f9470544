import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvForPrograms, csvOf, plainCell } from './csv';

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

  test.each([
    '0123',
    '00501',
    '4417003921553',
    '1E5',
    '1.5e+10',
    '1-2',
    '3/4',
    '2-Jan',
    'May 5',
    'Sep-02',
    '(5)',
    'true',
  ])('keeps %s as text in spreadsheets, and reads it back', (cell) => {
    const [[read = ''] = []] = parse(csvOf([[cell]]), { bom: true }) as string[][];
    expect(read).toBe(`="${cell}"`);
    expect(plainCell(read)).toBe(cell);
    expect(csvForPrograms([[cell]])).toBe(`${cell}\r\n`);
  });

  test.each([
    '94601',
    '2026-11-25',
    '11/25/2026',
    '415-555-0101',
    'Apt 4',
    'Marble',
    'Mayfield 12a',
    '12-3456789',
    'December 2026',
  ])('writes %s as it is', (cell) => {
    expect(csvOf([[cell]])).toBe(`\ufeff${cell}\r\n`);
  });

  test('keeps every other cell as it was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), (cells) => {
        const [row = []] = parse(csvOf([cells]), { bom: true }) as string[][];
        const isMarked = (cell: string, at: number) => [`'${cells[at]}`, `="${cells[at]}"`].includes(cell);
        expect(row.map((cell, at) => (isMarked(cell, at) ? cells[at] : cell))).toEqual(cells);
      }),
    );
  });
});
