import { expect, test } from 'vitest';
import * as z from 'zod';
import { schemas } from '@/contract/schemas';
import { MAX_INPUT_CENTS } from './cents';

type Node = { type?: string; maximum?: number; minimum?: number } & Record<string, unknown>;

/** Whole numbers of a JSON schema that may be larger than any amount that a person gives, by their path. */
function tooLarge(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, maximum, minimum } = node as Node;
  const isAmount = /cents|amount|price|rent|fee|cost/i.test(path.split('.').at(-1) ?? '');
  const here =
    type === 'integer' &&
    isAmount &&
    ((maximum ?? Infinity) > MAX_INPUT_CENTS || (minimum ?? -Infinity) < -MAX_INPUT_CENTS)
      ? [`${path}: ${minimum} to ${maximum}`]
      : [];
  return [
    ...here,
    ...Object.entries(node).flatMap(([name, child]) =>
      tooLarge(
        child,
        ['properties', 'anyOf', 'oneOf', 'allOf', 'items'].includes(name) || /^\d+$/.test(name)
          ? path
          : `${path}.${name}`,
      ),
    ),
  ];
}

test('rejects amounts that are too large to be summed in cents', () => {
  const found = Object.entries(schemas).flatMap(([resource, endpoints]) =>
    Object.entries(endpoints as Record<string, { body?: z.ZodType }>).flatMap(([name, { body }]) =>
      body ? tooLarge(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), `${resource}.${name}`) : [],
    ),
  );
  expect(found).toEqual([]);
});
