import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Charge, LeaseAccount } from '@/contract/money/charges/endpoints';
import { createQueryClient } from '@/lib/api/query';
import { ResidenceRent } from './ResidenceRent';

const charge = (pendingCents: number) =>
  ({ isLate: true, openCents: cents(6_240), pendingCents: cents(pendingCents) }) as Charge;

const show = (account: Partial<LeaseAccount>) =>
  render(
    <QueryClientProvider
      client={createQueryClient({ call: async () => ({ charges: [], nextDue: null, ...account }) } as never, {
        production: false,
      })}
    >
      <ResidenceRent leaseId="0195f0a0-0000-7000-8000-00000000000a" />
    </QueryClientProvider>,
  );

test('what is owed now, that it is late, and the way to pay it', async () => {
  show({ owedCents: cents(6_240), charges: [charge(0)] });
  expect(await screen.findByText('Late')).toBeVisible();
  expect(screen.getByText(/due now/)).toHaveTextContent('$62.40 due now');
  expect(screen.getByRole('link', { name: 'Pay rent' })).toHaveAttribute('href', '/accounts/home/payments');
});

test('what is due next, where nothing is owed; what is on its way is not late', async () => {
  const nextDue = { dueOn: '2026-12-01', cents: cents(300_000) };
  show({ owedCents: cents(0), nextDue, charges: [charge(6_240)] });
  expect(await screen.findByText(/due Dec 1/)).toHaveTextContent('$3,000.00 due Dec 1, 2026');
  expect(screen.queryByText('Late')).toBeNull();
  expect(screen.getByRole('link', { name: 'See rent' })).toBeVisible();
});

test('nothing is due', async () => {
  show({ owedCents: cents(0) });
  expect(await screen.findByText('Nothing is due')).toBeVisible();
});
