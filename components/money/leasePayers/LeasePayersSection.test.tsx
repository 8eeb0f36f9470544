import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { LeasePayer } from '@/contract/money/leasePayers/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { LeasePayersSection } from './LeasePayersSection';

const leaseId = '0199d2c0-0000-7000-8000-000000000001';
const payer: LeasePayer = {
  id: '0199d2c0-0000-7000-8000-000000000002',
  kind: 'housing_authority',
  name: 'Oakland Housing Authority',
  email: null,
  reference: 'HCV 20417',
  bankName: 'OAKLAND HOUSING',
  shares: [{ fromOn: '2027-02-01', amountCents: cents(180_000) }],
  openCents: cents(180_000),
  lateCents: cents(180_000),
  charges: [
    {
      id: '0199d2c0-0000-7000-8000-000000000003',
      description: 'Rent',
      dueOn: '2027-02-01',
      amountCents: cents(180_000),
      openCents: cents(180_000),
      isLate: true,
    },
  ],
  payments: [],
  proposals: [
    {
      lineId: '0199d2c0-0000-7000-8000-000000000004',
      day: '2027-02-02',
      amountCents: cents(180_000),
      description: 'ACH CREDIT OAKLAND HOUSING',
    },
  ],
};

function place(payers: LeasePayer[] | Error, duties = ['money']) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: unknown) => {
    calls.push([key[1], args]);
    if (key[1] === 'getClaims') return { duties };
    if (payers instanceof Error) throw payers;
    if (key[1] === 'recordPayerPayment' || key[1] === 'returnPayerPayment')
      return { request: { id: leaseId, status: 'requested' } };
    return { leaseId, firstOn: '2027-03-01', payers };
  };
  renderScreen(<LeasePayersSection leaseId={leaseId} today="2027-02-03" />, { call });
  return calls;
}

test('adds a housing authority with its share of the rent', async () => {
  const calls = place([]);
  expect(await screen.findByText('Residents pay all of the rent.')).toBeVisible();
  await userEvent.click(screen.getByText('Add a payer'));
  const form = within(screen.getByRole('form', { name: 'Add a payer' }));
  await userEvent.type(form.getByLabelText('Name'), 'Oakland Housing Authority');
  await userEvent.type(form.getByLabelText('Part of the rent each month'), '1800');
  await userEvent.click(form.getByRole('button', { name: 'Add payer' }));
  expect(calls).toContainEqual([
    'addLeasePayer',
    {
      params: { leaseId },
      body: {
        kind: 'housing_authority',
        name: 'Oakland Housing Authority',
        email: null,
        reference: null,
        bankName: null,
        amountCents: 180_000,
        fromOn: '2027-03-01',
      },
    },
  ]);
});

test('shows what is late, and records the credit of the statement that names the payer', async () => {
  const calls = place([payer]);
  const list = await screen.findByRole('list', { name: 'Other payers' });
  expect(list).toHaveTextContent('$1,800.00 of the rent from');
  expect(within(list).getByText('Late')).toBeVisible();
  await userEvent.click(within(list).getByText('Record this credit'));
  const [form] = screen.getAllByRole('form', { name: 'Record a payment of Oakland Housing Authority' });
  if (!form) throw new Error('no form');
  await userEvent.type(within(form).getByLabelText('Trace or check number'), 'TRN 7');
  await userEvent.click(within(form).getByRole('button', { name: 'Ask to record' }));
  expect(calls).toContainEqual([
    'recordPayerPayment',
    {
      params: { leasePayerId: payer.id },
      body: {
        method: 'ach_credit',
        reference: 'TRN 7',
        receivedOn: '2027-02-02',
        reason: 'On the statement',
        amountCents: 180_000,
        bankLineId: payer.proposals[0]?.lineId,
      },
    },
  ]);
  expect(await screen.findByText(/A second person approves it before anything changes/)).toBeVisible();
});

test('asks why a payment came back', async () => {
  const payment = {
    id: '0199d2c0-0000-7000-8000-000000000005',
    amountCents: cents(180_000),
    method: 'check' as const,
    reference: '1041',
    receivedOn: '2027-02-01',
    isOnStatement: true,
    returned: null,
  };
  const calls = place([{ ...payer, payments: [payment], proposals: [] }]);
  await userEvent.click(await screen.findByText('Payments of Oakland Housing Authority (1)'));
  await userEvent.click(screen.getByRole('button', { name: 'Record that 1041 came back' }));
  await userEvent.type(screen.getByLabelText('Why it came back'), 'The check bounced');
  await userEvent.click(screen.getByRole('button', { name: 'Record that 1041 came back' }));
  expect(calls).toContainEqual([
    'returnPayerPayment',
    { params: { payerPaymentId: payment.id }, body: { reason: 'The check bounced' } },
  ]);
});

test('is hidden without the money duty, and says when it could not be loaded', async () => {
  const calls = place([payer], ['care']);
  await expect.poll(() => calls.map(([name]) => name)).toContain('getClaims');
  expect(screen.queryByText('Other payers')).toBeNull();
  place(new Error('offline'));
  expect(await screen.findByText('We couldn’t load the other payers')).toBeVisible();
});
