import { describe, expect, test } from 'vitest';
import { namesCorpus } from '@/tests/support/namesCorpus';
import { FirstName } from './nameSchema';
import { fullName, isCorrectionOf, isSameName, readName, signatureProblem, surnameOf } from './personName';

describe('isSameName', () => {
  test.each([
    ['JOSE NUNEZ', 'José Núñez'],
    ['Mary Ann OBrien', 'Mary-Ann O’Brien'],
    ['  ali k  smith ', 'Ali K. Smith'],
    ['Soren Lukasz', 'Søren Łukasz'],
    ['Renée Dang', 'Rene\u0301e Đặng'],
  ])('accepts %j for %j: case, accents, punctuation, and spaces do not count', (typed, legalName) => {
    expect(isSameName(typed, legalName)).toBe(true);
  });

  test.each([
    ['Mickey Mouse', 'Sam Rivera'],
    ['Sam', 'Sam Rivera'],
    ['Rivera Sam', 'Sam Rivera'],
    ['Sam Riviera', 'Sam Rivera'],
    ['', 'Sam Rivera'],
    ['', ''],
    ['.', '-'],
  ])('refuses %j for %j', (typed, legalName) => {
    expect(isSameName(typed, legalName)).toBe(false);
  });
});

test('signatureProblem names the name that is expected', () => {
  expect(signatureProblem('Mickey Mouse', 'Sam Rivera')).toBe('Type your full legal name, Sam Rivera, to sign.');
  expect(signatureProblem('sam rivera', 'Sam Rivera')).toBeUndefined();
});

test('isCorrectionOf: a corrected name keeps one of the names and stays a full name', () => {
  expect(isCorrectionOf('Sam Riviera', 'Sam Rivera')).toBe(true);
  expect(isCorrectionOf('Samuel Rivera', 'Sam Rivera')).toBe(true);
  expect(isCorrectionOf('Mickey Mouse', 'Sam Rivera')).toBe(false);
  expect(isCorrectionOf('Sam', 'Sam Rivera')).toBe(false);
});

test.each([
  ['Suprihatin', 'Suprihatin .'],
  ['Suprihatin', 'FNU Suprihatin'],
  ['Suprihatin', 'Suprihatin LNU'],
  ['Suprihatin', 'Suprihatin Suprihatin'],
  ['Suprihatin', 'suprihatin'],
  ['Suprihatin Wijaya', 'Suprihatin'],
])('isCorrectionOf: %s may stand for %s', (name, before) => {
  expect(isCorrectionOf(name, before)).toBe(true);
});

test.each([
  ['Wijaya', 'Suprihatin .'],
  ['FNU', 'FNU Suprihatin'],
  ['Suprihatin', 'Suprihatin Wijaya'],
])('isCorrectionOf: %s may not stand for %s', (name, before) => {
  expect(isCorrectionOf(name, before)).toBe(false);
});

test.each([
  [{ firstName: 'Suprihatin', lastName: '' }, 'Suprihatin', 'Suprihatin'],
  [{ firstName: 'Suprihatin' }, 'Suprihatin', 'Suprihatin'],
  [{ firstName: 'Jae', lastName: 'O' }, 'Jae O', 'O'],
  [{ firstName: null, lastName: null }, '', ''],
])('%j is %j in full, and %j where one name must do', (names, full, last) => {
  expect(fullName(names)).toBe(full);
  expect(surnameOf(names)).toBe(last);
});

describe('readName', () => {
  test.each(namesCorpus)('keeps $name', ({ name }) => {
    expect(readName(name)).toBe(name);
  });

  test.each([
    ['\u200b', undefined],
    ['.', undefined],
    ['\u3164', undefined],
    ['\u2800', undefined],
    ['\u202emoc.live', 'moc.live'],
    ['Le\u200bna', 'Lena'],
    ['Le\u00adna\ufeff', 'Lena'],
    ['Le\u200dna', 'Lena'],
    ['  Lena\t\u00a0 Ortiz\u2028', 'Lena Ortiz'],
    ['Lena\u0000', 'Lena'],
    ['\u2066Lena\u2069', 'Lena'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
  ])('reads %j as %j', (typed, name) => {
    expect(readName(typed)).toBe(name);
  });

  test('leaves no sign out of sight between Latin letters, whichever Unicode has', () => {
    const unseen = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u.test(sign));
    expect(unseen.length).toBeGreaterThan(4_000);
    expect(
      unseen.filter(
        (sign) => readName(`${sign}Ana${sign} `) !== 'Ana' && !/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u.test(sign),
      ),
    ).toEqual([]);
  });

  test('the schema says what is missing', () => {
    expect(FirstName.safeParse('\u200b').error?.issues[0]?.message).toBe('Enter your first name');
    expect(FirstName.safeParse(' Ana ').data).toBe('Ana');
  });
});
