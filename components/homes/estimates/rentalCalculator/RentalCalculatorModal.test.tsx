import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { saveTypedAddress } from '@/lib/address/typedAddress';
import type { ModalProps } from '@/lib/routing/modals';
import { useStore } from '@/lib/store';
import { payoutPlans } from '@/server/seed/payoutPlans';
import { renderScreen } from '@/tests/support/renderScreen';
import { RentalCalculatorModal } from './RentalCalculatorModal';

const sent = vi.fn();
const plansAnswer = vi.fn(async () => payoutPlans as unknown);

const ownedHome = {
  id: '0195f0a0-0000-7000-8000-0000000000aa',
  rentCents: 395_000,
  streetAddress: '12 Alder St',
  city: 'Oakland',
  state: 'CA',
  zipcode: '94601',
};

async function openModal(props: ModalProps = {}) {
  const call = async ({ key }: Endpoint, args: { body?: unknown }) => {
    if (key[1] === 'listPayoutPlans') return plansAnswer();
    if (key[1] === 'getOwnedHome') return ownedHome;
    sent(key[1], args.body);
    return { id: '0195f0a0-0000-7000-8000-000000000000', answerBy: '2026-11-23T12:00:00.000Z' };
  };
  const view = renderScreen(<RentalCalculatorModal props={props} onClose={() => undefined} />, { call });
  await screen.findByText('Payout plan');
  return view;
}

const fillField = (label: string, text: string) => userEvent.type(screen.getByLabelText(label, { exact: false }), text);

beforeEach(() => {
  vi.clearAllMocks();
  window.sessionStorage.clear();
  useStore.setState(useStore.getInitialState(), true);
});

test('rent $4,000, mortgage $2,500 and HOA $150 leave $1,150 a month, and $43,400 of the first year after fees', async () => {
  await openModal();
  await fillField('Monthly rent', '4000');
  await fillField('Monthly mortgage', '2,500');
  await fillField('Monthly HOA dues', '150');
  expect(screen.getByText('$1,150')).toBeVisible();
  expect(screen.getByText('$43,400')).toBeVisible();
  expect(screen.getByText('A rent of $2,790 covers an average month.')).toBeVisible();
  expect(useStore.getState().calculator).toMatchObject({ mortgage: '2,500', hoa: '150', advanced: false });
});

test('a month that costs more than it brings says so, with a minus', async () => {
  await openModal();
  await fillField('Monthly rent', '2000');
  await fillField('Monthly mortgage', '3000');
  expect(screen.getByText('−$1,100')).toBeVisible();
  expect(screen.getByText('your cost in an average month')).toBeVisible();
});

test('what is no amount is named and not counted; what was typed stays', async () => {
  await openModal();
  await fillField('Monthly rent', 'four thousand');
  expect(screen.getByText('Enter an amount in dollars, such as 2,500')).toBeVisible();
  expect(screen.getByLabelText('Monthly rent')).toHaveValue('four thousand');
  expect(screen.getByText('Correct the marked amount first.')).toBeVisible();
});

test('of a rent beyond all napkins no sum is made, whatever else was typed', async () => {
  await openModal();
  await fillField('Monthly rent', '999999999999');
  await fillField('Monthly mortgage', '5000');
  expect(screen.getByText('Enter $1,000,000 or less')).toBeVisible();
  expect(screen.queryByText(/your cost in an average month/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Email me these results' })).toHaveAttribute('aria-disabled', 'true');
});

test('of no rent at all the costs are shown as what they are', async () => {
  await openModal();
  await fillField('Monthly rent', '0');
  await fillField('Monthly mortgage', '5000');
  expect(screen.getByText('−$5,000')).toBeVisible();
  expect(screen.getByText('−$60,000')).toBeVisible();
});

test('closing it costs nothing: it opens again as it was left', async () => {
  const { unmount } = await openModal();
  await fillField('Monthly rent', '4000');
  unmount();
  useStore.setState(useStore.getInitialState(), true);
  await openModal();
  expect(screen.getByLabelText('Monthly rent')).toHaveValue('4000');
});

test('sends an address once, and keeps it with the sum', async () => {
  await openModal();
  await fillField('Monthly rent', '4000');
  await fillField('Address', '12 Alder St, Oakland, CA 94607');
  await userEvent.tab();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]).toMatchObject(['recordLeadEvent', { kind: 'AddressEnteredCalculator' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Email me these results' }));
  await fillField('First name', 'Ada');
  await fillField('Last name', 'Lovelace');
  await fillField('Email', 'ada@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send my results' }));
  await screen.findByText('Your results are on the way');
  const [, body] = sent.mock.calls[1] as [string, { message: string }];
  expect(body).toMatchObject({
    type: 'calculator',
    address: { streetAddress: '12 Alder St', city: 'Oakland', state: 'CA', zipcode: '94607' },
    contact: { email: 'ada@example.test' },
  });
  expect(body.message).toContain('Average month: $3,800');
});

test('fills in an address from another page and does not send it again', async () => {
  saveTypedAddress('12 Alder St, Oakland, CA');
  await openModal();
  expect(await screen.findByDisplayValue('12 Alder St, Oakland, CA')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Address', { exact: false }));
  await userEvent.tab();
  expect(sent).not.toHaveBeenCalled();
});

test('without our fees there is no sum, and one may ask again', async () => {
  plansAnswer.mockRejectedValue(new Error('away'));
  const call = async () => plansAnswer();
  renderScreen(<RentalCalculatorModal props={{}} onClose={() => undefined} />, { call });
  expect(await screen.findByText('We couldn’t load our fees')).toBeVisible();
  plansAnswer.mockResolvedValue(payoutPlans);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Payout plan')).toBeVisible();
});

test('opened from a home of theirs it knows which, its address and its rent, which stays theirs to change', async () => {
  const { unmount } = await openModal({ homeId: ownedHome.id });
  const ids = {
    currentHomeId: ownedHome.id,
    currentPropertyId: ownedHome.id,
    address: '12 Alder St, Oakland, CA 94601',
  };
  await waitFor(() => expect(useStore.getState().calculator).toMatchObject(ids));
  const rent = screen.getByLabelText('Monthly rent', { exact: false });
  expect(rent).toHaveValue('3950');
  await userEvent.clear(rent);
  await fillField('Monthly rent', '4200');
  unmount();
  await openModal({ homeId: ownedHome.id });
  expect(screen.getByLabelText('Monthly rent', { exact: false })).toHaveValue('4200');
});

test('opened from anywhere else it is about no home of ours', async () => {
  useStore.setState((state) => ({ calculator: { ...state.calculator, currentHomeId: ownedHome.id } }));
  await openModal();
  expect(useStore.getState().calculator).toMatchObject({ currentHomeId: null, currentPropertyId: null });
});
