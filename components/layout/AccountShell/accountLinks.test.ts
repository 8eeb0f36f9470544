import { expect, test } from 'vitest';
import type { Residence } from '@/contract/account/account/endpoints';
import { accountLinks } from './accountLinks';

const residence = (phase: Residence['phase']): Residence => ({
  leaseId: phase,
  homeId: phase,
  status: 'active',
  phase,
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
  [['signing'], 'Where you live', current],
  [['living'], 'Where you live', current],
  [['settling'], 'Where you lived', rental],
  [['settled'], 'Where you lived', rental],
  [['movingIn', 'settling'], 'Where you live', current],
] as const)('residences in %j have the menu %s', (phases, heading, labels) => {
  const groups = accountLinks({ roles: ['resident'], duties: [], residences: phases.map(residence) });
  const group = groups.find((one) => one.heading.startsWith('Where'));
  expect(group?.heading).toBe(heading);
  expect(group?.links.map(({ label }) => label) ?? []).toEqual(labels);
});
