import { expect, test } from 'vitest';
import { STANDARDS, standardsByRoom } from './standards';

test('every standard has an id of its own, a text, and a source', () => {
  expect(new Set(STANDARDS.map(({ id }) => id)).size).toBe(STANDARDS.length);
  expect(STANDARDS.length).toBeGreaterThanOrEqual(40);
  for (const { text, source } of STANDARDS) {
    expect(text.length).toBeGreaterThan(15);
    expect(source.length).toBeGreaterThan(10);
  }
});

test('a must-do rests on a statute or a model code, never on taste', () => {
  const mustDos = STANDARDS.filter(({ severity }) => severity === 'must_do');
  expect(mustDos.length).toBeGreaterThan(15);
  for (const { id, source } of mustDos) expect([id, source]).toEqual([id, expect.stringMatching(/§|Code|C\.F\.R\./)]);
});

test('every kind of room is checked, and each standard stands in one of them', () => {
  for (const { standards } of standardsByRoom) expect(standards.length).toBeGreaterThan(0);
  expect(standardsByRoom.flatMap(({ standards }) => standards)).toHaveLength(STANDARDS.length);
});
