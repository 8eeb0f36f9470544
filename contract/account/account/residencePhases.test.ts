import { expect, test } from 'vitest';
import { residencePhase } from './residencePhases';

test.each([
  ['draft', 0, 'none', null],
  ['sent', 0, 'none', 'signing'],
  ['signed', 500_000, 'none', 'movingIn'],
  ['active', 0, 'none', 'living'],
  ['active', 174_000, 'open', 'living'],
  ['ended', 174_000, 'none', 'settling'],
  ['ended', 174_000, 'closed', 'settling'],
  ['ended', 1, 'open', 'settling'],
  ['ended', 0, 'open', 'settling'],
  ['ended', 0, 'closed', 'settled'],
  ['ended', 0, 'none', null],
  ['declined', 0, 'none', null],
  ['expired', 0, 'none', null],
  ['voided', 0, 'none', null],
] as const)('a lease that is %s with %i cents open and deposit %s is %s', (status, openCents, deposit, phase) => {
  expect(residencePhase({ status, openCents, deposit })).toBe(phase);
});
