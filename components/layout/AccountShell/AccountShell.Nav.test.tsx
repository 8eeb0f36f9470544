import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/renderScreen';
import { AccountShell } from './AccountShell';

const homeId = '0195f0a0-0000-7000-8000-000000000001';
let asPath = '';
vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath, pathname: '/', isReady: true }) }));
vi.mock('next/head', () => ({ default: () => null }));

const account = {
  roles: ['homeowner'],
  duties: [],
  residences: [],
  homes: [{ id: homeId, streetAddress: '1 Elm St' }],
  hasMoreHomes: false,
  unreadMessages: 3,
};

async function open(path: string) {
  asPath = path;
  renderScreen(<AccountShell pattern={path}>The page</AccountShell>, { call: async () => account });
  await waitFor(() => expect(linkOf('Homes')).not.toBeNull());
}
/** The rail stands before the bar; which of them shows, and to whom it has a name, is a matter of the screen. */
const navs = () => screen.getAllByLabelText('Your account').map((nav) => within(nav));
const rail = () => navs()[0] as ReturnType<typeof within>;
const bar = () => navs()[1] as ReturnType<typeof within>;
const linkOf = (name: string, nav = rail) => nav().queryByText(name)?.closest('a') ?? null;
const hrefOf = (name: string) => linkOf(name)?.getAttribute('href');

test('on the page of a home, the parts of the portfolio stay with that home; the list of homes stays the list', async () => {
  await open(`/accounts/portfolio/earnings/${homeId}?year=2026`);
  expect(hrefOf('Listings')).toBe(`/accounts/portfolio/listing-performance/${homeId}`);
  expect(hrefOf('Wealth')).toBe(`/accounts/portfolio/wealth/${homeId}`);
  expect(hrefOf('Homes')).toBe('/accounts/portfolio/properties');
  expect(hrefOf('Maintenance')).toBe('/accounts/portfolio/maintenance');
  for (const nav of [rail, bar]) expect(linkOf('Earnings', nav)).toHaveAttribute('aria-current', 'page');
});

test('where no home is chosen, they lead to all homes', async () => {
  await open('/accounts/portfolio/properties');
  expect(hrefOf('Earnings')).toBe('/accounts/portfolio/earnings');
  expect(hrefOf('Listings')).toBe('/accounts/portfolio/listing-performance');
});

test('the group of the page is open, and the others are closed', async () => {
  await open('/accounts/portfolio/wealth');
  const isOpen = (heading: string) => rail().getByText(heading).closest('details')?.open;
  expect(isOpen('Money')).toBe(true);
  expect(isOpen('Leasing')).toBe(false);
  expect(linkOf('Wealth')).toHaveAttribute('aria-current', 'page');
});

test('the bar holds four pages and More, which holds the rest and says that the reader is there', async () => {
  await open('/accounts/documents');
  const more = bar().getByText('More').closest('button');
  expect(more).toHaveAttribute('aria-current', 'true');
  const names = bar()
    .getAllByRole('link', { hidden: true })
    .map((link: HTMLElement) => link.textContent);
  expect(names.slice(0, 4)).toEqual(['Overview', 'Homes', 'Earnings', 'Inbox3 unread']);
  expect(names).toEqual(expect.arrayContaining(['Wealth', 'Listings', 'Maintenance', 'Documents', 'Settings']));
  expect(new Set(names).size).toBe(names.length);
});
