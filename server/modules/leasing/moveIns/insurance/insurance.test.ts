import { expect, test } from 'vitest';
import { confirmsPolicy } from './insurance';

const policy = { insurer: 'Lemon', until: '2027-12-01', lastNames: ['Müller', 'Finch'] };
const text = 'LEMON Insurance. Named insured: Zoe Muller. Policy period 12/01/2026 to 12/01/2027. Renters HO-4.';

test('a policy that names the insurer, one of the residents, and its last day is confirmed', () => {
  expect(confirmsPolicy(text, policy)).toBe(true);
});

test.each([
  ['another insurer', { ...policy, insurer: 'Maple' }],
  ['nobody of the lease', { ...policy, lastNames: ['Lovelace', ''] }],
  ['another last day', { ...policy, until: '2028-12-01' }],
])('one with %s is not', (_, entered) => {
  expect(confirmsPolicy(text, entered)).toBe(false);
});

test('a picture, which has no text, is not', () => {
  expect(confirmsPolicy('', policy)).toBe(false);
});
