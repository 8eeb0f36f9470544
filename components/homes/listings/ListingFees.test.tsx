import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { Listing, ListingChange } from '@/contract/homes/listings/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { ListingFees } from './ListingFees';
import { ListingParts } from './ListingParts';

const garden = {
  id: '01980000-0000-7000-8000-0000000000f1',
  kind: 'monthly',
  name: 'Garden care',
  cents: 10_000,
  every: 'month',
  required: true,
  why: 'A gardener comes.',
};
const call = vi.fn<(endpoint: Endpoint, args: { body: ListingChange }) => Promise<unknown>>();
const user = userEvent.setup();

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  renderScreen(
    <ListingParts homeId="home-1">
      <ListingFees listing={{ home: { id: 'home-1', fees: [garden] } } as unknown as Listing} />
    </ListingParts>,
    { call, production: true },
  );
});

const fee = (n: number) => within(screen.getByRole('group', { name: `Fee ${n}` }));
const kindsOf = (n: number) =>
  within(fee(n).getByLabelText('Kind'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const saved = async () => {
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  return call.mock.calls[0]?.[1].body.fees;
};

test('saves the chosen kind of a new fee, whatever its name, without an id', async () => {
  await user.click(screen.getByRole('button', { name: 'Add a fee' }));
  await user.type(fee(2).getByLabelText('Name'), 'Cat-5 internet');
  await user.selectOptions(fee(2).getByLabelText('Kind'), 'Utility');
  await user.type(fee(2).getByLabelText('What it pays for'), 'Wiring');
  const [first, second] = (await saved()) ?? [];
  expect(first).toEqual(garden);
  expect(second).toMatchObject({ kind: 'utility', name: 'Cat-5 internet', why: 'Wiring' });
  expect(second).not.toHaveProperty('id');
});

test('keeps the id of a fee that is renamed and gets another kind', async () => {
  await user.clear(fee(1).getByLabelText('Name'));
  await user.type(fee(1).getByLabelText('Name'), 'EV charger');
  await user.selectOptions(fee(1).getByLabelText('Kind'), 'Parking');
  expect(await saved()).toEqual([{ ...garden, name: 'EV charger', kind: 'parking' }]);
});

test('offers the kinds that fit how often a fee is charged', async () => {
  expect(kindsOf(1)).toEqual(['Pet rent', 'Parking', 'Utility', 'Monthly fee']);
  await user.selectOptions(fee(1).getByLabelText('How often'), 'Once');
  expect(kindsOf(1)).toEqual(['One-time charge']);
  expect(await saved()).toMatchObject([{ every: 'once', kind: 'one_time' }]);
});
