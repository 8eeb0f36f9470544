import { expect, test } from 'vitest';
import { RESIDENCE_PHASES, residencePages, residencePhase } from './residencePhases';

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
  for (const role of ['resident', 'coSigner'] as const)
    expect(residencePhase({ role, status, hasBegun: false, openCents, deposit })).toBe(phase);
});

test('a lease that people lived under keeps its history where no move-out is known', () => {
  const ended = { role: 'coSigner', status: 'ended', openCents: 0, deposit: 'none' } as const;
  expect(residencePhase({ ...ended, hasBegun: true })).toBe('settled');
});

test('who left by an addendum has settled with it while it runs', () => {
  const facts = { status: 'active', hasBegun: true, openCents: 174_000, deposit: 'none' } as const;
  expect(residencePhase({ ...facts, role: 'formerResident' })).toBe('settled');
});

test.each(RESIDENCE_PHASES.filter((phase) => phase !== 'signing'))(
  'residents and co-signers of a lease that is %s see the lease, the rent, and the bills',
  (phase) => {
    for (const role of ['resident', 'coSigner'] as const)
      expect(residencePages(role, phase)).toEqual(expect.arrayContaining(['home', 'rent', 'bills']));
  },
);

test('co-signers have no repairs, care, or services of a home where they do not live', () => {
  for (const phase of RESIDENCE_PHASES)
    for (const page of ['maintenance', 'plannedCare', 'services'] as const)
      expect(residencePages('coSigner', phase)).not.toContain(page);
});
