import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { Bill } from '@/contract/money/bills/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { BillsScreen } from './BillsScreen';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const leaseId = '0195f0a0-0000-7000-8000-00000000000a';
const bill: Bill = {
  chargeId: '0195f0a0-0000-7000-8000-000000000001',
  kind: 'bill',
  description: 'HOA fine: trash cans',
  dueOn: '2026-12-15',
  amountCents: cents(10_000),
  paidCents: cents(0),
  openCents: cents(10_000),
  pendingCents: cents(0),
  status: 'open',
  documentId: '0195f0a0-0000-7000-8000-0000000000d1',
  canDispute: true,
  disputes: [],
};
let answers: Record<string, () => unknown> = {};
const call = vi.fn(async ({ key }: Endpoint, _args: { body?: unknown }) => answers[key[1]]?.());
const showing = (item: Bill | null) => ({
  leaseId,
  address: '12 Alder St',
  side: 'resident',
  items: item ? [item] : [],
});

beforeEach(() => {
  call.mockClear();
  window.sessionStorage.clear();
  answers = { listLeases: () => ({ items: [{ id: leaseId, status: 'active' }] }), listBills: () => showing(bill) };
});

function show() {
  renderScreen(<BillsScreen />, { call });
  return userEvent.setup();
}

test('a bill shows its amount, day, document, and status', async () => {
  show();
  const article = await screen.findByRole('article', { name: 'HOA fine: trash cans' });
  expect(article.textContent).toContain('Open');
  expect(article.textContent).toContain('$100.00');
  expect(article.textContent).toContain('Due Dec 15, 2026');
  expect(screen.getByRole('link', { name: 'Open document' }).getAttribute('href')).toContain(bill.documentId);
});

test('shows a bill with a payment on its way, and does not ask for it again', async () => {
  answers.listBills = () => showing({ ...bill, pendingCents: cents(10_000) });
  show();
  expect((await screen.findByRole('article')).textContent).toContain('$100.00 on its way');
  expect(screen.queryByRole('link', { name: 'Pay this bill' })).toBeNull();
});

test('a dispute is checked, survives an error and a reload, and is sent', async () => {
  answers.openDispute = () => {
    throw new ApiError({ message: 'We are away.', code: 'unavailable' }, '', 503);
  };
  const person = show();
  await person.click(await screen.findByRole('button', { name: 'Dispute this bill' }));
  await person.click(screen.getByRole('button', { name: 'Send dispute' }));
  expect(screen.getByText('Say what is wrong in a sentence.')).toBeTruthy();
  await person.type(screen.getByLabelText('What’s wrong with this bill?'), 'We were away that week.');
  await person.click(screen.getByRole('button', { name: 'Send dispute' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We are away.');
  cleanup();
  answers.openDispute = () => showing(bill);
  const again = show();
  await again.click(await screen.findByRole('button', { name: 'Dispute this bill' }));
  expect((screen.getByLabelText('What’s wrong with this bill?') as HTMLTextAreaElement).value).toBe(
    'We were away that week.',
  );
  await again.click(screen.getByRole('button', { name: 'Send dispute' }));
  await waitFor(() => expect(screen.queryByLabelText('What’s wrong with this bill?')).toBeNull());
  expect(call.mock.calls.filter(([{ key }]) => key[1] === 'openDispute').at(-1)?.[1]).toMatchObject({
    body: { text: 'We were away that week.' },
  });
});

test('both sides’ messages are shown, and what came of it', async () => {
  const message = { id: bill.chargeId, side: 'homeowner' as const, isMine: false, at: '2026-12-16T18:00:00.000Z' };
  answers.listBills = () =>
    showing({
      ...bill,
      status: 'adjusted',
      canDispute: false,
      disputes: [
        {
          id: bill.chargeId,
          status: 'adjusted',
          adjustedCents: cents(4_000),
          openedAt: message.at,
          messages: [{ ...message, from: 'Olga', text: 'I will split it.' }],
        },
      ],
    });
  show();
  expect(await screen.findByText('$40.00 came off this bill.')).toBeTruthy();
  expect(screen.getByText(/Olga, homeowner/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw dispute' })).toBeNull();
});

test('no lease, no bill, a refusal, and an error each say so', async () => {
  answers.listBills = () => showing(null);
  show();
  expect(await screen.findByText(/^No bills yet\./)).toBeTruthy();
  cleanup();
  answers.listLeases = () => ({ items: [] });
  show();
  expect(await screen.findByText(/^You have no bills\./)).toBeTruthy();
  cleanup();
  answers.listLeases = () => ({ items: [{ id: leaseId, status: 'active' }] });
  for (const [status, text] of [
    [404, 'You can’t see these bills'],
    [503, 'We couldn’t load these bills'],
  ] as const) {
    answers.listBills = () => {
      throw new ApiError({ message: '', code: '' }, '', status);
    };
    show();
    expect(await screen.findByText(text)).toBeTruthy();
    cleanup();
  }
});
