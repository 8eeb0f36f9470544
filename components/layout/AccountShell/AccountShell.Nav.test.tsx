import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/api/query';
import { AccountNav } from './AccountShell.Nav';

const homeId = '0195f0a0-0000-7000-8000-000000000001';
let asPath = '';
vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath, pathname: '/', isReady: true }) }));

function open(path: string) {
  asPath = path;
  const call = async () => ({ homes: [{ id: homeId, streetAddress: '1 Elm St' }], hasMoreHomes: false });
  const account = { roles: ['homeowner' as const], duties: [], residences: [], unreadMessages: 0 };
  render(
    <QueryClientProvider client={createQueryClient({ call } as never, { production: false })}>
      <AccountNav account={account} />
    </QueryClientProvider>,
  );
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('on the page of a home, the parts of the portfolio stay with that home; the list of homes stays the list', async () => {
  open(`/accounts/portfolio/earnings/${homeId}?year=2026`);
  await waitFor(() => expect(hrefOf('Listings')).toBe(`/accounts/portfolio/listing-performance/${homeId}`));
  expect(hrefOf('Wealth')).toBe(`/accounts/portfolio/wealth/${homeId}`);
  expect(hrefOf('Homes')).toBe('/accounts/portfolio/properties');
  expect(hrefOf('Maintenance')).toBe('/accounts/portfolio/maintenance');
  expect(screen.getByRole('link', { name: 'Earnings' })).toHaveAttribute('aria-current', 'page');
});

test('where no home is chosen, they lead to all homes', () => {
  open('/accounts/portfolio/properties');
  expect(hrefOf('Earnings')).toBe('/accounts/portfolio/earnings');
  expect(hrefOf('Listings')).toBe('/accounts/portfolio/listing-performance');
});
