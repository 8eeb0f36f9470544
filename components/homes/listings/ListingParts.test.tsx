import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Listing } from '@/contract/homes/listings/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { ListingFees } from './ListingFees';
import { ListingParts } from './ListingParts';
import { ListingText } from './ListingText';
import { ListingTours } from './ListingTours';

const home = { id: 'home-1', headline: 'A bright house', description: 'Old words.', fees: [] };
const listing = {
  home,
  draft: { headline: 'House in Temescal', description: 'Three rooms.' },
  tourHours: null,
} as unknown as Listing;
const call = vi.fn();

const open = () =>
  renderScreen(
    <ListingParts homeId="home-1">
      <ListingText listing={listing} />
      <ListingTours listing={listing} />
      <ListingFees listing={listing} />
    </ListingParts>,
    { call, production: true },
  );
let view: ReturnType<typeof open>;

beforeEach(() => {
  window.sessionStorage.clear();
  call.mockReset().mockResolvedValue(listing);
  view = open();
});

const changes = () => screen.findByRole('region', { name: 'Changes' });
const save = async () => userEvent.click(within(await changes()).getByRole('button', { name: 'Save changes' }));
const headline = () => screen.getByRole('textbox', { name: 'Headline' });

test('shows nothing to save until something has changed', () => {
  expect(screen.queryByRole('region', { name: 'Changes' })).not.toBeInTheDocument();
});

test('names what is not saved and saves all of it at once', async () => {
  await userEvent.clear(headline());
  await userEvent.type(headline(), 'A quiet house');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Any time our hosts are free' }));
  expect(await changes()).toHaveTextContent('Not saved yet: headline and description and tours');
  await save();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('All changes are saved.'));
  expect(call).toHaveBeenCalledOnce();
  expect(call.mock.calls[0]?.[1]).toEqual({
    params: { homeId: 'home-1' },
    body: {
      headline: 'A quiet house',
      description: 'Old words.',
      tourHours: { days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '18:00' },
    },
  });
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
});

test('saves nothing while a field is wrong, and the focus goes there', async () => {
  await userEvent.clear(headline());
  await userEvent.click(screen.getByRole('button', { name: 'Add a fee' }));
  await save();
  expect(await screen.findByText('Write a headline')).toBeVisible();
  await waitFor(() => expect(headline()).toHaveFocus());
  expect(call).not.toHaveBeenCalled();
});

test('shows a refusal at its field and keeps every change', async () => {
  const fields = { headline: 'Describe the home, not who should live in it' };
  call.mockRejectedValueOnce(new ApiError({ message: 'Please check the headline', fields, code: 'invalid' }, '/', 400));
  await userEvent.clear(headline());
  await userEvent.type(headline(), 'Adults only');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Any time our hosts are free' }));
  await save();
  expect(await screen.findByText('Describe the home, not who should live in it')).toBeVisible();
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  expect(headline()).toHaveValue('Adults only');
  expect(await changes()).toHaveTextContent('Not saved yet: headline and description and tours');
});

test('offers to save what was typed before a reload', async () => {
  await userEvent.type(headline(), ', and quiet');
  expect(await changes()).toBeVisible();
  view.unmount();
  view = open();
  await waitFor(() => expect(headline()).toHaveValue('A bright house, and quiet'));
  expect(await changes()).toHaveTextContent('Not saved yet: headline and description');
  await save();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('All changes are saved.'));
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { headline: 'A bright house, and quiet' } });
});
