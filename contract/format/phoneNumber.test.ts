import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PhoneNumber, TextNumber } from './phoneNumber';
import { readPhone as readPhoneInBrowser } from './phoneReader.browser';
import { formatPhone, readPhone } from './phoneText';

const corpus = readFileSync('tests/corpora/phones.tsv', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t') as [typed: string, number: string, extension: string]);
const stored = ([, number, extension]: (typeof corpus)[number]) => (extension ? `${number};ext=${extension}` : number);
const callable = corpus.filter(([, number]) => number !== 'refuse');
const impossible = corpus.filter(([, number]) => number === 'refuse');

describe('readPhone', () => {
  test.each(callable)('reads %s as %s with extension "%s"', (...row) => {
    expect(readPhone(row[0])).toBe(stored(row));
    expect(readPhone(stored(row))).toBe(stored(row));
    expect(readPhoneInBrowser(row[0])).toBe(row[0].trim());
  });

  test.each(impossible)('refuses %s', (typed) => {
    expect(readPhone(typed)).toBeUndefined();
    expect(PhoneNumber.safeParse(typed).success).toBe(false);
  });

  test('refuses a number with an extension where we text', () => {
    expect(TextNumber.safeParse('415-555-0142 x7').error?.issues[0]?.message).toContain('extension');
    expect(TextNumber.parse('+44 20 7946 0018')).toBe('+442079460018');
  });
});

test.each([
  ['+14155550100', '(415) 555-0100'],
  ['+14155550100;ext=12', '(415) 555-0100 ext. 12'],
  ['+442079460018', '+442079460018'],
  ['+6591234567', '+6591234567'],
  ['4155550100', '(415) 555-0100'],
  ['not a number', 'not a number'],
])('shows %s as %s', (number, shown) => expect(formatPhone(number)).toBe(shown));

test('prints the score of the corpus', () => {
  const right = corpus.filter((row) => (readPhone(row[0]) ?? 'refuse') === stored(row));
  process.stdout.write(`Phone numbers: ${right.length} of ${corpus.length} read right.\n`);
  expect(corpus.length).toBeGreaterThanOrEqual(50);
  expect(right).toHaveLength(corpus.length);
});
