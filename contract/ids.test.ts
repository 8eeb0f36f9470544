import { describe, expect, test } from 'vitest';
import { newId } from './ids';

describe('newId', () => {
  test('is a UUID of version 7 that begins with its millisecond', () => {
    const id = newId(0x019ab4c5d6e7);
    expect(id).toMatch(/^019ab4c5-d6e7-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('keeps the order of a thousand ids of one millisecond, and repeats none', () => {
    const ids = Array.from({ length: 1_000 }, () => newId(1_700_000_000_000));
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(1_000);
  });
});
