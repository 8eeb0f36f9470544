import { expect, test } from 'vitest';
import type { Schemas } from '@/contract/endpoint';
import { schemas } from '@/contract/schemas';
import { operations } from './operations';
import { validBodies } from './validBodies';

// Tests that bend a body to see it refused prove nothing where the body itself is refused.
test('every body that the tests send is valid', () => {
  const all: Record<string, Record<string, Schemas>> = schemas;
  const invalid = operations.filter(({ name, endpoint }) => {
    const [noun = '', act = ''] = name.split('.');
    const body = all[noun]?.[act]?.body;
    return body && !endpoint.maxBodyBytes && !body.safeParse(validBodies[name]).success;
  });
  expect(invalid.map(({ name }) => name)).toEqual([]);
});
