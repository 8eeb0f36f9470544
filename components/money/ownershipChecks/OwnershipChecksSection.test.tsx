import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { OwnershipCheck } from '@/contract/money/ownershipChecks/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { OwnershipChecksSection } from './OwnershipChecksSection';

const check: OwnershipCheck = {
  id: '0199d2c0-0000-7000-8000-000000000001',
  kind: 'payout_account',
  person: 'Sam Roe',
  personId: '0199d2c0-0000-7000-8000-000000000002',
  expected: ['Sam Roe', 'Alder LLC'],
  found: ['Mallory Vane'],
  source: 'typed',
  checkedAt: '2026-12-01T18:00:00Z',
  decision: null,
  decidedBy: null,
  note: null,
};

function place(items: OwnershipCheck[] | Error) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: unknown) => {
    calls.push([key[1], args]);
    if (items instanceof Error) throw items;
    return { items };
  };
  renderScreen(<OwnershipChecksSection />, { call });
  return calls;
}

test('shows both names, and rejects the account with a reason', async () => {
  const calls = place([check]);
  expect(await screen.findByText(/They typed Mallory Vane. We know them as Sam Roe, Alder LLC./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept the account' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reject the account' }));
  await userEvent.type(screen.getByLabelText('Why it is not'), 'They do not know this person');
  await userEvent.click(screen.getByRole('button', { name: 'Reject the account' }));
  expect(calls).toContainEqual([
    'decideOwnershipCheck',
    { params: { ownershipCheckId: check.id }, body: { decision: 'rejected', note: 'They do not know this person' } },
  ]);
});

test('shows what was decided, by whom, and why, without buttons', async () => {
  place([{ ...check, source: 'bank', decision: 'accepted', decidedBy: 'Ida Lee', note: 'Maiden name' }]);
  expect(await screen.findByText('Accepted')).toBeVisible();
  expect(screen.getByText(/The bank names Mallory Vane/)).toBeVisible();
  expect(screen.getByText(/Ida Lee: Maiden name/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that all accounts have the right names', async () => {
  place([]);
  expect(await screen.findByText('All accounts have the names that we know.')).toBeVisible();
});

test('offers another try where the checks could not be loaded', async () => {
  place(new Error('down'));
  expect(await screen.findByText('We couldn’t load the checks')).toBeVisible();
});
