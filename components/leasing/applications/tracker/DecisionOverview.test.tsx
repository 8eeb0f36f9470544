import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Application } from '@/contract/leasing/applications/endpoints';
import type { DecisionReceipt } from '@/contract/leasing/decisions/endpoints';
import type { OwnReport } from '@/contract/leasing/screenings/endpoints';
import { ApiError } from '@/lib/api/error';
import { createQueryClient } from '@/lib/api/query';
import { renderScreen } from '@/tests/support/renderScreen';
import { DecisionOverview } from './DecisionOverview';
import { ScreeningReports } from './ScreeningReports';

const application = { id: 'one', home: { timeZone: 'America/Los_Angeles' } } as Application;
const receipt: DecisionReceipt = {
  status: 'approved_with_conditions',
  criteriaVersion: '2026-11',
  lines: [{ criterion: 'credit', result: 'not_met', because: 'The score is below 600.', detail: 'Yours is 540.' }],
  decision: {
    outcome: 'approved_with_conditions',
    reasons: ['credit'],
    conditions: [{ kind: 'deposit', cents: cents(300_000) }, { kind: 'coSigner' }],
    message: 'Gladly, with a co-signer.',
    by: 'Maya',
    at: '2026-11-20T18:00:00.000Z',
  },
  adverse: true,
  documentId: 'letter',
  canCoSign: null,
  acceptBy: '2026-11-22T18:00:00.000Z',
};
const report: OwnReport = {
  id: 'r',
  applicationId: 'one',
  status: 'answered',
  asked: ['credit', 'eviction'],
  home: '1 Elm St',
  agency: { name: 'Sandbox', address: '1 Way', phone: '(510) 555-0140' },
  orderedAt: '2026-11-19T18:00:00.000Z',
  answeredAt: '2026-11-19T18:01:00.000Z',
  blocked: null,
  toCheck: [],
  documentCheck: null,
  recordReview: null,
  reports: {
    credit: { status: 'done', findings: { score: 540, landlordDebtCents: 0, factors: ['Payments made late'] } },
    eviction: { status: 'failed' },
  },
};

function renderReceipt(what: 'receipt' | 'reports', answer: () => Promise<unknown>) {
  const call = vi.fn(answer);
  const queries = createQueryClient({ call: call as never }, { production: true });
  renderScreen(
    what === 'receipt' ? (
      <DecisionOverview application={application} />
    ) : (
      <ScreeningReports application={application} />
    ),
    { client: queries },
  );
  return call;
}

test('the receipt says what was decided, by whom, on what, until when, and leads to the letter', async () => {
  renderReceipt('receipt', () => Promise.resolve(receipt));
  expect(await screen.findByText(/Maya approved your application with conditions/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Conditions' })).toHaveTextContent('The security deposit is $3,000.');
  expect(screen.getByRole('list', { name: 'Reasons' })).toHaveTextContent('Credit history: The score is below 600.');
  expect(screen.getByText(/Sunday, November 22 at 10:00 AM PST/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'View notice' })).toBeEnabled();
});

test('shows a declined co-signer the decision and letter, and no one else', async () => {
  renderReceipt('receipt', () => Promise.resolve({ ...receipt, canCoSign: false }));
  expect(await screen.findByText(/doesn’t meet the co-signer requirements/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'View notice' })).toBeEnabled();
  cleanup();
  renderReceipt('receipt', () => Promise.resolve({ ...receipt, adverse: false, documentId: null }));
  expect(await screen.findByText(/Maya approved your application with conditions/)).toBeVisible();
  expect(screen.queryByText(/asked of a co-signer/)).toBeNull();
  expect(screen.queryByText('Your notice')).toBeNull();
});

test('a letter that was removed is not offered', async () => {
  renderReceipt('receipt', () => Promise.resolve({ ...receipt, documentId: null }));
  expect(await screen.findByText(/no longer in your documents/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View notice' })).toBeNull();
});

test('what could not be opened can be tried again', async () => {
  renderReceipt('receipt', () => Promise.reject(new ApiError({ message: '', code: '' }, '/', 403)));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('own reports are read only when asked for, and say how to dispute them', async () => {
  const call = renderReceipt('reports', () => Promise.resolve([report]));
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'View my reports' }));
  expect(await screen.findByText('Score 540')).toBeVisible();
  expect(screen.getByText('No response')).toBeVisible();
  expect(screen.getByText(/Dispute it with Sandbox, 1 Way, \(510\) 555-0140/)).toBeVisible();
});

test('without any report it says so', async () => {
  renderReceipt('reports', () => Promise.resolve([]));
  fireEvent.click(screen.getByRole('button', { name: 'View my reports' }));
  expect(await screen.findByText(/We haven’t requested any reports yet/)).toBeVisible();
});
