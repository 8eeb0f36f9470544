import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { PayoutRunDetail } from '@/contract/money/payouts/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { PayoutRunScreen } from './PayoutRunScreen';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const homeId = (n: number) => `0195f0a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const item = (n: number): PayoutRunDetail['items'][number] => ({
  homeId: homeId(n),
  address: `${n} Alder St`,
  plan: 'Monthly',
  status: 'preview',
  heldFor: null,
  amount: cents(120_000),
  lines: [],
});
const page = (n: number, more: Partial<PayoutRunDetail>): PayoutRunDetail => ({
  id: homeId(99),
  payOn: '2026-12-07',
  status: 'open',
  createdBy: null,
  releasedBy: null,
  canRelease: true,
  finished: false,
  totals: null,
  items: [item(n)],
  next: null,
  changed: [],
  ...more,
});
const show = (answer: (after: string | undefined) => PayoutRunDetail) => {
  const call = vi.fn(async (_: Endpoint, args?: { query?: { after?: string } }) => answer(args?.query?.after));
  renderScreen(<PayoutRunScreen payoutRunId={homeId(99)} />, { call });
  return call;
};

test('a long run says that it is being added up, and shows its homes page by page; an error can be tried again', async () => {
  let isDown = true;
  show((after) => {
    if (after === undefined) return page(1, { next: homeId(1) });
    if (isDown) throw new ApiError({ message: 'Not now.', code: 'unavailable' }, '', 503);
    return page(2, {});
  });
  const person = userEvent.setup();
  await screen.findByText('We’re adding up this run. The totals appear here in a few minutes.');
  await person.click(screen.getByRole('button', { name: 'Show more homes' }));
  await screen.findByText('We couldn’t load more homes. Please try again.');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Show more homes' }));
  await screen.findByText(/2 Alder St/);
  expect(screen.getByText(/1 Alder St/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more homes' })).toBeNull();
});

test('a counted run says how many homes it pays, and when that was', async () => {
  const totals = { homes: 55, total: cents(6_600_000), fees: cents(9_900_000), guaranteePaid: cents(0) };
  show(() => page(1, { totals: { ...totals, countedAt: '2026-12-05T18:00:00Z' } }));
  await screen.findByText(/^55 homes · counted /);
  expect(screen.getByText('$66,000.00')).toBeTruthy();
});

const counted = {
  homes: 55,
  total: cents(6_600_000),
  fees: cents(9_900_000),
  guaranteePaid: cents(0),
  countedAt: '2026-12-05T18:00:00Z',
};

test('a release names its sum and its homes, and waits for a confirmation', async () => {
  const call = show(() => page(1, { totals: counted }));
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Release payouts' }));
  const released = () => call.mock.calls.filter(([endpoint]) => endpoint.method === 'POST');
  await screen.findByText('$66,000.00 goes to the owners of 55 homes, at the earliest on Dec 7, 2026.');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(released()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Release payouts' }));
  await person.click(screen.getByRole('button', { name: 'Release $66,000.00' }));
  await waitFor(() => expect(released()).toHaveLength(1));
});

test('a held payout says what is missing from the owner, to our team', async () => {
  show(() => page(1, { items: [{ ...item(1), heldFor: 'no_account' }] }));
  expect(await screen.findByText(/Held: the owner has no bank account/)).toBeTruthy();
  expect(screen.queryByText(/Add a bank account/)).toBeNull();
});

test('a released run speaks of payouts that are being made, not of figures of today', async () => {
  show(() => page(1, { status: 'released', releasedBy: 'Iris Vale', canRelease: false, totals: counted }));
  expect(await screen.findByText(/The payouts of this run are being made/)).toBeTruthy();
  expect(screen.queryByText(/These are today’s figures/)).toBeNull();
});

test('a released run names the payouts that grew since, and releases them after a question', async () => {
  const changed = [{ homeId: homeId(7), address: '7 Alder St', released: cents(120_000), now: cents(170_000) }];
  const call = show(() => page(1, { status: 'released', finished: true, changed }));
  const person = userEvent.setup();
  expect(await screen.findByText(/\$1,700\.00 instead of \$1,200\.00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard run' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Release these too' }));
  await person.click(screen.getByRole('button', { name: 'Release $500.00 more' }));
  expect(call.mock.calls.map(([{ key }]) => key[1])).toContain('releasePayoutRun');
});
