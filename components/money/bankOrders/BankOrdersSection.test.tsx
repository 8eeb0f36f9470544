import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { BankOrder, BankOrders } from '@/contract/money/bankOrders/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { BankOrdersSection } from './BankOrdersSection';

const order: BankOrder = {
  id: '0199d2c0-0000-7000-8000-000000000001',
  kind: 'deposits',
  method: 'transfer',
  from: 'trust',
  to: 'deposits',
  payee: 'Our own account',
  amountCents: cents(300_000),
  status: 'proposed',
  reason: 'Deposits have an account of their own',
  proposedBy: null,
  proposedAt: '2027-02-01T18:00:00Z',
  isOwn: false,
  decidedBy: null,
  sentAt: null,
  confirmedOn: null,
  note: null,
};

function place(more: Partial<BankOrders>) {
  const calls: [string, unknown][] = [];
  const data: BankOrders = { orders: [], checks: [], taxes: [], isAutomatic: true, ...more };
  const call = async ({ key }: Endpoint, args: unknown) => {
    calls.push([key[1], args]);
    return data;
  };
  renderScreen(<BankOrdersSection />, { call });
  return calls;
}

test('shows where the money goes, and sends an approval', async () => {
  const calls = place({ orders: [order] });
  const open = await screen.findByRole('list', { name: 'Open bank orders' });
  expect(open).toHaveTextContent('Security deposits: $3,000.00');
  expect(open).toHaveTextContent('Transfer from the trust account to the security deposit account.');
  await userEvent.click(within(open).getByRole('button', { name: 'Approve order' }));
  expect(calls).toContainEqual(['approveBankOrder', { params: { bankOrderId: order.id } }]);
});

test('an order of one’s own waits for another person, and can be withdrawn', async () => {
  place({ orders: [{ ...order, isOwn: true, proposedBy: 'Ida Lee' }] });
  expect(await screen.findByText('You proposed this, so another person decides.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve order' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

test('where the bank takes no orders, an approved one is recorded by hand', async () => {
  place({ orders: [{ ...order, status: 'approved' }], isAutomatic: false });
  expect(await screen.findByRole('button', { name: 'Record as sent' })).toBeVisible();
});
