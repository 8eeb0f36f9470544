import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Cents, cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { PayoutLineKind } from '@/contract/money/payouts/constants';
import type { Earnings, EarningsHome, Payout } from '@/contract/money/payouts/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { EarningsScreen } from './EarningsScreen';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const homeId = '0195f0a0-0000-7000-8000-000000000001';
const line = (kind: PayoutLineKind, amount: number) => ({
  kind,
  description: '',
  workOrderId: null,
  amount: cents(amount),
});
const sum = (lines: readonly { amount: Cents }[]) => cents(lines.reduce((total, { amount }) => total + amount, 0));
const payout = (n: number, lines: Payout['lines'], more: Partial<Payout> = {}): Payout => ({
  id: `0195f0a0-0000-7000-8000-00000000010${n}`,
  homeId,
  period: `2026-0${n}-01`,
  plan: 'Monthly',
  status: 'paid',
  heldFor: null,
  payOn: `2026-0${n}-05`,
  carried: cents(0),
  reserve: cents(0),
  lines,
  amount: sum(lines),
  parts: [],
  statementId: null,
  ...more,
});
const nextLines = [line('management_fee', -15_000), line('rent', 300_000), line('installment', -26_275)];
const home: EarningsHome = {
  homeId,
  address: '12 Alder St',
  isOwner: true,
  plan: 'Monthly',
  nextPayOn: '2026-12-07',
  nextAmount: sum(nextLines),
  nextExpected: cents(0),
  nextLines,
  openInstallments: cents(157_641),
  advanceOutstanding: cents(0),
  advanceOffer: null,
  advanceProblem: null,
  guarantee: null,
  planChange: null,
};

function show(payouts: Payout[], more: Partial<EarningsHome> = {}) {
  const earnings: Earnings = { year: 2026, homes: [{ ...home, ...more }], payouts };
  const answers: Record<string, unknown> = {
    getEarnings: earnings,
    listPayoutAccounts: { items: [] },
    listTaxForms: { items: [] },
    listExpenses: { homeId, fundsCents: cents(0), expenses: [], rules: [] },
    getContributions: {
      homeId,
      owedCents: cents(0),
      reserveShortCents: cents(0),
      pendingCents: cents(0),
      requests: [],
      contributions: [],
      canPay: true,
    },
  };
  const call = vi.fn(async ({ key }: Endpoint) => answers[key[1]] ?? {});
  renderScreen(<EarningsScreen />, { call });
}

const parse = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[$,]/g, '')) * 100);

test('the figures of a year add up to what was paid, whatever else the statements had', async () => {
  const sentBack = [line('management_fee', -15_000), line('rent', 300_000)];
  show([
    payout(3, [line('rent', 300_000), line('management_fee', -15_000)]),
    payout(2, sentBack, { status: 'returned' }),
    payout(1, [line('rent', 300_000), line('management_fee', -15_000), line('reserve', -50_000)]),
  ]);
  const year = within(await screen.findByRole('region', { name: '2026 at a glance' }));
  const amounts = year.getAllByText(/^[−-]?\$[\d,]+\.\d\d$/).map(({ textContent }) => parse(textContent ?? ''));
  const paid = amounts.at(-1) ?? 0;
  expect(paid).toBe(520_000);
  expect(amounts.slice(0, -1).reduce((total, amount) => total + amount, 0)).toBe(paid);
  const rest = year.getByText('Reserves, installments, and other lines').parentElement;
  expect(parse(rest?.querySelector('span')?.textContent ?? '')).toBe(-335_000);
});

test('the next payout says how it adds up, and what is left of installments', async () => {
  show([]);
  const card = within(await screen.findByRole('region', { name: '12 Alder St' }));
  const lines = within(card.getByText('How the next payout adds up').closest('details') ?? document.body);
  expect(lines.getByText('Installment').closest('div')?.textContent).toContain('$262.75');
  expect(lines.getByText('Payout').closest('div')?.textContent).toContain('$2,587.25');
  expect(card.getByText('$1,576.41')).toBeTruthy();
  expect(card.getByRole('link', { name: 'See your installments' })).toBeTruthy();
});

test('a home without a lease names no payout and no guarantee', async () => {
  show([], { nextPayOn: null, nextAmount: null, nextLines: [], openInstallments: cents(0) });
  const card = within(await screen.findByRole('region', { name: '12 Alder St' }));
  expect(card.getByText('Payouts start with the first rent of a lease.')).toBeTruthy();
  expect(card.queryByText(/Next payout|left$/)).toBeNull();
});

test('the next payout says how much of it the resident still has to pay', async () => {
  show([], { nextExpected: cents(300_000) });
  const card = within(await screen.findByRole('region', { name: '12 Alder St' }));
  expect(card.getByText(/Next payout: Dec 7, 2026/).textContent).toContain('$2,587.25');
  expect(card.getByText(/^Expected: it counts/).textContent).toContain('$3,000.00');
});

test('a home in a state without a checked rule for advances says why it has none', async () => {
  show([], { plan: 'Yearly', advanceProblem: 'We don’t offer advances in Washington.' });
  expect(await screen.findByText('No advance for this home now')).toBeTruthy();
  expect(screen.getByText('We don’t offer advances in Washington.')).toBeTruthy();
});
