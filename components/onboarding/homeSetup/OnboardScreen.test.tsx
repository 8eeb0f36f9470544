import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountHome } from '@/contract/account/account/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { OnboardScreen } from './OnboardScreen';

const id = '0195f0a0-0000-7000-8000-000000000001';
const rooms = { beds: 2, baths: 1, sqft: 900, rentCents: 250_000, picture: null };

function open(at: string, status: AccountHome['status']) {
  const homes = [{ id, status, streetAddress: '1 Elm St', city: 'Oakland', state: 'CA', ...rooms }];
  const call = async () => ({ homes, hasMoreHomes: false });
  renderScreen(<OnboardScreen at={at} />, { call });
}
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('the address of another home leads to the first question of its qualification', async () => {
  open('property-address', 'setup');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Add a home by its address');
  expect(await hrefOf('Enter the address')).toBe('/homeowners/qualification/start/property/address/1?from=new');
});

test('a part of the setup leads to that step of the home in setup', async () => {
  open('safety/floods', 'setup');
  expect(await hrefOf('1 Elm St')).toBe(`/accounts/portfolio/properties/${id}/setup-flow/${id}/steps/safety/floods`);
});

test('with no home in setup, it says so and offers to add one', async () => {
  open('', 'active');
  expect(await screen.findByText(/None of your homes are in setup/)).toBeVisible();
  expect(await hrefOf('Add a home')).toBe('/homeowner/onboard/property-address');
});
