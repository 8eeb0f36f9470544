import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { DebitHold } from '@/contract/money/debitHolds/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { DebitHoldsSection } from './DebitHoldsSection';

const hold: DebitHold = {
  paymentId: '0199d2c0-0000-7000-8000-000000000001',
  payer: 'Sam Roe',
  payerId: '0199d2c0-0000-7000-8000-000000000002',
  home: '12 Alder Lane',
  homeId: '0199d2c0-0000-7000-8000-000000000003',
  amountCents: cents(1_200_000),
  heldCents: cents(600_000),
  paidAt: '2026-12-01T18:00:00Z',
  until: '2026-12-15',
};

const place = (items: DebitHold[] | Error) =>
  renderScreen(<DebitHoldsSection />, {
    call: async () => {
      if (items instanceof Error) throw items;
      return { largeCents: cents(1_000_000), days: 7, items };
    },
  });

test('shows what is held, why, and until when', async () => {
  place([hold, { ...hold, paymentId: '0199d2c0-0000-7000-8000-000000000004', until: null }]);
  const list = await screen.findByRole('list', { name: 'Held money' });
  expect(list).toHaveTextContent('Sam Roe paid $12,000.00 for 12 Alder Lane');
  expect(list).toHaveTextContent('Held: $6,000.00.');
  expect(list).toHaveTextContent('First bank debit of this payer. Held through');
  expect(list).toHaveTextContent('Held until the processor has settled it and its account has a known owner.');
});

test('says that no money is held', async () => {
  place([]);
  expect(await screen.findByText('No money is held.')).toBeVisible();
});

test('offers another try where the holds could not be loaded', async () => {
  place(new Error('down'));
  expect(await screen.findByText('We couldn’t load the holds')).toBeVisible();
});
