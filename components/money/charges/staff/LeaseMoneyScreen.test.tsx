import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { LeaseAccount, TimelineItem } from '@/contract/money/charges/endpoints';
import type { LeasePaymentPlan } from '@/contract/money/paymentPlans/endpoints';
import { ApiError } from '@/lib/api/error';
import '@/tests/support/browser/topLayer';
import { renderScreen } from '@/tests/support/renderScreen';
import { historyCsv } from './historyCsv';
import { LeaseMoneyScreen } from './LeaseMoneyScreen';

const id = '0195f0a0-0000-7000-8000-00000000000a';
const otherId = '0195f0a0-0000-7000-8000-00000000000b';
const creditId = '0195f0a0-0000-7000-8000-00000000000c';
const account: LeaseAccount = {
  leaseId: id,
  homeId: id,
  address: '12 Alder Lane',
  side: 'staff',
  today: '2026-12-04',
  timeZone: 'America/Los_Angeles',
  residents: 1,
  openCents: cents(300_000),
  owedCents: cents(300_000),
  writtenOffCents: cents(0),
  pendingCents: cents(0),
  creditCents: cents(0),
  paidCents: cents(0),
  nextDue: null,
  plan: null,
  acceptsPartial: true,
  hasOpenNotice: false,
  waivableFee: null,
  otherPayers: [],
  charges: [],
};
const items: TimelineItem[] = [
  {
    id: 'waiver:1',
    at: '2026-12-03T20:00:00.000Z',
    kind: 'waiver',
    title: 'Late fee waived',
    status: 'done',
    detail: '=A week without "heating"',
    cents: cents(-5_000),
    balanceCents: cents(300_000),
    expectedOn: null,
    receiptId: null,
  },
  {
    id: 'charge:1',
    at: '2026-12-01T20:00:00.000Z',
    kind: 'charge',
    title: 'Rent',
    status: 'done',
    detail: null,
    cents: cents(300_000),
    balanceCents: cents(305_000),
    expectedOn: null,
    receiptId: null,
  },
];
const asked: LeasePaymentPlan = {
  leaseId: id,
  side: 'staff',
  today: '2026-12-04',
  overdueCents: cents(300_000),
  canAsk: false,
  hasLeft: false,
  isAutomatic: false,
  rights: [],
  dueDay: { day: 1, latestDay: null, rule: null },
  plan: {
    id,
    status: 'requested',
    amountCents: cents(300_000),
    leftCents: cents(300_000),
    chargeIds: [id],
    parts: [
      { dueOn: '2026-12-10', cents: cents(150_000), paidCents: cents(0) },
      { dueOn: '2026-12-24', cents: cents(150_000), paidCents: cents(0) },
    ],
    askedOn: '2026-12-04',
    askedBy: 'Sam',
    hardship: 'I lost my job.',
    note: null,
  },
};

let answers: Record<string, (args: { body?: unknown }) => unknown> = {};
const call = vi.fn(async ({ key }: Endpoint, args: { body?: unknown }) => answers[key[1]]?.(args));
beforeEach(() => {
  call.mockClear();
  answers = {
    listCharges: () => account,
    listTimeline: () => ({ items }),
    getFinalAccount: () => ({ account: null }),
    getPaymentPlan: () => asked,
    listMoneyRequests: () => ({ items: [], unpaidRefunds: [] }),
    listLeasePayments: () => ({ payers: [{ id, name: 'Sam Doe' }], payments: [], credits: [] }),
  };
});
function show() {
  renderScreen(<LeaseMoneyScreen leaseId={id} />, { call });
  return userEvent.setup();
}

test('a plan that waits is decided with its parts and a note', async () => {
  const person = show();
  expect(await screen.findByText('“I lost my job.”')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Number of payments'), '4');
  await person.type(screen.getByLabelText('Note to the residents'), 'As agreed');
  answers.decidePaymentPlan = () => asked;
  await person.click(screen.getByRole('button', { name: 'Start plan' }));
  const sent = call.mock.calls.find(([{ key }]) => key[1] === 'decidePaymentPlan')?.[1];
  expect(sent).toMatchObject({ body: { approved: true, parts: 4, firstOn: '2026-12-10', note: 'As agreed' } });
});

test('each line of the history has its reason and what was owed after it', async () => {
  show();
  expect(await screen.findByText('Late fee waived')).toBeTruthy();
  expect(screen.getByText(/Dec 3, 2026 · =A week without/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'History' }).textContent).toContain('$3,050.00 owed');
});

test('a proof that is asked for in the middle of a form loses nothing, and sends it once', async () => {
  const person = show();
  await person.click(await screen.findByText('Record a check or money order'));
  await person.type(screen.getByLabelText('Number'), '1001');
  await person.type(screen.getByLabelText('Bank deposit'), 'Slip 311');
  await person.type(screen.getByLabelText('Note'), 'Came by mail');
  let isFresh = false;
  answers.recordPayment = () => {
    if (!isFresh) throw new ApiError({ code: 'recentLoginRequired', message: 'Confirm it’s you' }, '/', 401);
    return account;
  };
  answers.confirm = () => {
    isFresh = true;
    return {};
  };
  await person.click(screen.getByRole('button', { name: 'Record payment' }));
  const password = await screen.findByLabelText('Your password');
  expect(password.closest('form')?.parentElement?.closest('form')).toBeNull();
  await person.type(password, 'rent-with-love');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/Payment recorded/)).toBeTruthy();
  const sent = call.mock.calls.filter(([{ key }]) => key[1] === 'recordPayment').map(([, args]) => args);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ body: { number: '1001', depositReference: 'Slip 311', reason: 'Came by mail' } });
});

test('a check that the bank returned is entered, and waits for a second person', async () => {
  const check = {
    id: otherId,
    amountCents: 300_000,
    feeCents: 0,
    status: 'succeeded',
    label: 'Check 1042',
    createdAt: '2026-12-01T20:00:00.000Z',
    payer: 'Sam Doe',
    isRecorded: true,
    depositReference: 'Slip 311',
    refundedCents: 0,
    askedCents: 0,
    refundableCents: 0,
    failure: null,
    note: null,
  };
  const card = { ...check, id: creditId, label: 'Visa', isRecorded: false };
  answers.listLeasePayments = () => ({ payers: [], payments: [check, card], credits: [] });
  answers.returnRecordedPayment = () => ({ ...account, request: { id, status: 'requested' } });
  const person = show();
  const buttons = await screen.findAllByRole('button', { name: 'The bank returned it' });
  expect(buttons).toHaveLength(1);
  await person.click(buttons[0] as HTMLElement);
  await person.selectOptions(screen.getByLabelText('What the bank says'), 'account_closed');
  await person.type(screen.getByLabelText('Returned on'), '2026-12-03');
  await person.type(screen.getByLabelText('Note'), 'Notice 77');
  await person.click(screen.getByRole('button', { name: 'Ask for approval' }));
  expect(await screen.findByText(/A second person approves it/)).toBeTruthy();
  const sent = call.mock.calls.find(([{ key }]) => key[1] === 'returnRecordedPayment')?.[1];
  expect(sent).toMatchObject({
    params: { leaseId: id, paymentId: otherId },
    body: { why: 'account_closed', returnedOn: '2026-12-03', reason: 'Notice 77' },
  });
});

test('what is left of a credit is asked for by check, for the resident who was chosen', async () => {
  answers.listLeasePayments = () => ({
    payers: [
      { id, name: 'Sam Doe' },
      { id: otherId, name: 'Rosa Diaz' },
    ],
    payments: [],
    credits: [
      {
        id: creditId,
        amountCents: 20_000,
        reason: 'A week without heating',
        createdAt: '2026-12-03T20:00:00.000Z',
        refundedCents: 5_000,
        askedCents: 0,
        refundableCents: 10_000,
      },
      {
        id: otherId,
        amountCents: 5_000,
        reason: 'Welcome',
        createdAt: '2026-12-02T20:00:00.000Z',
        refundedCents: 0,
        askedCents: 2_500,
        refundableCents: 0,
      },
    ],
  });
  const person = show();
  const credits = await screen.findByRole('region', { name: 'Credits' });
  expect(credits.textContent).toContain('A week without heatingDec 3, 2026$200.00Refunded: $50.00');
  expect(credits.textContent).toContain('Refund waiting for approval: $25.00');
  await person.click(within(credits).getByRole('button', { name: 'Refund by check up to $100.00' }));
  expect(within(credits).queryByLabelText('Send a check instead')).toBeNull();
  await person.selectOptions(within(credits).getByLabelText('Who gets the check'), 'Rosa Diaz');
  await person.type(within(credits).getByLabelText('Reason'), 'Your lease has ended');
  const message = 'Enter the number of the check';
  answers.requestMoney = () => {
    throw new ApiError({ code: 'invalid', message, fields: { checkNumber: message } }, '/', 400);
  };
  await person.click(within(credits).getByRole('button', { name: 'Ask for approval' }));
  expect(await within(credits).findByText(message)).toBeTruthy();
  answers.requestMoney = () => ({});
  await person.type(within(credits).getByLabelText('Number of the check'), '2001');
  await person.click(within(credits).getByRole('button', { name: 'Ask for approval' }));
  await waitFor(() => expect(within(credits).queryByLabelText('Reason')).toBeNull());
  const sent = call.mock.calls.filter(([{ key }]) => key[1] === 'requestMoney').map(([, args]) => args.body);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({
    kind: 'credit_refund',
    creditId,
    payeeId: otherId,
    amountCents: 10_000,
    checkNumber: '2001',
    reason: 'Your lease has ended',
  });
});

test('the file has the oldest line first, and no text that a spreadsheet runs', () => {
  const lines = historyCsv(items, (at) => at.slice(0, 10))
    .trim()
    .split(/\r?\n/);
  expect(lines[0]).toContain('Owed after');
  expect(lines[1]).toContain('2026-12-01');
  expect(lines[1]).toContain('3050.00');
  expect(lines[2]).not.toMatch(/,=A|"=A/);
});

test('hides the form of a plan after its charges were waived, and closes it with a reason', async () => {
  answers.getPaymentPlan = () => ({ ...asked, overdueCents: 0, plan: { ...asked.plan, leftCents: 0 } });
  const person = show();
  await screen.findByText(/Nothing of this is owed any more/);
  expect(screen.queryByRole('button', { name: 'Start plan' })).toBeNull();
  answers.decidePaymentPlan = () => asked;
  await person.click(screen.getByRole('button', { name: 'Close the request' }));
  const sent = call.mock.calls.find(([{ key }]) => key[1] === 'decidePaymentPlan')?.[1];
  expect(sent).toMatchObject({
    body: { approved: false, note: 'Nothing of this is owed any more, so you need no plan.' },
  });
});

test('earlier lines of the history fold by year, and earlier payments without anything to do fold as well', async () => {
  const line = (n: number, at: string): TimelineItem => ({ ...(items[1] as TimelineItem), id: `charge:${n}`, at });
  answers.listTimeline = () => ({
    items: [
      ...Array.from({ length: 9 }, (_, n) => line(n, '2026-12-01T20:00:00.000Z')),
      line(9, '2025-12-01T20:00:00.000Z'),
    ],
  });
  const payment = (n: number, wish = {}) => ({
    id: `0195f0a0-0000-7000-8000-00000000010${n}`,
    amountCents: 300_000,
    feeCents: 0,
    status: 'succeeded',
    label: 'Visa',
    createdAt: '2026-12-01T20:00:00.000Z',
    payer: `Payer ${n}`,
    isRecorded: false,
    depositReference: null,
    refundedCents: 0,
    askedCents: 0,
    refundableCents: 0,
    failure: null,
    note: null,
    ...wish,
  });
  const payments = [payment(0), payment(1), payment(2), payment(3), payment(4, { status: 'failed' })];
  answers.listLeasePayments = () => ({ payers: [], payments, credits: [] });
  show();
  expect(within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByText('Earlier in 2026').closest('details')?.open).toBe(false);
  expect(screen.getByText('Earlier in 2025').closest('details')?.open).toBe(false);
  const folded = (await screen.findByText('1 earlier payment')).closest('details') as HTMLElement;
  expect(within(folded).getByText('Payer 3')).toBeTruthy();
  expect(within(folded).queryByText('Payer 4')).toBeNull();
});
