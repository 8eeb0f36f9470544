import '@/tests/support/browser/topLayer';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { bayArea, card, oakland } from '@/components/homes/homes/homes.fixture';
import { dollars } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import { type HomeResults, type NearestHome, SEARCH_ANSWERS } from '@/contract/homes/homes/endpoints';
import { ApiError } from '@/lib/api/error';
import { searchAnswerLabels } from '@/lib/labels/searchAnswers.labels';
import { renderScreen } from '@/tests/support/renderScreen';
import { HomesScreen } from './HomesScreen';

const router = vi.hoisted(() => ({ query: {} as Record<string, string>, asPath: '/homes', push: vi.fn() }));
vi.mock('next/router', () => ({ useRouter: () => router }));
// A browser without WebGL.
vi.mock('maplibre-gl', () => ({
  setWorkerUrl: vi.fn(),
  Map: vi.fn().mockThrow(new Error('no WebGL')),
  Marker: vi.fn(),
}));

const nothing: HomeResults = { items: [], total: 0, more: false, nearest: [], unlisted: null };
const searchResults: HomeResults = { ...nothing, items: [card({}, 1), card({}, 2)], total: 60 };
const search = vi.fn<(query: object) => Promise<HomeResults>>();

function visitHomes(place: string | undefined, query: Record<string, string> = {}, production = false) {
  router.query = { ...query, ...(place && { place }) };
  const call = async (endpoint: Endpoint, args?: { query?: { q?: string } }) => {
    const name = endpoint.key.join('.');
    if (name === 'homes.searchHomes') return search(args?.query ?? {});
    if (name === 'places.getPlace') return oakland;
    return args?.query?.q === undefined
      ? [bayArea]
      : [oakland].filter(({ name: own }) => own.startsWith(args.query?.q ?? ''));
  };
  renderScreen(<HomesScreen siteUrl="https://site.test" {...(place && { place })} />, { call, production });
}

const lastAddress = () => router.push.mock.lastCall?.[0];

beforeEach(() => {
  localStorage.clear();
  // A small screen.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  router.push.mockReset();
  search.mockReset().mockResolvedValue(searchResults);
});

test('a visitor sees where they are, how many homes fit, and a link to each', async () => {
  visitHomes('oakland-ca');
  expect(await screen.findByRole('heading', { level: 1, name: 'Homes for rent in Oakland, CA' })).toBeVisible();
  expect(await screen.findByText('60 homes')).toBeVisible();
  const link = screen.getByRole('link', { name: '1 Alder Street' });
  expect(link).toHaveAttribute('href', `/homes/oakland-ca/${card({}, 1).id}`);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/homes/oakland-ca?page=3');
});

test('without a connection the list says so, and searches again by itself once it is back', async () => {
  onlineManager.setOnline(false);
  try {
    visitHomes('oakland-ca');
    expect(await screen.findByText(/You’re offline/)).toBeVisible();
    expect(search).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    expect(await screen.findByText('60 homes')).toBeVisible();
    expect(screen.queryByText(/You’re offline/)).toBeNull();
  } finally {
    onlineManager.setOnline(true);
  }
});

test('one picture is fetched before all others: the one that a phone shows first', async () => {
  const picture = (id: string) => ({ id, width: 1200, height: 800, alt: '', dominant: '#d8d8c8', thumbhash: '' });
  const items = ['a', 'b', 'c'].map((id, at) => card({ pictures: [picture(id), picture(`${id}2`)] }, at));
  search.mockResolvedValue({ ...searchResults, items });
  visitHomes('oakland-ca');
  await screen.findByText('60 homes');
  const first = [...document.querySelectorAll('img')].filter((image) => image.getAttribute('fetchpriority') === 'high');
  expect(first).toHaveLength(1);
  expect(first[0]).toBe(document.querySelector('img'));
});

test('a rent as typed goes into the address, keeps the other filters and starts at the first page', async () => {
  visitHomes('oakland-ca', { beds: '2', page: '2' });
  await userEvent.click(await screen.findByRole('button', { name: 'Rent' }));
  const panel = within(screen.getByRole('dialog', { name: 'Rent' }));
  await userEvent.type(panel.getByLabelText('Max'), '$3,500');
  await userEvent.click(panel.getByRole('button', { name: /^Show .*homes\b/ }));
  expect(lastAddress()).toBe('/homes/oakland-ca?maxRent=3500&beds=2');
});

test('the filters behind one button go into the address, several kinds of home too', async () => {
  visitHomes('oakland-ca', { furnished: 'true', maxRent: '3000' });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const panel = within(screen.getByRole('dialog', { name: 'Filters' }));
  await userEvent.click(panel.getByLabelText('House'));
  await userEvent.click(panel.getByLabelText('Condo'));
  await userEvent.click(panel.getByLabelText('1.5+'));
  await userEvent.click(panel.getByLabelText('Dogs'));
  await userEvent.click(panel.getByLabelText('In the home'));
  await userEvent.click(panel.getByLabelText('Furnished'));
  await userEvent.click(panel.getByLabelText('Air conditioning'));
  await userEvent.type(panel.getByLabelText(/Move in by/), '2026-12-24');
  await userEvent.click(panel.getByRole('button', { name: /^Show .*homes\b/ }));
  expect(lastAddress()).toBe(
    '/homes/oakland-ca?maxRent=3000&baths=1.5&type=condo%2Chouse&pets=dogs&laundry=inUnit&moveIn=2026-12-24&ac=true',
  );
});

test('each form also works without scripts: it carries the rest of the search in hidden fields', async () => {
  visitHomes('oakland-ca', { beds: '2', maxRent: '3000', page: '2', allIn: 'true' });
  await userEvent.click(await screen.findByRole('button', { name: 'Beds: 2+ beds' }));
  const form = screen.getByRole('dialog', { name: 'Beds' }).querySelector('form');
  expect(form).toHaveAttribute('action', '/homes');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['place', 'oakland-ca'],
    ['maxRent', '3000'],
    ['allIn', 'true'],
    ['beds', '2'],
  ]);
});

test('a place is chosen from what is suggested while typing, with the keyboard alone', async () => {
  visitHomes(undefined, { beds: '2' });
  await userEvent.click(await screen.findByRole('button', { name: 'Place' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'City, neighborhood, ZIP code, or address' }), 'Oak');
  await screen.findByRole('option', { name: /Oakland, CA/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(lastAddress()).toBe('/homes/oakland-ca?beds=2');
});

test('all-in prices put the sum first and are kept in the address', async () => {
  visitHomes('oakland-ca', { allIn: 'true' });
  const [first] = await screen.findAllByRole('article');
  expect(first?.textContent).toMatch(/\$3,285.*rent \$3,200/);
  await userEvent.click(screen.getByRole('switch', { name: 'All-in prices' }));
  expect(lastAddress()).toBe('/homes/oakland-ca');
});

test('where nothing fits, each way to loosen is one press away', async () => {
  search.mockResolvedValue(nothing);
  visitHomes('oakland-ca', { maxRent: '900', beds: '3' });
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('Include rents above $900')).toBe('/homes/oakland-ca?beds=3');
  expect(await href('2+ beds')).toBe('/homes/oakland-ca?maxRent=900&beds=2');
  expect(await href('All of the Bay Area')).toBe('/homes/bay-area?maxRent=900&beds=3');
});

test('where nothing fits, the closest homes stand beneath, each with what it misses', async () => {
  const near = { home: card({ rentCents: dollars(1_150), beds: 2 }, 4), misses: ['maxRent', 'beds'] } as const;
  search.mockResolvedValue({ ...nothing, nearest: [{ ...near, misses: [...near.misses], miles: 0.4 }] });
  visitHomes('oakland-ca', { maxRent: '900', beds: '3' });
  expect(await screen.findByRole('heading', { name: 'Closest matches' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('$250 over your max · 1 bed fewer');
});

const outside = (miles: number, id: number): NearestHome => ({
  home: card({ city: 'Seattle', citySlug: 'seattle-wa', neighborhood: null }, id),
  misses: ['place'],
  miles,
});

test('where only the place has no home, the nearest are shown with their miles, and no filter is blamed', async () => {
  search.mockResolvedValue({ ...nothing, nearest: [outside(0.4, 1), outside(12.3, 2)] });
  visitHomes('oakland-ca');
  expect(await screen.findByText('No homes in Oakland, CA right now')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nearest homes' })).toBeVisible();
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('In Seattle, 0.4 miles away');
  expect(second).toHaveTextContent('In Seattle, 12 miles away');
  expect(screen.queryByText(/removing a filter/)).toBeNull();
  expect(screen.getByText('Try a larger area:')).toBeVisible();
});

test('a place that we do not serve is said to be so, with a way to hear of it and the nearest homes', async () => {
  const unlisted = { slug: 'boise-id', name: 'Boise, ID', isServed: false };
  search.mockResolvedValue({ ...nothing, unlisted, nearest: [outside(404.4, 1)] });
  visitHomes(undefined, { unlisted: 'boise-id', beds: '2' });
  expect(await screen.findByText('We’re not in Boise, ID yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Homes for rent near Boise, ID' })).toBeVisible();
  expect(search).toHaveBeenLastCalledWith({ unlisted: 'boise-id', beds: '2' });
  expect(screen.getByRole('link', { name: 'Homes in Seattle' })).toHaveAttribute('href', '/homes/seattle-wa?beds=2');
  expect(screen.getByRole('article')).toHaveTextContent('In Seattle, 404 miles away');
  await userEvent.click(screen.getByRole('link', { name: 'Notify me' }));
  expect(router.push).toHaveBeenLastCalledWith(expect.stringContaining('where=Boise'), undefined, expect.anything());
});

test('a place that we serve and that has no home is said to have none', async () => {
  const unlisted = { slug: 'coral-gables-fl', name: 'Coral Gables, FL', isServed: true };
  search.mockResolvedValue({ ...nothing, unlisted, nearest: [outside(3, 1)] });
  visitHomes(undefined, { unlisted: 'coral-gables-fl' });
  expect(await screen.findByText('No homes in Coral Gables, FL right now')).toBeVisible();
  expect(screen.queryByText(/We’re not in/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Notify me' })).toBeVisible();
});

test('what the law answers is said as an answer, and the rest as it was typed', async () => {
  visitHomes('oakland-ca', { answers: 'vouchers,families,unheardOf', leftOut: 'Quiet street' });
  expect(await screen.findByText(/Every home here accepts housing vouchers/)).toBeVisible();
  expect(screen.getByText(/open to people of all ages/)).toBeVisible();
  expect(screen.getByText('We can’t search by “Quiet street” yet. Check each listing.')).toBeVisible();
  expect(screen.queryByText(/may not have/)).toBeNull();
});

test('every answer has words', () => {
  expect(Object.keys(searchAnswerLabels).sort()).toEqual([...SEARCH_ANSWERS].sort());
});

test('a page beyond the last leads back to the first', async () => {
  search.mockResolvedValue({ ...nothing, total: 10 });
  visitHomes('oakland-ca', { beds: '2', page: '9' });
  const back = await screen.findByRole('link', { name: 'Back to the first page' });
  expect(back).toHaveAttribute('href', '/homes/oakland-ca?beds=2');
});

test('when the API cannot answer, the filters stay and another try succeeds', async () => {
  search.mockRejectedValueOnce(new ApiError({ message: '', code: 'network' }, '/', 0));
  visitHomes('oakland-ca', { maxRent: '3000' });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load these homes');
  expect(screen.getByRole('button', { name: 'Rent: Up to $3,000' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(search).toHaveBeenLastCalledWith({ place: 'oakland-ca', maxRent: '3000' });
});

test('a home is saved with its heart and is still saved for the next visit', async () => {
  visitHomes('oakland-ca');
  const [heart] = await screen.findAllByRole('button', { name: 'Save 1 Alder Street' });
  await userEvent.click(heart as HTMLElement);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  cleanup();
  visitHomes('oakland-ca');
  expect(await screen.findByRole('button', { name: 'Save 1 Alder Street' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Save 2 Alder Street' })).toHaveAttribute('aria-pressed', 'false');
});

test('where the map cannot be shown, it says so and the list works alone', async () => {
  const basemap = { name: 'Bay Area', attribution: '', maxBounds: [-124, 36, -120, 39], layers: {} };
  vi.stubGlobal('fetch', async () => Response.json(basemap));
  Element.prototype.scrollIntoView = vi.fn();
  visitHomes('oakland-ca');
  await userEvent.click(await screen.findByRole('button', { name: 'Map', hidden: true }));
  expect(await screen.findByText('We can’t show the map here')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'List', hidden: true }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('each filter is taken away by one press, and all of them by another', async () => {
  visitHomes('oakland-ca', { minRent: '2000', maxRent: '3000', beds: '2', furnished: 'true', accessible: 'true' });
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('Remove $2,000 to $3,000')).toBe('/homes/oakland-ca?beds=2&furnished=true&accessible=true');
  expect(await href('Remove 2+ beds')).toBe(
    '/homes/oakland-ca?minRent=2000&maxRent=3000&furnished=true&accessible=true',
  );
  expect(await href('Remove Step-free')).toBe('/homes/oakland-ca?minRent=2000&maxRent=3000&beds=2&furnished=true');
  expect(await href('Clear all')).toBe('/homes/oakland-ca');
});

test('the button of a filter says how many homes it would show, and each active filter stands once', async () => {
  visitHomes('oakland-ca', { beds: '2', maxRent: '4000' });
  expect(await screen.findByText('60 homes')).toBeVisible();
  expect(screen.getAllByText('2+ beds')).toHaveLength(1);
  expect(screen.getAllByText(/\$4,000/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Beds: 2+ beds' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Beds' }));
  expect(panel.getByRole('button', { name: 'Show 60 homes' })).toBeVisible();
  search.mockResolvedValue({ ...searchResults, total: 7 });
  await userEvent.click(panel.getByRole('radio', { name: '3+' }));
  expect(await panel.findByRole('button', { name: 'Show 7 homes' })).toBeVisible();
  expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ beds: '3', maxRent: '4000' }));
});

test('anyone who searches too often reads it, and the list goes on by itself once they have waited', async () => {
  const tooOften = new ApiError({ message: '', code: 'tooManyRequests' }, '/homes', 429, undefined, 0.2);
  search.mockRejectedValueOnce(tooOften);
  visitHomes('oakland-ca', {}, true);
  expect(await screen.findByText(/You’re searching fast/)).toBeVisible();
  expect(await screen.findByText('60 homes')).toBeVisible();
  expect(screen.queryByText(/You’re searching fast/)).toBeNull();
});
