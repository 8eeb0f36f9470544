import { expect, test } from 'vitest';
import * as z from 'zod';
import { undeclaredField } from './undeclaredField';

const schema = z.object({ name: z.string(), homes: z.array(z.object({ id: z.string() })) });
const more = (answers: unknown) => undeclaredField(answers, schema.parse(answers));

test('finds what a reply tells beyond its schema, at any depth', () => {
  expect(more({ name: 'Ada', homes: [{ id: '1' }] })).toBeUndefined();
  expect(more({ name: 'Ada', homes: [], passwordHash: 'x' })).toBe('the answer.passwordHash');
  expect(more({ name: 'Ada', homes: [{ id: '1' }, { id: '2', ownerId: 'x' }] })).toBe('the answer.homes.1.ownerId');
});

test('leaves out undefined fields', () => {
  expect(more({ name: 'Ada', homes: [], passwordHash: undefined })).toBeUndefined();
});
