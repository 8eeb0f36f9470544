import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Expense } from '@/contract/money/expenses/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { ExpenseSection } from './ExpenseSection';

const expense = (n: number, more: Partial<Expense>): Expense => ({
  id: `0195f0a0-0000-7000-8000-00000000000${n}`,
  category: 'property_tax',
  payeeName: 'Alameda County',
  method: 'check',
  accountEnding: null,
  reference: null,
  amountCents: cents(61_234),
  interestCents: null,
  dueOn: '2026-12-10',
  memo: null,
  status: 'waiting',
  missingCents: cents(1_234),
  note: null,
  ruleId: null,
  enteredBy: null,
  enteredAt: '2026-12-01T18:00:00Z',
  approvedBy: null,
  isOwn: false,
  paidOn: null,
  ...more,
});

const show = (expenses: Expense[]) =>
  renderScreen(<ExpenseSection homeId="home" />, {
    call: async () => ({ homeId: 'home', fundsCents: cents(60_000), expenses, rules: [] }),
  });

test('an owner reads what waits for money, what it lacks, and what was paid', async () => {
  show([
    expense(1, {}),
    expense(2, { status: 'paid', missingCents: null, paidOn: '2026-11-12', payeeName: 'First Bank' }),
    expense(3, { status: 'requested', missingCents: null, payeeName: 'Unread Payee' }),
  ]);
  const section = within(await screen.findByRole('region', { name: 'What we pay for you' }));
  expect(section.getByText(/^Property tax, Alameda County/)).toHaveTextContent(
    'Property tax, Alameda County, due Dec 10, 2026: $612.34',
  );
  expect(section.getByText(/lacks/)).toHaveTextContent('Your money in this home lacks $12.34 of it.');
  expect(section.getByText('What we paid for you (1)')).toBeVisible();
  expect(section.getByText('On the bank statement of Nov 12, 2026')).toBeInTheDocument();
  // What our team has not agreed on is not the owner’s business yet.
  expect(section.queryByText(/Unread Payee/)).toBeNull();
});

test('nothing shows where we pay nothing', async () => {
  const { container } = show([expense(1, { status: 'canceled', missingCents: null })]) as unknown as {
    container: HTMLElement;
  };
  await expect.poll(() => container.querySelector('section')).toBeNull();
});
