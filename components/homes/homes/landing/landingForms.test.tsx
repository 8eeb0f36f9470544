import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { oakland } from '@/components/homes/homes/homes.fixture';
import type { Endpoint } from '@/contract/endpoint';
import { useStore } from '@/lib/store';
import { renderScreen } from '@/tests/support/renderScreen';
import { OwnerEntry } from './OwnerEntry';
import { ResidentEntry } from './ResidentEntry';

const router = vi.hoisted(() => ({ asPath: '/', push: vi.fn(async () => true) }));
vi.mock('next/router', () => ({ useRouter: () => router }));

const recordedEvents = vi.fn();
const addressLine = '12 Alder St, Oakland, CA 94607';
const estimate = '/rent-estimate?address=12+Alder+St%2C+Oakland%2C+CA+94607';

/** Oakland in any sentence, with a filter where two beds are asked for. */
const understood = (asked: string) => ({
  filters: asked.includes('2 bed') ? { beds: 2 } : {},
  place: asked.includes('Oak') ? oakland : null,
  unlisted: asked.includes('Boise') ? { slug: 'boise-id', name: 'Boise, ID', isServed: false } : null,
  answers: asked.includes('section 8') ? ['vouchers'] : [],
  unknown: asked.includes('yard') ? ['yard'] : [],
});

function place(reachable = true) {
  const call = async ({ key }: Endpoint, args: { body?: unknown }) => {
    if (!reachable) throw new Error('away');
    if (key[1] === 'listPlaces') return JSON.stringify(args).includes('Oak') ? [oakland] : [];
    if (key[1] === 'parseSearchText') return understood(JSON.stringify(args));
    recordedEvents(args.body);
    return { id: '1' };
  };
  return renderScreen(
    <>
      <OwnerEntry />
      <ResidentEntry />
    </>,
    { call },
  );
}

const address = () => screen.getByLabelText('Enter your home’s address');
const suggest = () => userEvent.click(screen.getByRole('button', { name: 'Get a free rent estimate' }));
const search = () => userEvent.click(screen.getByRole('button', { name: 'See homes' }));

beforeEach(() => {
  vi.clearAllMocks();
  window.sessionStorage.clear();
  useStore.setState(useStore.getInitialState(), true);
});

test('sends and stores an address, and leads on to its estimate', async () => {
  const { unmount } = place();
  await userEvent.type(address(), addressLine);
  await suggest();
  await waitFor(() =>
    expect(recordedEvents).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'AddressEnteredLandingPageCover',
        address: { streetAddress: '12 Alder St', city: 'Oakland', state: 'CA', zipcode: '94607' },
      }),
    ),
  );
  expect(useStore.getState().calculator.address).toBe(addressLine);
  expect(router.push).toHaveBeenLastCalledWith(estimate);
  unmount();
  place();
  expect(address()).toHaveValue(addressLine);
});

test('opens the next step with the address when a service is down', async () => {
  place(false);
  await userEvent.type(address(), addressLine);
  await suggest();
  expect(router.push).toHaveBeenLastCalledWith(estimate);
  expect(address()).toHaveValue(addressLine);
});

test('no address is asked for again, and nothing is recorded', async () => {
  place();
  await suggest();
  expect(screen.getByText('Enter your home’s street and city.')).toBeVisible();
  expect(recordedEvents).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});

test('part of a city’s name and Enter is enough', async () => {
  place();
  await userEvent.type(screen.getByLabelText('Where would you like to live?'), 'Oakl{Enter}');
  await waitFor(() => expect(router.push).toHaveBeenLastCalledWith('/homes/oakland-ca'));
});

test('a sentence becomes filters, and what is no filter is named', async () => {
  place();
  const sentence = '2 bed in Oakland with a yard{Enter}';
  await userEvent.type(screen.getByLabelText('Where would you like to live?'), sentence);
  await waitFor(() => expect(router.push).toHaveBeenLastCalledWith('/homes/oakland-ca?beds=2&leftOut=yard'));
});

test('nothing typed is everywhere', async () => {
  place();
  await search();
  await waitFor(() => expect(router.push).toHaveBeenLastCalledWith('/homes'));
});

test('a place we do not serve leads to the nearest homes, with what else was asked', async () => {
  place();
  await userEvent.type(screen.getByLabelText('Where would you like to live?'), '2 bed in Boise section 8{Enter}');
  await waitFor(() => expect(router.push).toHaveBeenLastCalledWith('/homes?beds=2&unlisted=boise-id&answers=vouchers'));
});

test('a place that is nowhere is not known', async () => {
  place();
  await userEvent.type(screen.getByLabelText('Where would you like to live?'), 'Atlantis');
  await search();
  expect(await screen.findByText('We don’t know a place called “Atlantis”.')).toBeVisible();
});
