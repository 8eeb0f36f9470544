import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { OwnerStatement } from '@/contract/money/payouts/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { OwnerStatementPanel } from './OwnerStatementPanel';

const none = { opening: cents(0), closing: cents(0) };
const statement = (basis: OwnerStatement['basis']): OwnerStatement => ({
  homeId: '0195f0a0-0000-7000-8000-000000000001',
  address: '1 Lake St',
  basis,
  from: '2026-01-01',
  until: '2026-12-07',
  lines: [{ group: 'income', kind: 'rent', description: '', amount: cents(300_000) }],
  income: cents(300_000),
  costs: cents(0),
  net: cents(300_000),
  other: cents(0),
  balance: { opening: cents(0), closing: cents(300_000) },
  held: none,
  receivable: basis === 'accrual' ? { opening: cents(0), closing: cents(300_000) } : null,
  payable: basis === 'accrual' ? none : null,
});

test('says what each basis means, and shows what residents owe on accrual', async () => {
  const call = vi.fn(async (_endpoint: unknown, { query }: { query: { basis: OwnerStatement['basis'] } }) =>
    statement(query.basis),
  );
  renderScreen(<OwnerStatementPanel homeId="0195f0a0-0000-7000-8000-000000000001" />, { call });
  expect(await screen.findByRole('region', { name: 'Income' })).toHaveTextContent('Rent$3,000.00');
  expect(screen.getByText(/a cost counts when we take it from your money/)).toBeInTheDocument();
  expect(screen.getByText(/a cost counts when it is billed or due/)).toBeInTheDocument();
  expect(screen.queryByText('Of it: residents owe you')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Basis'), 'Accrual');
  expect(await screen.findByText('Of it: residents owe you')).toBeInTheDocument();
});

test('offers another try when the statement does not load', async () => {
  const call = vi.fn(async () => Promise.reject(new Error('down')));
  renderScreen(<OwnerStatementPanel homeId="0195f0a0-0000-7000-8000-000000000001" />, { call });
  expect(await screen.findByText('We couldn’t load this statement')).toBeInTheDocument();
});
