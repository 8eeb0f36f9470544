import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { HomeWealth } from '@/contract/money/wealth/endpoints';
import { wealthDefaults } from '@/contract/money/wealth/projection';
import { formatDay } from '@/lib/format/dates';
import { renderScreen } from '@/tests/support/renderScreen';
import { WealthAnalysisScreen } from './WealthAnalysisScreen';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));
const homeId = '0195f0a0-0000-7000-8000-00000000000a';
const home: HomeWealth = {
  homeId,
  address: '12 Alder St',
  city: 'Oakland',
  state: 'CA',
  status: 'leased',
  scenarios: [],
  savedAt: null,
  inputs: {
    ...wealthDefaults,
    valueCents: 0,
    cashInvestedCents: 0,
    loanCents: 0,
    loanRateBps: 0,
    loanMonths: 0,
    rentCents: 420_000,
    taxCents: 0,
    insuranceCents: 0,
    upkeepCents: 0,
    hoaCents: 0,
    purchasePriceCents: 0,
    yearsOwned: 0,
  },
  sources: { rentCents: 'From the current lease' },
  repairsLastYearCents: cents(0),
};
const call = vi.fn(async (_endpoint: Endpoint, _args: { body?: unknown }) => home);

class NoResizeObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  call.mockClear();
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
});

function show() {
  renderScreen(<WealthAnalysisScreen homeId={homeId} />, { call });
  return userEvent.setup();
}

const entries: readonly [label: string, typed: string][] = [
  ['Value today', '900000'],
  ['Cash you put in', '300000'],
  ['Loan balance', '600000'],
  ['Interest rate', '6.5'],
  ['Months left', '360'],
  ['Property taxes', '9000'],
  ['Insurance', '1800'],
  ['Repairs and upkeep', '9000'],
  ['HOA dues', '1200'],
];

test('a home that loses money says so to the cent, and saves what was typed', async () => {
  const user = show();
  expect(await screen.findByText('Start with what your home is worth')).toBeTruthy();
  expect(screen.getByText('From the current lease')).toBeTruthy();
  for (const [label, typed] of entries) {
    const field = screen.getByLabelText(label);

    await user.clear(field);
    await user.paste(typed);
  }
  const figures = screen.getByRole('region', { name: 'Figures: Your figures' }).textContent;
  expect(figures).toContain('Cash flow a year\u2212$21,022.90');
  expect(figures).toContain('Cap rate2.72%');
  expect(figures).toContain('Cash-on-cash return\u22127.01%');
  expect(figures).toContain('Debt coverage (DSCR)0.54');
  expect(figures).toContain('Total return, year 1$12,683.46');
  expect(await screen.findByRole('heading', { name: 'Negative cash flow in all 10 years' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a scenario' }));
  expect(screen.getByRole('region', { name: 'Figures of each scenario' })).toBeTruthy();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).not.toContain('');
  await user.click(screen.getByRole('button', { name: 'Save assumptions' }));
  await waitFor(() => expect(call.mock.calls.some(([{ key }]) => key[1] === 'saveWealth')).toBe(true));
  const saved = call.mock.calls.find(([{ key }]) => key[1] === 'saveWealth')?.[1].body;
  expect(saved).toMatchObject({
    inputs: { valueCents: 90_000_000, loanRateBps: 650, rentCents: 420_000, hoaCents: 120_000 },
    scenarios: [{ name: 'Scenario 1' }],
  });
});

test('leaves out equity, return, and sale while the value is unknown', async () => {
  show();
  expect(await screen.findByText('Cash flow a year')).toBeTruthy();
  for (const label of ['Equity', 'Cap rate', 'Total return, year 1', 'Tax, roughly'])
    expect(screen.queryByText(label)).toBeNull();
});

test('figures that were saved late in the evening say the reader’s own day', async () => {
  const savedAt = '2026-11-28T02:00:00.000Z';
  call.mockResolvedValueOnce({ ...home, savedAt });
  show();
  const day = await screen.findByText(formatDay(savedAt));
  expect(day.tagName).toBe('TIME');
});
