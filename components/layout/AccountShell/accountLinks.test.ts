import { expect, test } from 'vitest';
import type { Residence } from '@/contract/account/account/endpoints';
import { type ResidenceRole, residencePages } from '@/contract/account/account/residencePhases';
import { accountLinks } from './accountLinks';

const residence = (phase: Residence['phase'], role: ResidenceRole = 'resident'): Residence => ({
  leaseId: phase,
  homeId: phase,
  status: 'active',
  role,
  phase,
  pages: [...residencePages(role, phase)],
  owed: null,
  leavesOn: null,
  deposit: 'none',
  address: '12 Alder St',
  city: 'Oakland',
  state: 'CA',
  startOn: '2026-12-01',
  endOn: '2027-11-30',
  picture: null,
  action: { label: 'View lease', href: '/' },
});
const rental = ['My home', 'Rent', 'Bills', 'Maintenance'];
const current = [...rental, 'Planned care', 'Services'];

test.each([
  [[], undefined, []],
  [['signing'], 'Where you live', ['My home', 'Rent']],
  [['movingIn'], 'Where you live', current],
  [['living'], 'Where you live', current],
  [['settling'], 'Where you lived', rental],
  [['settled'], 'Where you lived', rental],
  [['movingIn', 'settling'], 'Where you live', current],
] as const)('residences in %j have the menu %s', (phases, heading, labels) => {
  const groups = accountLinks({ roles: ['resident'], duties: [], residences: phases.map((phase) => residence(phase)) });
  const group = groups.find((one) => one.heading.startsWith('Where'));
  expect(group?.heading).toBe(heading);
  expect(group?.links.map(({ label }) => label) ?? []).toEqual(labels);
});

test.each([
  [[residence('living', 'coSigner')], 'Leases you co-signed', ['My home', 'Rent', 'Bills']],
  [[residence('settled', 'formerResident')], 'Where you lived', ['My home']],
  [[residence('living', 'coSigner'), residence('living')], 'Where you live', current],
] as const)('the menu of other people of a lease %#', (residences, heading, labels) => {
  const group = accountLinks({ roles: ['resident'], duties: [], residences: [...residences] }).find(({ links }) =>
    links.some(({ label }) => label === 'My home'),
  );
  expect(group?.heading).toBe(heading);
  expect(group?.links.map(({ label }) => label)).toEqual(labels);
});
