import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { wealthDefaults } from '@/contract/money/wealth/projection';
import { renderScreen } from '@/tests/support/renderScreen';
import { SellScreen } from './SellScreen';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));
const homeId = '0195f0a0-0000-7000-8000-00000000000a';
const inputs = {
  ...wealthDefaults,
  valueCents: 79_400_000,
  cashInvestedCents: 21_800_000,
  loanCents: 49_100_000,
  loanRateBps: 650,
  loanMonths: 324,
  rentCents: 369_500,
  taxCents: 0,
  insuranceCents: 0,
  upkeepCents: 0,
  hoaCents: 0,
  purchasePriceCents: 72_700_000,
  yearsOwned: 3,
  sellingCostBps: 700,
  gainsTaxBps: 1_500,
  landShareBps: 2_000,
};
const answers: Readonly<Record<string, unknown>> = {
  getWealth: {
    homeId,
    address: '12 Alder St',
    city: 'Oakland',
    state: 'CA',
    status: 'leased',
    scenarios: [],
    savedAt: null,
    inputs,
    sources: {},
    repairsLastYearCents: 0,
  },
  getSaleOutlook: {
    homeId,
    address: '12 Alder St',
    status: 'active',
    lease: null,
    vacantFrom: null,
    noticeDays: null,
    needsCause: false,
    saleIsCause: false,
    law: [],
    advanceCents: 0,
    hasGuarantee: false,
  },
};
const call = vi.fn(async ({ key }: Endpoint, _args: unknown) => answers[key[1] ?? ''] ?? null);

beforeEach(() => {
  call.mockClear();
});

function show() {
  renderScreen(<SellScreen homeId={homeId} />, { call });
  return userEvent.setup();
}

test('taxes each price by itself', async () => {
  show();
  const row = (await screen.findByRole('rowheader', { name: 'Estimated tax' })).closest('tr');
  expect(row).toHaveTextContent('−$9,486.57');
  expect(row).toHaveTextContent('−$17,574.82');
});

test.each([
  ['Range either way', '80', 'Enter 0% to 50%'],
  ['Range either way', '-1', 'Enter 0% to 50%'],
  ['Selling costs', '101', 'Enter 0% to 100%'],
  ['Selling costs', '7 or 8', 'Enter 0% to 100%'],
])('%s of %s is refused at its field, and nothing is saved', async (label, typed, message) => {
  const user = show();
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  expect(screen.getByText(message)).toBeVisible();
  expect(field).toHaveValue(typed);
  await user.click(screen.getByRole('button', { name: 'Save figures' }));
  expect(call.mock.calls.map(([{ key }]) => key[1])).not.toContain('saveWealth');
});
