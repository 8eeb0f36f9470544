import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { Dispute, DisputeEvidence } from '@/contract/money/disputes/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { DisputesSection } from './DisputesSection';

const open: Dispute = {
  id: 'du_1',
  payer: 'Sam Roe',
  payerId: '0199d2c0-0000-7000-8000-000000000001',
  leaseId: '0199d2c0-0000-7000-8000-000000000002',
  home: '12 Alder Lane',
  amountCents: cents(300_000),
  paidAt: '2026-12-01T18:00:00Z',
  reason: 'product_not_received',
  status: 'needs_response',
  evidenceDueAt: '2026-12-08T18:00:00Z',
  openedAt: '2026-12-01T19:00:00Z',
  parts: ['receipt', 'statement', 'activity'],
  unanswerable: null,
  evidence: null,
};
const sent: DisputeEvidence = {
  status: 'sent',
  text: 'Sam signed the lease.',
  parts: ['receipt'],
  sentBy: 'Ida Lee',
  createdAt: '2026-12-02T18:00:00Z',
  submittedAt: '2026-12-02T18:01:00Z',
  refusal: null,
};

function place(items: Dispute[] | Error) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: unknown) => {
    calls.push([key[1], args]);
    if (items instanceof Error) throw items;
    return { items };
  };
  renderScreen(<DisputesSection />, { call });
  return calls;
}

test('sends the chosen papers with what happened', async () => {
  const calls = place([open]);
  const list = await screen.findByRole('list', { name: 'Disputes' });
  expect(list).toHaveTextContent('Sam Roe: $3,000.00');
  expect(list).toHaveTextContent('Waiting for our evidence');
  expect(list).toHaveTextContent('Reason: product not received.');
  await userEvent.click(screen.getByText('Answer this dispute'));
  expect(screen.queryByLabelText('Signed lease')).toBeNull();
  await userEvent.click(screen.getByLabelText('Charges and payments of the lease'));
  await userEvent.type(screen.getByLabelText('What happened'), 'Sam signed the lease and paid the rent of December.');
  await userEvent.click(screen.getByRole('button', { name: 'Send evidence' }));
  expect(calls).toContainEqual([
    'sendDisputeEvidence',
    {
      params: { disputeId: 'du_1' },
      body: { text: 'Sam signed the lease and paid the rent of December.', parts: ['receipt', 'activity'] },
    },
  ]);
});

test('shows what was sent and what the bank decided, without a form', async () => {
  place([{ ...open, status: 'won', unanswerable: 'sent', evidence: sent }]);
  expect(await screen.findByText('Won: the money came back')).toBeVisible();
  await userEvent.click(screen.getByText('Evidence that we sent'));
  expect(screen.getByText('Sam signed the lease.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send evidence' })).toBeNull();
});

test.each([
  ['bank_debit' as const, /That is final/],
  ['late' as const, /The day for evidence has passed/],
  ['decided' as const, /The bank has decided/],
])('says why no evidence can be sent: %s', async (unanswerable, words) => {
  place([{ ...open, unanswerable }]);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText('Answer this dispute')).toBeNull();
});

test('says that evidence is on its way, or why the processor did not take it', async () => {
  place([
    { ...open, unanswerable: 'sent', evidence: { ...sent, status: 'sending', submittedAt: null } },
    {
      ...open,
      id: 'du_2',
      evidence: { ...sent, status: 'refused', submittedAt: null, refusal: 'evidence_too_large' },
    },
  ]);
  expect(await screen.findByText(/on its way to the bank/)).toBeVisible();
  expect(screen.getByText(/more than 4.5 MB in all/)).toBeVisible();
});

test('has words for no disputes', async () => {
  place([]);
  expect(await screen.findByText('No payment has been disputed.')).toBeVisible();
});

test('offers another try where the disputes could not be loaded', async () => {
  place(new Error('down'));
  expect(await screen.findByText('We couldn’t load the disputes')).toBeVisible();
});
