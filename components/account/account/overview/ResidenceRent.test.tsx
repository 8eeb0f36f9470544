import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Charge, LeaseAccount } from '@/contract/money/charges/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { ResidenceRent } from './ResidenceRent';

const charge = (pendingCents: number) =>
  ({ isLate: true, openCents: cents(6_240), writtenOffCents: cents(0), pendingCents: cents(pendingCents) }) as Charge;

const show = (account: Partial<LeaseAccount>) =>
  renderScreen(<ResidenceRent leaseId="0195f0a0-0000-7000-8000-00000000000a" />, {
    call: async () => ({ charges: [], nextDue: null, ...account }),
  });

test('what is owed now stands first and large, that it is late, and paying it is the button', async () => {
  show({ owedCents: cents(6_240), charges: [charge(0)] });
  expect(await screen.findByText('Late')).toBeVisible();
  expect(screen.getByText('Due now')).toBeVisible();
  expect(screen.getByText('$62.40')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay rent' })).toHaveAttribute('href', '/accounts/home/payments');
});

test('what is on its way is not late', async () => {
  show({ owedCents: cents(6_240), charges: [charge(6_240)] });
  expect(await screen.findByText('Due now')).toBeVisible();
  expect(screen.queryByText('Late')).toBeNull();
});

test.each([
  ['2026-12-01', 'Pay rent'],
  ['2026-12-02', 'See rent'],
])('rent that is due on %s shows a week before with the way to pay it: %s', async (dueOn, way) => {
  show({ owedCents: cents(0), today: '2026-11-24', nextDue: { dueOn, cents: cents(300_000) } });
  expect(await screen.findByText('$3,000.00')).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/accounts/home/payments');
});

test('nothing is due', async () => {
  show({ owedCents: cents(0) });
  expect(await screen.findByText('Nothing is due')).toBeVisible();
});
