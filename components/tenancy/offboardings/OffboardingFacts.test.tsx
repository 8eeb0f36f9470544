import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeletionBlocks } from '@/components/account/deletions/DeleteAccount';
import { cents } from '@/contract/amounts/cents';
import type { NextPayout } from '@/contract/money/payouts/endpoints';
import type { Offboarding } from '@/contract/tenancy/offboardings/endpoints';
import { OffboardingMoney } from './OffboardingFacts';

const line = (kind: NextPayout['lines'][number]['kind'], amount: number, description = '') => ({
  kind,
  amount: cents(amount),
  description,
  workOrderId: null,
});
const nextPayout: NextPayout = {
  payOn: '2026-12-07',
  amount: cents(182_902),
  lines: [
    line('management_fee', -20_323, 'December 2026'),
    line('placement_fee', -203_225),
    line('rent', 406_450, 'December 2026'),
    line('charge', 6_240, 'Monthly fee'),
    line('vendor_invoice', -6_240, 'Alder Repairs, invoice A-1'),
  ],
};

/** The lines as they read: name and amount. */
const linesIn = (container: HTMLElement) =>
  within(container)
    .getAllByRole('term')
    .map((term) => [term.textContent?.trim(), term.nextElementSibling?.textContent]);
const LINES = [
  ['Management fee December 2026', '−$203.23'],
  ['Placement fee', '−$2,032.25'],
  ['Rent collected December 2026', '$4,064.50'],
  ['Other charges collected Monthly fee', '$62.40'],
  ['Repair Alder Repairs, invoice A-1', '−$62.40'],
  ['Payout', '$1,829.02'],
];

const offboarding = (payout: NextPayout | null) =>
  ({
    terms: { feeCents: cents(0), text: 'No notice.' },
    lease: null,
    money: {
      nextPayout: payout,
      advanceCents: cents(0),
      installmentsCents: cents(0),
      owedByResidentsCents: cents(0),
      depositsCents: cents(0),
      releaseOn: '2026-12-17',
    },
  }) as unknown as Offboarding;

test('shows what is collected, fees, bills, and what is paid out on the exit page', () => {
  const { container } = render(<OffboardingMoney offboarding={offboarding(nextPayout)} />);
  expect(screen.getByRole('heading', { name: 'Your next payout, Dec 7, 2026' })).toBeVisible();
  expect(linesIn(container)).toEqual(LINES);
});

test('shows no payout on the exit page of a home without an agreement', () => {
  render(<OffboardingMoney offboarding={offboarding(null)} />);
  expect(screen.queryByText(/payout,/)).toBeNull();
  expect(screen.queryAllByRole('term')).toEqual([]);
});

test('shows the same lines for each home on the page that deletes an account', () => {
  const { container } = render(
    <DeletionBlocks
      blocks={[
        {
          code: 'unpaidPayout',
          title: 'We pay you $1,829.02 first',
          reason: 'Then you can delete your account.',
          action: { label: 'See your earnings', href: '/accounts/portfolio/earnings' },
          payouts: [{ ...nextPayout, homeId: '01980000-0000-7000-8000-000000000001', address: '1 Elm St' }],
        },
      ]}
    />,
  );
  expect(screen.getByText('1 Elm St, Dec 7, 2026')).toBeVisible();
  expect(linesIn(container)).toEqual(LINES);
});
