import { describe, expect, test } from 'vitest';
import type { AccountHome, Residence } from '@/contract/account/account/endpoints';
import { type ResidenceRole, residencePages } from '@/contract/account/account/residencePhases';
import type { Duty } from '@/contract/account/users/endpoints';
import { accountNavigation, isGroup, linksOf } from './accountLinks';

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
const everyDuty: Duty[] = ['leasing', 'care', 'money', 'support', 'admin'];
const aHome = [{ id: 'home' } as AccountHome];
const emptyAccount = { roles: [], duties: [], homes: [], residences: [], isHelper: false };

const people = {
  newcomer: { ...emptyAccount, roles: ['resident'] },
  'homeowner without a home': { ...emptyAccount, roles: ['homeowner'] },
  'helper of a home': { ...emptyAccount, roles: ['homeowner'], isHelper: true },
  homeowner: { ...emptyAccount, roles: ['homeowner'], homes: aHome },
  resident: { ...emptyAccount, roles: ['resident'], residences: [residence('living')] },
  'homeowner who rents': {
    ...emptyAccount,
    roles: ['homeowner', 'resident'],
    homes: aHome,
    residences: [residence('living')],
  },
  'co-signer': { ...emptyAccount, roles: ['resident'], residences: [residence('living', 'coSigner')] },
  'former resident': { ...emptyAccount, roles: ['resident'], residences: [residence('settled')] },
  editor: { ...emptyAccount, roles: ['editor'] },
  'editor with homes': { ...emptyAccount, roles: ['editor', 'homeowner'], homes: aHome },
  staff: { ...emptyAccount, roles: ['staff'], duties: everyDuty },
  'staff who own and rent': {
    ...emptyAccount,
    roles: ['staff', 'homeowner', 'resident'],
    duties: everyDuty,
    homes: aHome,
    residences: [residence('living')],
  },
  'staff of the money desk': { ...emptyAccount, roles: ['staff'], duties: ['money'] },
} satisfies Record<string, Parameters<typeof accountNavigation>[0]>;

const entriesOf = (name: keyof typeof people) =>
  accountNavigation(people[name]).entries.map((entry) => (isGroup(entry) ? `${entry.heading} >` : entry.label));
const barOf = (name: keyof typeof people) => accountNavigation(people[name]).bar.map(({ label }) => label);

describe.each(Object.keys(people) as (keyof typeof people)[])('a %s', (name) => {
  const { entries, bar } = accountNavigation(people[name]);

  test('has at most seven entries on a large screen, and each page once', () => {
    expect(entries.length).toBeLessThanOrEqual(7);
    const pages = linksOf(entries).map(({ href }) => href);
    expect(new Set(pages).size).toBe(pages.length);
    for (const page of ['Inbox', 'Documents', 'Settings', 'Saved', 'Tours and applications'])
      expect(linksOf(entries).map(({ label }) => label)).toContain(page);
  });

  test('has four pages on the bar of a phone, all of which are entries too', () => {
    expect(bar).toHaveLength(4);
    expect(bar[0]?.label).toBe('Overview');
    expect(bar[3]?.label).toBe('Inbox');
    const pages = linksOf(entries).map(({ href }) => href);
    for (const { href } of bar) expect(pages).toContain(href);
  });
});

test.each([
  ['newcomer', ['Overview', 'Inbox', 'Tours and applications', 'Saved', 'Documents', 'Settings']],
  ['helper of a home', ['Overview', 'Inbox', 'Tours and applications', 'Saved', 'Documents', 'Settings']],
  ['homeowner', ['Overview', 'Homes', 'Money >', 'Leasing >', 'Care >', 'Inbox', 'More >']],
  ['resident', ['Overview', 'My home', 'Rent', 'Bills', 'Maintenance', 'Inbox', 'More >']],
  ['homeowner who rents', ['Overview', 'Your homes >', 'Where you live >', 'Inbox', 'Saved', 'Documents', 'Settings']],
  ['editor', ['Overview', 'Studio', 'Inbox', 'Tours and applications', 'Saved', 'Documents', 'Settings']],
  ['staff', ['Overview', 'Desk', 'Homes and Pros >', 'Money >', 'The site >', 'Inbox', 'More >']],
] as const)('the entries of a %s are %j', (name, entries) => expect(entriesOf(name)).toEqual(entries));

test.each([
  ['newcomer', ['Overview', 'Tours and applications', 'Saved', 'Inbox']],
  ['homeowner', ['Overview', 'Homes', 'Earnings', 'Inbox']],
  ['homeowner without a home', ['Overview', 'Homes', 'Documents', 'Inbox']],
  ['helper of a home', ['Overview', 'Tours and applications', 'Saved', 'Inbox']],
  ['resident', ['Overview', 'Rent', 'Maintenance', 'Inbox']],
  ['homeowner who rents', ['Overview', 'Earnings', 'Rent', 'Inbox']],
  ['co-signer', ['Overview', 'Rent', 'My home', 'Inbox']],
  ['editor', ['Overview', 'Studio', 'Tours and applications', 'Inbox']],
  ['staff', ['Overview', 'Desk', 'Today’s visits', 'Inbox']],
  ['staff of the money desk', ['Overview', 'Desk', 'Money desk', 'Inbox']],
] as const)('the bar of a %s has %j', (name, bar) => expect(barOf(name)).toEqual(bar));

const rental = ['My home', 'Rent', 'Bills', 'Maintenance'];
const current = [...rental, 'Planned care', 'Services'];

test.each([
  [[], []],
  [['signing'], ['My home', 'Rent']],
  [['movingIn'], current],
  [['living'], current],
  [['settling'], rental],
  [['settled'], rental],
  [['movingIn', 'settling'], current],
] as const)('residences in %j have the pages %j', (phases, labels) => {
  const residences = phases.map((phase) => residence(phase));
  const { entries } = accountNavigation({ ...emptyAccount, roles: ['resident'], residences });
  const shown = linksOf(entries).map(({ label }) => label);
  expect(current.filter((label) => shown.includes(label))).toEqual(labels);
});

test.each([
  ['living', 'Where you live'],
  ['settling', 'Where you lived'],
] as const)('a homeowner whose lease is %s finds its pages under %s', (phase, heading) => {
  const { entries } = accountNavigation({ ...people['homeowner who rents'], residences: [residence(phase)] });
  expect(entries.filter(isGroup).map((group) => group.heading)).toContain(heading);
});

test.each([
  [[residence('living', 'coSigner')], ['My home', 'Rent', 'Bills']],
  [[residence('settled', 'formerResident')], ['My home']],
  [[residence('living', 'coSigner'), residence('living')], current],
] as const)('other people of a lease have its pages %#', (residences, labels) => {
  const { entries } = accountNavigation({ ...emptyAccount, roles: ['resident'], residences: [...residences] });
  const shown = linksOf(entries).map(({ label }) => label);
  expect(current.filter((label) => shown.includes(label))).toEqual(labels);
});

test('leases that a homeowner co-signed stand under a heading of their own', () => {
  const { entries } = accountNavigation({
    ...people['homeowner who rents'],
    residences: [residence('living', 'coSigner')],
  });
  expect(entries.filter(isGroup).map((group) => group.heading)).toContain('Leases you co-signed');
});
