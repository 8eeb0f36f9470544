import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import { renderScreen } from '@/tests/support/renderScreen';
import { ContributionPanel } from './ContributionPanel';

const requestId = '0195f0a0-0000-7000-8000-000000000002';

function place(duties: string[]) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: unknown) => {
    calls.push([key[1], args]);
    if (key[1] === 'getClaims') return { duties };
    return {
      homeId: 'home',
      owedCents: cents(150_000),
      reserveShortCents: cents(0),
      pendingCents: cents(0),
      contributions: [],
      canPay: false,
      requests: [
        {
          id: requestId,
          amountCents: cents(80_000),
          reason: 'A new roof',
          dueOn: '2027-04-01',
          heldUntil: '2027-05-01',
          status: 'open',
          requestedAt: '2027-03-01T18:00:00Z',
        },
      ],
    };
  };
  renderScreen(<ContributionPanel homeId="home" />, { call });
  return calls;
}

test('asks the owner with an amount, a reason, and a day', async () => {
  const calls = place(['money']);
  await userEvent.click(await screen.findByText('Ask the owner to pay in'));
  await userEvent.type(screen.getByLabelText('Amount'), '1500');
  await userEvent.type(screen.getByLabelText('What it is for'), 'Balance below zero');
  await userEvent.type(screen.getByLabelText('Pay by'), '2027-04-01');
  await userEvent.click(screen.getByRole('button', { name: 'Ask the owner' }));
  expect(calls).toContainEqual([
    'requestContribution',
    {
      params: { homeId: 'home' },
      body: { amountCents: 150_000, reason: 'Balance below zero', dueOn: '2027-04-01', heldUntil: null },
    },
  ]);
  expect(await screen.findByText(/finds it among their to-dos/)).toBeVisible();
});

test('withdraws a request that is open', async () => {
  const calls = place(['money']);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request: A new roof' }));
  expect(calls).toContainEqual([
    'withdrawContributionRequest',
    { params: { contributionRequestId: requestId }, body: {} },
  ]);
});

test('is hidden from people without the money duty', async () => {
  const calls = place(['care']);
  await expect.poll(() => calls.map(([name]) => name)).toContain('getClaims');
  expect(screen.queryByText('Contributions of the owner')).toBeNull();
});
