import { describe, expect, test } from 'vitest';
import { isCorrectionOf, isSameName, signatureProblem } from './personName';

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
