import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { Expense, Expenses } from '@/contract/money/expenses/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { ExpensePanel } from './ExpensePanel';

const id = '0195f0a0-0000-7000-8000-000000000003';
const ruleId = '0195f0a0-0000-7000-8000-000000000004';
const expense: Expense = {
  id,
  category: 'hoa',
  payeeName: 'Lakeside HOA',
  method: 'ach',
  accountEnding: '6789',
  reference: 'Unit 12',
  amountCents: cents(40_000),
  interestCents: null,
  dueOn: '2026-12-05',
  memo: null,
  status: 'requested',
  missingCents: null,
  note: null,
  ruleId: null,
  enteredBy: 'Ida Lee',
  enteredAt: '2026-12-01T18:00:00Z',
  approvedBy: null,
  isOwn: false,
  paidOn: null,
};

interface Place {
  data?: Partial<Expenses>;
  duties?: string[];
  refuse?: (name: string) => unknown;
}

function place({ data = {}, duties = ['money'], refuse = () => undefined }: Place = {}) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: unknown) => {
    calls.push([key[1], args]);
    if (key[1] === 'getClaims') return { duties };
    const error = refuse(key[1]);
    if (error) throw error;
    if (key[1] === 'readPayeeAccount') return { routingNumber: '110000000', accountNumber: '000123456789' };
    return { homeId: 'home', fundsCents: cents(500_000), expenses: [], rules: [], ...data };
  };
  renderScreen(<ExpensePanel homeId="home" />, { call });
  return calls;
}

async function fill() {
  await userEvent.click(await screen.findByText('Enter an expense', { selector: 'summary *, summary' }));
  await userEvent.selectOptions(screen.getByLabelText('What it is for'), 'Mortgage payment');
  await userEvent.type(screen.getByLabelText('Payee'), 'First Bank');
  await userEvent.type(screen.getByLabelText('Routing number of the payee'), '110000000');
  await userEvent.type(screen.getByLabelText('Account number of the payee'), '000123456789');
  await userEvent.type(screen.getByLabelText('Amount of the expense'), '1200');
  await userEvent.type(screen.getByLabelText(/^Interest in it/), '800');
  await userEvent.type(screen.getByLabelText('Due on'), '2026-12-05');
  await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'Every month');
  await userEvent.click(screen.getByRole('button', { name: 'Enter expense' }));
}

test('enters a mortgage that repeats, with the interest in it', async () => {
  const calls = place();
  expect(await screen.findByText('No expense is open.')).toBeVisible();
  await fill();
  expect(calls).toContainEqual([
    'enterExpense',
    {
      params: { homeId: 'home' },
      body: {
        category: 'mortgage',
        payeeName: 'First Bank',
        method: 'ach',
        routingNumber: '110000000',
        accountNumber: '000123456789',
        address: null,
        reference: null,
        amountCents: 120_000,
        interestCents: 80_000,
        dueOn: '2026-12-05',
        memo: null,
        repeats: 'monthly',
        untilOn: null,
        isFixed: true,
      },
    },
  ]);
  expect(await screen.findByText('Entered. Another person approves it before it is paid.')).toBeVisible();
  expect(sessionStorage.getItem('draft:expense:home') ?? '').not.toContain('000123456789');
});

test('what was typed survives a refusal, which stands at its field', async () => {
  const message = 'Check the routing number. It has 9 digits.';
  place({
    refuse: (name) =>
      name === 'enterExpense' &&
      new ApiError({ code: 'invalid', message, fields: { routingNumber: message } }, '', 400, undefined),
  });
  await fill();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Payee')).toHaveValue('First Bank');
  expect(screen.getByLabelText('Account number of the payee')).toHaveValue('000123456789');
});

test('another person approves, or refuses with a reason', async () => {
  const calls = place({ data: { expenses: [expense] } });
  const open = within(await screen.findByRole('list', { name: 'Open expenses' }));
  await userEvent.click(open.getByRole('button', { name: 'Approve: HOA dues, Lakeside HOA, due Dec 5, 2026' }));
  expect(calls).toContainEqual(['approveExpense', { params: { expenseId: id } }]);
  await userEvent.click(open.getByRole('button', { name: 'Refuse' }));
  await userEvent.type(open.getByLabelText('Why you refuse it'), 'Paid already');
  await userEvent.click(open.getByRole('button', { name: 'Refuse' }));
  expect(calls).toContainEqual(['refuseExpense', { params: { expenseId: id }, body: { reason: 'Paid already' } }]);
});

test('the person who entered it does not approve it', async () => {
  place({ data: { expenses: [{ ...expense, isOwn: true }] } });
  expect(await screen.findByText('You entered this, so another person approves it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('says what one that waits for money lacks, and changes its amount', async () => {
  const calls = place({ data: { expenses: [{ ...expense, status: 'waiting', missingCents: cents(12_345) }] } });
  const open = within(await screen.findByRole('list', { name: 'Open expenses' }));
  expect(open.getByText(/^Missing/)).toHaveTextContent('Missing: $123.45. The owner is asked to pay it in.');
  await userEvent.click(open.getByText('Change the amount'));
  const amount = open.getByLabelText('New amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '410');
  await userEvent.click(open.getByRole('button', { name: 'Change amount' }));
  expect(calls).toContainEqual([
    'changeExpense',
    { params: { expenseId: id }, body: { amountCents: 41_000, interestCents: null } },
  ]);
});

test('opens the account number with a reason, and ends a series', async () => {
  const rule = {
    id: ruleId,
    category: 'hoa' as const,
    payeeName: 'Lakeside HOA',
    amountCents: cents(40_000),
    every: 'monthly' as const,
    nextDueOn: '2027-01-05',
    untilOn: null,
    isFixed: true,
  };
  const calls = place({ data: { expenses: [{ ...expense, status: 'ordered' }], rules: [rule] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the account number' }));
  await userEvent.type(screen.getByLabelText('Why you need it'), 'At the bank');
  await userEvent.click(screen.getByRole('button', { name: 'Show the account number' }));
  expect(await screen.findByText('Routing number 110000000, account number 000123456789')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End the series: HOA dues, Lakeside HOA' }));
  expect(calls).toContainEqual(['endExpenseRule', { params: { expenseRuleId: ruleId } }]);
});

test('is hidden from people without the money duty, and says when it could not load', async () => {
  const calls = place({ duties: ['care'] });
  await expect.poll(() => calls.map(([name]) => name)).toContain('getClaims');
  expect(screen.queryByText('Expenses we pay for the owner')).toBeNull();
});

test('says when it could not load', async () => {
  place({
    refuse: (name) =>
      name === 'listExpenses' && new ApiError({ code: 'forbidden', message: 'No.' }, '', 403, undefined),
  });
  expect(await screen.findByText('We couldn’t load the expenses of this home')).toBeVisible();
});
