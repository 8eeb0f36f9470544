import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Home } from '@/contract/homes/homes/endpoints';
import { NoTimesAvailable } from './NoTimesAvailable';

const router = vi.hoisted(() => ({ asPath: '/homes/oakland-ca/1/tour', push: vi.fn(async () => true) }));
vi.mock('next/router', () => ({ useRouter: () => router }));

const home = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  city: 'Oakland',
  citySlug: 'oakland-ca',
  status: 'active',
  host: { firstName: 'Hana', since: 2022 },
} as Home;

test('a home without a host is not called full, and offers a question', async () => {
  render(<NoTimesAvailable home={{ ...home, host: null }} />);
  expect(screen.getByText('Tours can’t be booked online yet')).toBeInTheDocument();
  expect(screen.queryByText(/full/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Ask a question' }));
  expect(router.push).toHaveBeenCalledWith(
    expect.stringContaining('activeModal=ASK_A_QUESTION'),
    undefined,
    expect.anything(),
  );
});

test.each([
  [{}, 'No times available'],
  [{ status: 'coming_soon', host: null }, 'Not ready yet'],
  [{ status: 'leased' }, 'This home is leased'],
] as const)('%j: %s', (change, title) => {
  render(<NoTimesAvailable home={{ ...home, ...change }} />);
  expect(screen.getByText(title)).toBeInTheDocument();
});
