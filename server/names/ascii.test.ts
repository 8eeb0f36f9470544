import { describe, expect, test } from 'vitest';
import { isLatinSpelling, latinSpellingProblem } from '@/contract/account/users/latinSpelling';
import { isSameName } from '@/contract/account/users/personName';
import { formatBulkFile } from '@/server/providers/tinMatching/bulkFile';
import { namesCorpus } from '@/tests/support/namesCorpus';
import { asciiSpelling, foldLetters, hasAsciiSpelling, mentionsName, nearestAscii } from './ascii';

const latin = namesCorpus.flatMap(({ name, ascii }) => (ascii === undefined ? [] : [{ name, ascii }]));
const others = namesCorpus.filter(({ ascii }) => ascii === undefined);
const fileOf = (name: string) => formatBulkFile([{ reference: 'a1', kind: 'ssn', tin: '536904399', name }]);

describe('asciiSpelling', () => {
  test.each(latin)('spells $name as $ascii', ({ name, ascii }) => {
    expect(asciiSpelling(name).toUpperCase()).toBe(ascii);
    expect(asciiSpelling(name.normalize('NFD')).toUpperCase()).toBe(ascii);
  });

  test.each(others)('refuses $name', ({ name }) => {
    expect(() => asciiSpelling(name)).toThrow();
  });

  test('leaves no letter of the Latin script out', () => {
    const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter((one) =>
      /(?=\p{L})\p{Script=Latin}/u.test(one),
    );
    // Letters that only scholars use may have no spelling: these are held back.
    const spelled = letters.filter(hasAsciiSpelling);
    expect(letters.length - spelled.length).toBeLessThan(40);
    expect(spelled.length).toBeGreaterThan(1_200);
    expect(spelled.filter((letter) => !/^[ -~]+$/.test(asciiSpelling(letter)))).toEqual([]);
    // Latin-1, Latin Extended-A and -B, and Latin Extended Additional: what living languages write.
    expect(
      letters.filter((letter) => /[\u00c0-\u024f\u1e00-\u1eff]/.test(letter) && !hasAsciiSpelling(letter)),
    ).toEqual([]);
  });
});

describe('formatBulkFile', () => {
  test.each(latin)('writes $name as $ascii', ({ name, ascii }) => {
    // The IRS takes letters, digits, hyphens, and ampersands.
    const line = ascii.replace(/[^A-Z\d& -]/g, '').slice(0, 40);
    expect(fileOf(name)).toBe(`2;536904399;${line};a1\r\n`);
  });

  test.each([...others.map(({ name }) => name), '', '…'])('refuses %j rather than an empty name', (name) => {
    expect(() => fileOf(name)).toThrow();
  });
});

describe('latinSpellingProblem', () => {
  test.each(namesCorpus)('asks about $name only when it has letters of another script', ({ name, ascii }) => {
    expect(isLatinSpelling(name)).toBe(ascii !== undefined);
    expect(latinSpellingProblem(name) === undefined).toBe(ascii !== undefined);
  });
});

describe('foldLetters', () => {
  test.each([
    ['Łucja ŻAKIEWSKA', 'lucja zakiewska'],
    ['Straße', 'strasse'],
    ['Cañada', 'canada'],
    ['Йоана', 'иоана'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldLetters(text)).toBe(folded);
  });
});

describe('one person under two spellings', () => {
  test.each(latin)('signs as $ascii or as $name, and papers with either name them', ({ name, ascii }) => {
    expect(isSameName(ascii, name)).toBe(true);
    expect(isSameName(name, ascii)).toBe(true);
    expect(mentionsName(`Named insured:${ascii}\nPolicy 12`, name)).toBe(true);
    expect(mentionsName(`(${name.toUpperCase()}), policy 12`, ascii)).toBe(true);
  });
});

describe('mentionsName', () => {
  test.each([
    ["Pay to the order of O'Connell", 'O’Connell'],
    ['MARIA GARCIA LOPEZ', 'García-López'],
    ['被保险人王小明先生', '王小明'],
    ['Νίκος Παπαδόπουλος', 'Παπαδοπουλοσ'.replace(/σ$/, 'ς')],
  ])('finds in %j the name %s', (text, name) => {
    expect(mentionsName(text, name)).toBe(true);
  });

  test.each([
    ['This policy is valid', 'Li'],
    ['Lena Ortiz', 'Ort'],
    ['Lena Ortiz', ''],
    ['Lena Ortiz', '.'],
  ])('finds in %j no name %j', (text, name) => {
    expect(mentionsName(text, name)).toBe(false);
  });
});

test('nearestAscii spells letters of every script', () => {
  expect(namesCorpus.filter(({ name }) => !/^[ -~]+$/.test(nearestAscii(name)))).toEqual([]);
});

test('prints the score of the corpus', () => {
  const right = namesCorpus.filter(({ name, ascii }) =>
    ascii === undefined
      ? !hasAsciiSpelling(name)
      : hasAsciiSpelling(name) && asciiSpelling(name).toUpperCase() === ascii,
  );
  process.stdout.write(`Names in ASCII: ${right.length} of ${namesCorpus.length} spelled right.\n`);
  expect(namesCorpus.length).toBeGreaterThanOrEqual(50);
  expect(right).toHaveLength(namesCorpus.length);
});
