import { expect, test } from 'vitest';
import * as z from 'zod';
import { Contact } from '@/contract/account/leads/schemas';
import { Booker } from '@/contract/leasing/appointments/schemas';
import { businessNameSchema, namesShape, withLastName } from './nameSchema';
import { MISSING_LAST_NAME } from './personName';

const Names = withLastName(z.strictObject(namesShape));
const problemsOf = (schema: z.ZodType, typed: unknown) =>
  Object.fromEntries(
    (schema.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

test.each([
  '',
  '   ',
  '.',
  '-',
  '--',
  '*',
  '0',
  'N/A',
  'n/a',
  'n.a.',
  'N / A',
  'None',
  'NONE',
  '(none)',
  'no last name',
  'No lastname',
  'sin apellido',
  'Ninguno',
  '\u200b',
])('asks for the box in place of the last name %j', (lastName) => {
  expect(problemsOf(Names, { firstName: 'Suprihatin', lastName })).toEqual({ lastName: MISSING_LAST_NAME });
  expect(Names.parse({ firstName: 'Suprihatin', lastName, oneName: true })).toMatchObject({
    firstName: 'Suprihatin',
    lastName: '',
  });
});

test.each(['O', 'Na', 'Ng', 'Null', 'Nonetti', 'Same', '王', 'de la Cruz', 'Unknown', "D'Arc"])(
  'keeps the last name %s',
  (lastName) => {
    expect(Names.parse({ firstName: 'Jae', lastName, oneName: false }).lastName).toBe(lastName);
  },
);

test('counts no last name of a person who says that they have one name', () => {
  expect(Names.parse({ firstName: 'Suprihatin', lastName: 'Wijaya', oneName: true }).lastName).toBe('');
});

test('names the missing last name beside what is wrong with other fields', () => {
  expect(problemsOf(Contact, { firstName: '.', lastName: '', email: 'no address' })).toMatchObject({
    firstName: 'Enter your first name',
    lastName: MISSING_LAST_NAME,
    email: expect.any(String),
  });
});

test('still requires the key of the last name, as the contract of users says', () => {
  expect(problemsOf(Names, { firstName: 'Suprihatin', oneName: true })).toHaveProperty('lastName');
});

test('asks a booker with a phone number in the same way', () => {
  const booker = { firstName: 'Suprihatin', lastName: '', email: 'su@example.test', phone: '(415) 555-0142' };
  expect(problemsOf(Booker, booker)).toEqual({ lastName: MISSING_LAST_NAME });
  expect(Booker.parse({ ...booker, oneName: true })).toMatchObject({ lastName: '', phone: '+14155550142' });
});

test.each([
  ['\u202e76 \u200b', '76'],
  ['Acme\u00a0 LLC', 'Acme LLC'],
])('keeps of the business name %j what one sees', (typed, name) => {
  expect(businessNameSchema(120, 'Enter a name').parse(typed)).toBe(name);
});

test.each(['\u200b', ' . ', ''])('asks for the business name in place of %j', (typed) => {
  expect(problemsOf(businessNameSchema(120, 'Who does the work?'), typed)).toEqual({ '': 'Who does the work?' });
  expect(businessNameSchema(120).safeParse('\u200b').data).toBe('');
});
