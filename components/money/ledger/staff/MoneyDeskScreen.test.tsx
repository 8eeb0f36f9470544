import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { ApprovalLimitChange } from '@/contract/money/approvalLimits/endpoints';
import type { LedgerAccountSummary, LedgerLine } from '@/contract/money/ledger/endpoints';
import type { MoneyRequest } from '@/contract/money/moneyRequests/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { LedgerAccountScreen } from './LedgerAccountScreen';
import { MoneyDeskScreen } from './MoneyDeskScreen';

vi.mock('next/router', () => ({ useRouter: () => ({ query: {}, push: vi.fn() }) }));

const id = '0195f0a0-0000-7000-8000-00000000000a';
const refund: MoneyRequest = {
  id,
  kind: 'refund',
  status: 'requested',
  amountCents: cents(12_500),
  reason: 'Paid twice',
  title: null,
  facts: [],
  payee: 'Sam Doe',
  leaseId: id,
  homeId: null,
  isAlone: false,
  method: 'Visa ending in 4242',
  entries: [],
  effectiveOn: null,
  documentId: null,
  requestedBy: 'Iris Lane',
  requestedAt: '2026-12-03T20:00:00.000Z',
  isOwn: false,
  decidedBy: null,
  decidedAt: null,
  note: null,
  canStop: false,
  stopped: null,
};
const entry: MoneyRequest = {
  ...refund,
  id: id.replace(/a$/, 'b'),
  kind: 'manual_entry',
  payee: null,
  leaseId: null,
  method: null,
  isOwn: true,
  reason: 'Bank fee',
  effectiveOn: '2026-12-01',
  amountCents: cents(2_500),
  entries: [
    { code: 'bank:operating', name: 'Operating bank account', amountCents: cents(2_500) },
    { code: 'bank:trust', name: 'Trust bank account', amountCents: cents(-2_500) },
  ],
};
const proposal: ApprovalLimitChange = {
  id,
  action: 'waiver',
  amountCents: cents(25_000),
  effectiveOn: '2026-12-05',
  reason: 'The team has grown',
  status: 'proposed',
  proposedBy: 'Iris Lane',
  proposedAt: '2026-12-03T20:00:00.000Z',
  isOwn: false,
  decidedBy: null,
  decidedAt: null,
  note: null,
};
const trust: LedgerAccountSummary = {
  code: 'bank:trust',
  name: 'Trust bank account',
  address: null,
  balanceCents: cents(1_234_567),
  takesManualEntries: true,
};
const line: LedgerLine = {
  transactionId: id,
  title: 'Refund',
  reason: 'Paid twice · check 2001',
  documentId: id,
  effectiveAt: '2026-12-01T20:00:00.000Z',
  recordedAt: '2026-12-03T20:00:00.000Z',
  amountCents: cents(-10_000),
  balanceCents: cents(1_234_567),
  others: ['Paid ahead: 12 Alder Lane'],
  isReversal: false,
};

let answers: Record<string, (args: { body?: unknown; params?: unknown }) => unknown> = {};
const call = vi.fn(async ({ key }: Endpoint, args: { body?: unknown; params?: unknown }) => answers[key[1]]?.(args));
beforeEach(() => {
  call.mockClear();
  answers = {
    listMoneyRequests: () => ({
      items: [refund, entry],
      unpaidRefunds: [
        {
          id,
          kind: 'owed_refund',
          payee: 'Kim Roe',
          amountCents: cents(5_500),
          why: 'Application declined · account closed',
        },
      ],
    }),
    listQueues: () => [
      {
        id: 'disputes_open',
        group: 'Money',
        title: 'Disputed payments',
        waitsFor: 'Evidence for the bank',
        count: 2,
        hasMore: false,
        oldestSince: null,
      },
      {
        id: 'months_to_close',
        group: 'Money',
        title: 'Months to close',
        waitsFor: 'Someone to close the books of the month',
        count: 0,
        hasMore: false,
        oldestSince: null,
      },
    ],
    listAdjustments: () => ({
      month: '2026-12',
      people: [{ id, name: 'Iris Lane' }],
      totals: [{ personId: id, person: 'Iris Lane', kind: 'waiver', count: 2, amountCents: 31_000, aloneCount: 1 }],
      items: [
        {
          id,
          kind: 'waiver',
          amountCents: 30_000,
          title: 'Rent',
          reason: 'Goodwill',
          person: 'Iris Lane',
          approvedBy: 'Omar Reed',
          at: '2026-12-03T20:00:00.000Z',
          leaseId: id,
        },
      ],
      hasMore: false,
    }),
    listApprovalLimits: () => ({
      today: '2026-12-03',
      limits: [{ action: 'waiver', amountCents: cents(10_000), effectiveOn: '2026-01-01', next: null }],
      changes: [proposal],
      canChange: true,
    }),
    listLedgerAccounts: () => ({ items: [trust] }),
    listLedgerLines: () => ({ account: trust, items: [line], hasMore: true }),
  };
});
const show = (screenOf: React.ReactElement) => {
  renderScreen(screenOf, { call });
  return userEvent.setup();
};

test('folds away the queues in which nothing waits', async () => {
  show(<MoneyDeskScreen />);
  expect(await screen.findByRole('link', { name: /^Disputed payments/ })).toBeVisible();
  const folded = screen.getByText('1 empty queue').closest('details') as HTMLElement;
  expect(within(folded).getByText('Months to close')).toBeInTheDocument();
  expect(folded).not.toHaveAttribute('open');
});

test('a request is approved by another person; one’s own can only be withdrawn', async () => {
  const person = show(<MoneyDeskScreen />);
  const card = await screen.findByRole('article', { name: 'Refund: Paid twice' });
  answers.approveMoneyRequest = () => ({ ...refund, status: 'done' });
  await person.click(within(card).getByRole('button', { name: 'Approve' }));
  expect(call.mock.calls.find(([{ key }]) => key[1] === 'approveMoneyRequest')?.[1]).toMatchObject({
    params: { moneyRequestId: id },
  });
  const own = screen.getByRole('article', { name: 'Manual entry: Bank fee' });
  expect(within(own).queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(within(own).getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(own.textContent).toContain('Credit $25.00');
});

test('a limit is shown, proposed, and approved by another administrator', async () => {
  const person = show(<MoneyDeskScreen />);
  const section = await screen.findByRole('region', { name: 'Limits for one person' });
  expect((await within(section).findAllByText('Waive a charge')).length).toBeGreaterThan(0);
  expect(section.textContent).toContain('$100.00');
  answers.approveApprovalLimit = () => ({});
  await person.click(within(section).getByRole('button', { name: 'Approve limit' }));
  expect(call.mock.calls.find(([{ key }]) => key[1] === 'approveApprovalLimit')?.[1]).toMatchObject({
    params: { approvalLimitId: id },
  });
  await person.click(within(section).getByText('Change a limit'));
  await person.type(within(section).getByLabelText('Limit for one person'), '250');
  await person.type(within(section).getByLabelText('Reason'), 'More leases');
  answers.proposeApprovalLimit = () => ({});
  await person.click(within(section).getByRole('button', { name: 'Propose limit' }));
  await waitFor(() =>
    expect(call.mock.calls.find(([{ key }]) => key[1] === 'proposeApprovalLimit')?.[1]).toMatchObject({
      body: { action: 'waiver', amountCents: 25_000, effectiveOn: '2026-12-03', reason: 'More leases' },
    }),
  );
});

test('the report has totals by person, who approved, and a filter', async () => {
  const person = show(<MoneyDeskScreen />);
  await person.click(screen.getByText('Changes by person and month'));
  const totals = await screen.findByRole('list', { name: 'Totals by person and kind' });
  expect(totals.textContent).toBe('Iris Lane: Waiver (2, 1 alone)$310.00');
  expect(screen.getByRole('list', { name: 'Changes of the month' }).textContent).toContain('approved by Omar Reed');
  await person.selectOptions(screen.getByLabelText('Person'), 'Iris Lane');
  await person.selectOptions(screen.getByLabelText('Kind of change'), 'Waiver');
  await waitFor(() =>
    expect(call.mock.calls.filter(([{ key }]) => key[1] === 'listAdjustments').at(-1)?.[1]).toMatchObject({
      query: { personId: id, kind: 'waiver' },
    }),
  );
});

test('a check that was lost is stopped with a reason, and who did it stays', async () => {
  const [sent, stopped] = [
    { ...refund, status: 'done' as const, method: 'Check 2001', decidedBy: 'Omar Reed', canStop: true },
    {
      ...refund,
      id: id.replace(/a$/, 'c'),
      status: 'stopped' as const,
      payee: 'Kim Roe',
      method: 'Check 1999',
      stopped: { by: 'Iris Lane', at: '2026-12-09T20:00:00.000Z', reason: 'Never arrived' },
    },
  ];
  answers.listMoneyRequests = () => ({ items: [sent, stopped], unpaidRefunds: [] });
  answers.stopCheck = () => ({ ...sent, status: 'stopped' });
  const person = show(<MoneyDeskScreen />);
  await person.click(await screen.findByText('Decided (2)'));
  expect(screen.getByText(/Stopped by Iris Lane, .*: Never arrived/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Stop the check' })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Stop the check' }));
  await person.type(screen.getByLabelText('Why, and when the bank stopped it'), 'Lost in the mail');
  await person.click(screen.getByRole('button', { name: 'Stop the check' }));
  const sentBody = call.mock.calls.find(([{ key }]) => key[1] === 'stopCheck')?.[1];
  expect(sentBody).toMatchObject({ params: { moneyRequestId: id }, body: { reason: 'Lost in the mail' } });
});

test('a refund that reached no one is asked for by check', async () => {
  const person = show(<MoneyDeskScreen />);
  const card = await screen.findByRole('article', { name: 'Refund for Kim Roe' });
  await person.click(within(card).getByRole('button', { name: 'Pay by check' }));
  await person.type(within(card).getByLabelText('Number of the check'), '3001');
  await person.type(within(card).getByLabelText(/^Reason/), 'Their account is closed');
  const draft = () => window.sessionStorage.getItem(`draft:unpaid-refund:${id}`);
  expect(draft()).toContain('3001');
  // The card goes with the list that is asked again, and what was typed with it.
  answers.requestMoney = () => {
    answers.listMoneyRequests = () => ({ items: [refund], unpaidRefunds: [] });
    return refund;
  };
  await person.click(within(card).getByRole('button', { name: 'Ask for approval' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Refund for Kim Roe' })).toBeNull());
  expect(draft()).toBeNull();
  expect(call.mock.calls.find(([{ key }]) => key[1] === 'requestMoney')?.[1]).toMatchObject({
    body: { kind: 'owed_refund', refundId: id, checkNumber: '3001', reason: 'Their account is closed' },
  });
});

test('an account tells each line with its reason, its document, and the balance after it', async () => {
  const person = show(<LedgerAccountScreen accountCode="bank:trust" />);
  const [item] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(item?.textContent).toContain('Paid twice · check 2001');
  expect(item?.textContent).toContain('Dec 1, 2026, recorded Dec 3, 2026');
  expect(item?.textContent).toContain('$12,345.67 after');
  await person.click(screen.getByRole('button', { name: 'Older' }));
  expect(call.mock.calls.at(-1)?.[1]).toMatchObject({ query: { account: 'bank:trust', before: id } });
});

test('what is wrong with a line is said at its field, until the line changes', async () => {
  answers.requestMoney = () => {
    throw new ApiError(
      { message: 'Check the form.', code: 'invalid', fields: { 'entries.1.code': 'Choose an account' } },
      '',
      400,
    );
  };
  const person = show(<MoneyDeskScreen />);
  await person.click(await screen.findByText('Post an entry by hand'));
  await person.click(screen.getByRole('button', { name: 'Ask for approval' }));
  const [first, second] = ['Line 1', 'Line 2'].map((name) => within(screen.getByRole('group', { name })));
  expect(await second?.findByText('Choose an account')).toBeDefined();
  expect(first?.queryByText('Choose an account')).toBeNull();
  await person.type(second?.getByLabelText('Amount') as HTMLElement, '20');
  expect(screen.queryByText('Choose an account')).toBeNull();
});

test('an entry by hand shows what both sides come to, and a line too many goes away', async () => {
  const person = show(<MoneyDeskScreen />);
  await person.click(await screen.findByText('Post an entry by hand'));
  await person.type(within(screen.getByRole('group', { name: 'Line 1' })).getByLabelText('Amount'), '25');
  await person.type(within(screen.getByRole('group', { name: 'Line 2' })).getByLabelText('Amount'), '20');
  expect(screen.getByText(/^Debits/).textContent).toBe('Debits $25.00 · Credits $20.00 · $5.00 apart');
  await person.click(screen.getByRole('button', { name: 'Add a line' }));
  await person.type(within(screen.getByRole('group', { name: 'Line 3' })).getByLabelText('Amount'), '5');
  expect(screen.getByText(/^Debits/).textContent).toBe('Debits $25.00 · Credits $25.00');
  await person.click(screen.getByRole('button', { name: 'Remove line 3' }));
  expect(screen.getByText(/^Debits/).textContent).toContain('$5.00 apart');
  expect(screen.queryByRole('button', { name: /^Remove line/ })).toBeNull();
});
