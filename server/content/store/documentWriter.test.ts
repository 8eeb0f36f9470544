import { expect, test } from 'vitest';
import { newId } from './documentWriter';

test('no id of a document begins like an option of a command', () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(ids.filter((id) => !/^[a-zA-Z0-9][\w-]{15}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(500);
});
