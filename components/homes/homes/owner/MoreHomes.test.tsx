import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { AccountHome } from '@/contract/account/account/endpoints';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { OwnedHomesScreen } from './OwnedHomesScreen';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const home = (n: number): AccountHome => ({
  id: `0195f0a0-0000-7000-8000-${String(n).padStart(12, '0')}`,
  status: 'active',
  streetAddress: `${n} Alder St`,
  city: 'Oakland',
  citySlug: 'oakland-ca',
  state: 'CA',
  zipcode: '94601',
  beds: 2,
  baths: 1,
  sqft: 900,
  rentCents: cents(250_000),
  picture: null,
  role: 'owner',
});
let isDown = false;

test('homes beyond the first page are loaded where someone asks, and an error can be tried again', async () => {
  const call = vi.fn(async ({ key }: Endpoint, args?: { query?: { after?: string } }) => {
    if (key[1] === 'getAccount') return { homes: [home(1), home(2)], hasMoreHomes: true, roles: ['homeowner'] };
    if (key[1] === 'listTodos') return [];
    if (isDown) throw new ApiError({ message: 'Not now.', code: 'unavailable' }, '', 503);
    return args?.query?.after === home(2).id ? { items: [home(3)], more: true } : { items: [home(4)], more: false };
  });
  const person = userEvent.setup();
  renderScreen(<OwnedHomesScreen />, { call });
  isDown = true;
  await person.click(await screen.findByRole('button', { name: 'Show more homes' }));
  await screen.findByText('We couldn’t load more homes');
  isDown = false;
  await person.click(screen.getByRole('button', { name: /try again/i }));
  await screen.findByText(/3 Alder St/);
  await person.click(screen.getByRole('button', { name: 'Show more homes' }));
  await screen.findByText(/4 Alder St/);
  expect(screen.queryByRole('button', { name: 'Show more homes' })).toBeNull();
});
