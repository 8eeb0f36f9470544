import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/renderScreen';
import { DepositLinks } from './DepositLinks';

const each = (leaseId: string, side: string, status: string) => ({
  leaseId,
  side,
  status,
  address: `${leaseId} Elm St`,
});
const items = [
  each('1', 'resident', 'itemized'),
  each('2', 'resident', 'returned'),
  each('3', 'resident', 'planned'),
  each('4', 'owner', 'itemized'),
];

test.each([
  [true, ['1 Elm St']],
  [false, ['1 Elm St', '2 Elm St']],
] as const)('links the deposits of homes a resident has left; only open ones: %s', async (isOpenOnly, addresses) => {
  const call = async () => ({ items });
  renderScreen(<DepositLinks isOpenOnly={isOpenOnly} />, { call });
  expect(await screen.findAllByRole('link', { name: 'View your deposit' })).toHaveLength(addresses.length);
  expect(screen.getAllByText(/Elm St/).map(({ textContent }) => textContent)).toEqual(addresses);
});
