import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { MonthClosing, MonthClosings } from '@/contract/money/monthClosings/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { MonthClosingsSection } from './MonthClosingsSection';

const closing: MonthClosing = {
  id: '0199d2c0-0000-7000-8000-000000000001',
  month: '2027-01-01',
  requestedBy: 'Ida Lee',
  closedBy: 'Max Roe',
  closedAt: '2027-02-03T18:00:00Z',
  reopened: null,
  isLast: true,
  packs: [
    {
      id: '0199d2c0-0000-7000-8000-000000000002',
      account: 'trust',
      statementOn: '2027-01-29',
      bankCents: cents(305_000),
      inTransitCents: cents(5_000),
      unbookedCents: cents(0),
      bookCents: cents(310_000),
      owedCents: cents(310_000),
      isMade: true,
    },
  ],
};

const none: MonthClosings = { next: { month: '2027-01-01', blockers: [] }, isRequested: false, items: [] };

function place(data: MonthClosings | Error) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: unknown) => {
    calls.push([key[1], args]);
    if (data instanceof Error) throw data;
    return key[1] === 'listMonthClosings' ? data : { request: { id: closing.id, status: 'requested' } };
  };
  renderScreen(<MonthClosingsSection />, { call });
  return calls;
}

test('lists what stands in the way of the next month, without a button to close it', async () => {
  place({
    ...none,
    next: { month: '2027-01-01', blockers: [{ kind: 'statement_missing', detail: 'No statement of Jan 5.' }] },
  });
  expect(await screen.findByText('No statement of Jan 5.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close January 2027' })).toBeNull();
  expect(screen.getByText('No month has been closed yet.')).toBeVisible();
});

test('asks to close a month that is ready, and says that a second person approves', async () => {
  const calls = place(none);
  await userEvent.click(await screen.findByRole('button', { name: 'Close January 2027' }));
  await userEvent.type(screen.getByLabelText('What you checked'), 'All statements');
  await userEvent.click(screen.getByRole('button', { name: 'Close January 2027' }));
  expect(calls).toContainEqual(['requestMonthClose', { body: { month: '2027-01', reason: 'All statements' } }]);
  expect(await screen.findByText(/A second person approves it before anything changes/)).toBeVisible();
});

test('shows the reconciliation of a closed month with its files, and asks to reopen the last one with a reason', async () => {
  const calls = place({ ...none, next: { month: '2027-02-01', blockers: [] }, items: [closing] });
  const list = await screen.findByRole('list', { name: 'Closed months' });
  expect(list).toHaveTextContent('Ida Lee asked to close it, and Max Roe approved');
  await userEvent.click(within(list).getByText('Reconciliations of January 2027'));
  expect(list).toHaveTextContent('Booked, not on a statement$50.00');
  expect(
    within(list).getByRole('button', { name: 'Open the sealed PDF of the trust account, January 2027' }),
  ).toBeVisible();
  await userEvent.click(within(list).getByRole('button', { name: 'Reopen January 2027' }));
  await userEvent.type(screen.getByLabelText('Why it has to change'), 'A fee is missing');
  await userEvent.click(within(list).getByRole('button', { name: 'Reopen January 2027' }));
  expect(calls).toContainEqual([
    'requestMonthReopening',
    { params: { monthClosingId: closing.id }, body: { reason: 'A fee is missing' } },
  ]);
});

test('offers nothing else while a request waits for a second person', async () => {
  place({ ...none, isRequested: true, items: [closing] });
  expect(await screen.findByText(/waits for a second person/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Close|Reopen)/ })).toBeNull();
});

test('says that the months could not be loaded', async () => {
  place(new Error('offline'));
  expect(await screen.findByText('We couldn’t load the months')).toBeVisible();
});
