import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Leasing } from '@/contract/leasing/decisions/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { LeasingScreen } from './LeasingScreen';

type Home = Leasing['homes'][number];
const home = (streetAddress: string, status: Home['status'], more: Partial<Home> = {}): Home => ({
  id: streetAddress,
  streetAddress,
  unit: null,
  city: 'Oakland',
  state: 'CA',
  status,
  rentCents: cents(300_000),
  depositCents: cents(300_000),
  hoaApprovalDays: null,
  picture: null,
  timeZone: 'America/Los_Angeles',
  applications: [],
  tours: [],
  ...more,
});
const tours: Home['tours'] = [
  { id: 'tour', startsAt: '2026-12-01T18:00:00.000Z', status: 'booked', way: 'inPerson', host: 'Grace' },
];

function show(homes: readonly Home[]) {
  const call = async () => ({ homes, hasMore: false });
  renderScreen(<LeasingScreen />, { call });
}

test('lists homes on the market, and others only with tours or applications', async () => {
  show([
    home('1 Setup St', 'setup'),
    home('2 Leased St', 'leased'),
    home('3 Toured St', 'leased', { tours }),
    home('4 Listed St', 'active'),
  ]);
  await screen.findByRole('heading', { name: '4 Listed St' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['3 Toured St', '4 Listed St']);
});

test('says so where no home is on the market', async () => {
  show([home('1 Setup St', 'setup')]);
  expect(await screen.findByText('None of your homes is on the market')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your homes' })).toBeVisible();
});
