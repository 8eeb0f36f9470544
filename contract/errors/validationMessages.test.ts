import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { schemas } from '@/contract/schemas';
import { fieldLabel, validationMessage } from './validationMessages';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: validationMessage }).error?.issues.map(({ message }) => message) ?? [];

describe('validationMessage', () => {
  test.each([
    [z.object({ firstName: z.string() }), {}, 'First name is required.'],
    [z.object({ firstName: z.string() }), { firstName: 5 }, 'First name isn’t in the right format.'],
    [z.object({ city: z.string().max(100) }), { city: 'x'.repeat(101) }, 'City: use 100 characters or fewer.'],
    [z.object({ city: z.string().min(1) }), { city: '' }, 'City is required.'],
    [z.object({ beds: z.int().max(10) }), { beds: 11 }, 'Beds must be 10 or less.'],
    [z.object({ rentCents: z.int().min(1_000) }), { rentCents: 1 }, 'Rent must be 1,000 or more.'],
    [z.object({ beds: z.int() }), { beds: 1.5 }, 'Beds must be a number.'],
    [z.object({ pets: z.enum(['dog', 'cat']) }), { pets: 'emu' }, 'Choose one of the options for Pets.'],
    [z.object({ pets: z.array(z.string()).max(2) }), { pets: ['a', 'b', 'c'] }, 'Pets: choose 2 or fewer.'],
    [z.object({ email: z.email() }), { email: 'nobody' }, 'Enter an email address, such as name@example.com.'],
    [z.object({ lastDay: z.iso.date() }), { lastDay: '' }, 'Enter a date.'],
    [z.object({ lastDay: z.iso.date() }), { lastDay: 'soon' }, 'Enter a date as year-month-day, such as 2026-11-23.'],
    [z.strictObject({}), { color: 'red' }, "We don't know “color”."],
  ])('says what is wrong with %#', (schema, value, message) => {
    expect(messages(schema, value)).toEqual([message]);
  });

  test('leaves a message of the schema itself alone', () => {
    expect(messages(z.object({ name: z.string().min(1, 'Tell us your name') }), { name: '' })).toEqual([
      'Tell us your name',
    ]);
  });

  test('no schema of the contract answers a library text, whatever it is given', () => {
    const library = /expected|received|Invalid (input|option|string)|Too (big|small)|Unrecognized/;
    const wrong: string[] = [];
    const values = [undefined, null, '', 'x'.repeat(20_000), -1e12, 1e12, 0.5, [], {}, true, [{}], { x: 1 }];
    for (const [noun, endpoints] of Object.entries(schemas))
      for (const [name, { body, query }] of Object.entries(
        endpoints as Record<string, { body?: z.ZodType; query?: z.ZodType }>,
      ))
        for (const schema of [body, query])
          for (const value of values)
            for (const shaped of [value, ...keysOf(schema).map((key) => ({ [key]: value }))])
              for (const message of schema ? messages(schema, shaped) : [])
                if (library.test(message)) wrong.push(`${noun}.${name}: ${message}`);
    expect([...new Set(wrong)]).toEqual([]);
  });
});

const keysOf = (schema?: z.ZodType) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

test.each([
  [['firstName'], 'First name'],
  [['household', 0, 'dateOfBirth'], 'Date of birth'],
  [['pets', 2], 'Pets'],
  [[], null],
])('fieldLabel of %j is %j', (path, label) => {
  expect(fieldLabel(path)).toBe(label);
});
