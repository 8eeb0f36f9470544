import '@/tests/support/browser/topLayer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { FinalAccount } from '@/contract/money/finalAccounts/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { FinalAccountCard } from './FinalAccountCard';
import { FinalAccountSection } from './FinalAccountSection';
import { FinalAccountsPanel } from './FinalAccountsPanel';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const id = '0199d2c0-0000-7000-8000-000000000001';
const account: FinalAccount = {
  leaseId: id,
  homeId: id,
  address: '12 Alder St',
  side: 'resident',
  today: '2027-01-10',
  leftOn: '2026-11-20',
  residents: ['Ada Lovelace', 'Ben Okri'],
  kinds: [
    {
      kind: 'rent',
      chargedCents: cents(300_000),
      waivedCents: cents(0),
      paidCents: cents(100_000),
      openCents: cents(200_000),
      writtenOffCents: cents(0),
    },
  ],
  paid: { paymentsCents: cents(0), creditsCents: cents(0), depositCents: cents(100_000) },
  deposit: {
    heldCents: cents(100_000),
    deductedCents: cents(100_000),
    returnedCents: cents(0),
    leftCents: cents(0),
    deductions: [{ id, description: 'Rent, due Nov 1, 2026', cents: cents(100_000) }],
    isSettled: true,
  },
  owedCents: cents(200_000),
  openCents: cents(200_000),
  writtenOffCents: cents(0),
  pendingCents: cents(0),
  recoveredCents: cents(0),
  creditCents: cents(0),
  plan: null,
  staff: null,
};
const ours: FinalAccount = {
  ...account,
  side: 'staff',
  staff: { writeOffs: [], writeOff: { amountCents: cents(200_000), refusal: null }, isAsked: false },
};
const gone: FinalAccount = {
  ...ours,
  openCents: cents(0),
  writtenOffCents: cents(200_000),
  staff: {
    writeOffs: [
      {
        id,
        kind: 'write_off',
        amountCents: cents(200_000),
        on: '2027-01-09',
        reason: 'They do not answer',
        requestedBy: 'Iris Ito',
        approvedBy: 'Noah Novak',
      },
    ],
    writeOff: { amountCents: cents(0), refusal: 'Nothing is owed that our books still expect.' },
    isAsked: false,
  },
};

let answers: Record<string, () => unknown> = {};
const call = vi.fn(async ({ key }: Endpoint, _args: { body?: unknown }) => answers[key[1]]?.());
const bodiesOf = (name: string) => call.mock.calls.filter(([{ key }]) => key[1] === name).map(([, args]) => args.body);
const refuse = (error: ApiError) => () => {
  throw error;
};
const apiError = (status: number, message: string, code: 'conflict' | 'forbidden' | 'internal' = 'internal') =>
  new ApiError({ message, code } as never, '/', status);
function show(screenOf: ReactElement, given: FinalAccount | null = ours) {
  answers.getFinalAccount = () => ({ account: given });
  renderScreen(screenOf, { call });
  return userEvent.setup();
}

beforeEach(() => {
  call.mockClear();
  window.sessionStorage.clear();
  answers = { getCollection: () => ({ collection: null }) };
});

test('former residents read what was charged, what the deposit paid, and what they still owe together', async () => {
  show(<FinalAccountCard leaseId={id} />, account);
  const card = within(await screen.findByRole('region', { name: 'Final account' }));
  expect(card.getByText(/Moved out on Nov 20, 2026. Ada Lovelace and Ben Okri owe this together./)).toBeVisible();
  const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
  const terms = card.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.map((term, n) => [term, values[n]])).toEqual([
    ['Rent', '$3,000.00'],
    ['Paid from the deposit', '−$1,000.00'],
    ['Still owed', '$2,000.00'],
    ['Held', '$1,000.00'],
    ['Kept: Rent, due Nov 1, 2026', '−$1,000.00'],
    ['To send back', '$0.00'],
  ]);
  expect(card.queryByRole('button')).toBeNull();
});

test('what is written off is said to be owed still', async () => {
  show(<FinalAccountCard leaseId={id} />, { ...gone, staff: null });
  expect(await screen.findByText(/You still owe it, and you can pay it here/)).toBeVisible();
});

test('nothing shows while people live there, and an error can be tried again', async () => {
  const person = show(<FinalAccountCard leaseId={id} />, null);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByText('Final account')).toBeNull();
  answers.getFinalAccount = refuse(apiError(500, 'Down'));
  renderScreen(<FinalAccountCard leaseId={id} />, { call });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers.getFinalAccount = () => ({ account });
  await person.click(again);
  expect(await screen.findByText('Still owed')).toBeVisible();
});

test('a colleague asks to write off what is owed, and hears that a second person decides', async () => {
  const person = show(<FinalAccountSection leaseId={id} />);
  await person.click(await screen.findByRole('button', { name: 'Write off $2,000.00' }));
  await person.type(screen.getByLabelText('Why it is written off'), 'They do not answer');
  answers.writeOffAccount = refuse(apiError(409, 'A payment is on its way.', 'conflict'));
  await person.click(screen.getByRole('button', { name: 'Write off $2,000.00' }));
  expect(await screen.findByText('A payment is on its way.')).toBeVisible();
  expect(screen.getByLabelText('Why it is written off')).toHaveValue('They do not answer');
  answers.writeOffAccount = () => ({ request: { id, status: 'requested' } });
  await person.click(screen.getByRole('button', { name: 'Write off $2,000.00' }));
  expect(await screen.findByText(/A second person approves it before anything changes/)).toBeVisible();
  expect(bodiesOf('writeOffAccount')).toEqual([{ reason: 'They do not answer' }, { reason: 'They do not answer' }]);
});

test('says who agreed on a write-off, and lets it be expected again', async () => {
  const person = show(<FinalAccountSection leaseId={id} />, gone);
  expect(await screen.findByText(/Asked for by Iris Ito, approved by Noah Novak/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Write off/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Expect $2,000.00 again' }));
  await person.type(screen.getByLabelText('Why it is expected again'), 'They write again');
  answers.reverseWriteOff = () => ({ request: { id, status: 'requested' } });
  await person.click(screen.getByRole('button', { name: 'Expect $2,000.00 again' }));
  await waitFor(() => expect(bodiesOf('reverseWriteOff')).toEqual([{ reason: 'They write again' }]));
});

test('a request that waits, and a reason against one, take the place of the button', async () => {
  const staff = {
    ...ours.staff,
    writeOffs: [],
    writeOff: { amountCents: cents(200_000), refusal: null },
    isAsked: true,
  };
  show(<FinalAccountSection leaseId={id} />, { ...ours, staff });
  expect(await screen.findByText(/A second person has to decide/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows nothing where the reader may not see it', async () => {
  show(<FinalAccountSection leaseId={id} />);
  answers.getFinalAccount = refuse(apiError(403, 'No', 'forbidden'));
  renderScreen(<FinalAccountSection leaseId={id} />, { call });
  await waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(1));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the desk lists the ended leases of a home by who owes what', async () => {
  answers.listFinalAccounts = () => ({ items: [ours] });
  renderScreen(<FinalAccountsPanel homeId={id} />, { call });
  expect(await screen.findByText('Ada Lovelace and Ben Okri: $2,000.00 owed')).toBeVisible();
});

test('a home without ended leases shows nothing, and an error can be tried again', async () => {
  answers.listFinalAccounts = refuse(apiError(500, 'Down'));
  renderScreen(<FinalAccountsPanel homeId={id} />, { call });
  answers.listFinalAccounts = () => ({ items: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.queryByText('Final accounts')).toBeNull();
});
