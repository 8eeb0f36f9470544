import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { OwnerContributions } from '@/contract/money/ownerContributions/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { ContributionSection } from './ContributionSection';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const homeId = '0195f0a0-0000-7000-8000-000000000001';
const requestId = '0195f0a0-0000-7000-8000-000000000002';
const bank = {
  id: '0195f0a0-0000-7000-8000-000000000003',
  kind: 'bank',
  funding: 'bank',
  status: 'active',
  label: 'Checking ending in 6789',
  isDefault: true,
};
const card = {
  ...bank,
  id: '0195f0a0-0000-7000-8000-000000000004',
  kind: 'card',
  label: 'Visa ending in 4242',
  isDefault: false,
};
const none: OwnerContributions = {
  homeId,
  owedCents: cents(0),
  reserveShortCents: cents(0),
  pendingCents: cents(0),
  requests: [],
  contributions: [],
  canPay: true,
};

function place(data: Partial<OwnerContributions> | Error, methods: unknown[] = [bank, card]) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: unknown) => {
    calls.push([key[1], args]);
    if (key[1] === 'listPaymentMethods') return methods;
    if (data instanceof Error) throw data;
    return { ...none, ...data };
  };
  const view = renderScreen(<ContributionSection homeId={homeId} />, { call });
  return { calls, view };
}

test('an owner below zero sees the amount, and pays a part of it from a bank account', async () => {
  const { calls } = place({ owedCents: cents(150_000) });
  expect(await screen.findByText('The balance of this home is $1,500.00 below zero')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Pay \$1,500\.00, / }));
  const form = screen.getByRole('form');
  expect(within(form).queryByText(/Visa/)).toBeNull();
  const amount = within(form).getByLabelText('Amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '500');
  await userEvent.click(within(form).getByRole('button', { name: 'Pay $500.00' }));
  expect(calls).toContainEqual([
    'payContribution',
    { params: { homeId }, body: { kind: 'balance', amountCents: 50_000, paymentMethodId: bank.id } },
  ]);
});

test('what was asked for is paid in full, with the reason beside it', async () => {
  const { calls } = place({
    requests: [
      {
        id: requestId,
        amountCents: cents(80_000),
        reason: 'Property tax of the spring',
        dueOn: '2027-04-01',
        heldUntil: null,
        status: 'open',
        requestedAt: '2027-03-01T18:00:00Z',
      },
    ],
  });
  expect(await screen.findByText('Property tax of the spring')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Pay \$800\.00, / }));
  expect(screen.queryByLabelText('Amount')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay $800.00' }));
  expect(calls).toContainEqual([
    'payContribution',
    { params: { homeId }, body: { kind: 'request', requestId, amountCents: 80_000, paymentMethodId: bank.id } },
  ]);
});

test('without a bank account, the form asks for one and sends nothing', async () => {
  const { calls } = place({ reserveShortCents: cents(50_000) }, [card]);
  await userEvent.click(await screen.findByRole('button', { name: /^Pay \$500\.00, / }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay $500.00' }));
  expect(screen.getByText('Add a bank account first.')).toBeVisible();
  expect(calls.map(([name]) => name)).not.toContain('payContribution');
});

test('a co-owner sees the amount and no button; what is on its way and came back is listed', async () => {
  place({
    owedCents: cents(150_000),
    pendingCents: cents(20_000),
    canPay: false,
    contributions: [
      {
        id: requestId,
        kind: 'balance',
        amountCents: cents(150_000),
        status: 'returned',
        method: 'Checking',
        paidAt: '2027-03-01T18:00:00Z',
      },
    ],
  });
  expect(await screen.findByText('Only the owner can pay.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.getByText(/On its way from your bank/)).toHaveTextContent('$200.00');
  expect(screen.getByText(/taken back by your bank/)).toBeInTheDocument();
});

test('shows nothing where nothing is open, and says when it could not be loaded', async () => {
  const { view } = place({});
  await vi.waitFor(() => expect(view.container).toBeEmptyDOMElement());
  place(new Error('offline'));
  expect(await screen.findByText('We couldn’t load what you owe')).toBeVisible();
});
