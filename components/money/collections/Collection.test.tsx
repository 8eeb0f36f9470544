import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { Collection } from '@/contract/money/collections/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { DebtPart } from './DebtPart';
import { StaffCollection } from './StaffCollection';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const id = '0199d2c0-0000-7000-8000-000000000001';
const letter = {
  id,
  status: 'sent',
  amountCents: cents(200_000),
  askedOn: '2026-11-20',
  sentOn: '2026-11-21',
  respondBy: '2027-01-03',
} as const;
const placement = {
  id,
  status: 'placed',
  agency: {
    name: 'Demo Recovery',
    address: '1 Demo Plaza, San Francisco, CA 94105',
    phone: '4155550190',
    site: 'https://agency.example',
  },
  amountCents: cents(200_000),
  preparedOn: '2027-01-05',
  reference: 'DR-1',
  outcome: null,
} as const;
const theirs: Collection = {
  leaseId: id,
  today: '2027-01-10',
  owedCents: cents(200_000),
  letters: [letter],
  holds: [],
  placements: [],
  canDispute: true,
  staff: null,
};
const ours: Collection = {
  ...theirs,
  canDispute: false,
  staff: { letterRefusal: null, placementRefusal: null, isPlacementAsked: false, payments: [] },
};
const withStaff = (staff: Partial<NonNullable<Collection['staff']>>, more: Partial<Collection> = {}): Collection => ({
  ...ours,
  ...more,
  staff: { letterRefusal: null, placementRefusal: null, isPlacementAsked: false, payments: [], ...staff },
});

let answers: Record<string, () => unknown> = {};
const call = vi.fn(async ({ key }: Endpoint, _args: { body?: unknown }) => answers[key[1]]?.());
const bodiesOf = (name: string) => call.mock.calls.filter(([{ key }]) => key[1] === name).map(([, args]) => args.body);
const refuse = (status: number, message: string) => () => {
  throw new ApiError({ message, code: 'conflict' } as never, '/', status);
};
function show(screenOf: ReactElement, collection: Collection | null) {
  answers.getCollection = () => ({ collection });
  renderScreen(screenOf, { call });
  return userEvent.setup();
}
const resident = <DebtPart leaseId={id} />;
const staff = <StaffCollection leaseId={id} />;

beforeEach(() => {
  call.mockClear();
  window.sessionStorage.clear();
  answers = {};
});

test('former residents read of the letter and dispute the amount; what they wrote stays where sending fails', async () => {
  const person = show(resident, theirs);
  expect(await screen.findByText(/A notice of \$2,000.00 went to you by mail on Nov 21, 2026/)).toBeVisible();
  await person.click(screen.getByText('Dispute this amount'));
  await person.type(screen.getByLabelText('What is wrong'), 'I paid it');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Say what is wrong in a sentence.')).toBeVisible();
  await person.type(screen.getByLabelText('What is wrong'), ' in cash');
  answers.disputeDebt = refuse(409, 'Nothing is owed.');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Nothing is owed./)).toBeVisible();
  expect(screen.getByLabelText('What is wrong')).toHaveValue('I paid it in cash');
  answers.disputeDebt = () => ({ collection: theirs });
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(bodiesOf('disputeDebt')).toHaveLength(2));
  expect(bodiesOf('disputeDebt')[1]).toEqual({ text: 'I paid it in cash' });
});

test('former residents read who has the debt, and our answer to a dispute', async () => {
  show(resident, {
    ...theirs,
    placements: [placement],
    canDispute: false,
    holds: [
      {
        id,
        kind: 'dispute',
        reason: 'I paid it in cash',
        openedOn: '2026-12-01',
        liftedOn: '2026-12-05',
        answer: 'No cash is in the books',
      },
    ],
  });
  expect(await screen.findByText('A collection agency has this')).toBeVisible();
  expect(screen.getByText(/\(415\) 555-0190, number DR-1/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay or dispute it with Demo Recovery' })).toHaveAttribute(
    'href',
    'https://agency.example',
  );
  expect(screen.getByText('Our answer: No cash is in the books')).toBeVisible();
  expect(screen.queryByText('Dispute this amount')).toBeNull();
});

test('nothing shows while the lease runs, and an error can be tried again', async () => {
  const person = show(resident, null);
  answers.getCollection = refuse(500, 'Down');
  renderScreen(staff, { call });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers.getCollection = () => ({ collection: ours });
  await person.click(again);
  expect(await screen.findByRole('button', { name: 'Mail a notice of $2,000.00' })).toBeVisible();
});

test('a colleague mails a letter, and reads why none can be sent', async () => {
  const person = show(staff, ours);
  answers.sendDebtLetter = refuse(409, 'A payment is on its way.');
  await person.click(await screen.findByRole('button', { name: 'Mail a notice of $2,000.00' }));
  expect(await screen.findByText('A payment is on its way.')).toBeVisible();
  answers.getCollection = () => ({ collection: withStaff({ letterRefusal: 'A notice is being printed.' }) });
  answers.sendDebtLetter = () => ({ collection: ours });
  await person.click(screen.getByRole('button', { name: 'Mail a notice of $2,000.00' }));
  expect(await screen.findByText(/No notice can be sent now. A notice is being printed./)).toBeVisible();
});

test('a colleague answers a dispute and records a bankruptcy', async () => {
  const hold = {
    id,
    kind: 'dispute',
    reason: 'Paid in cash',
    openedOn: '2026-12-01',
    liftedOn: null,
    answer: null,
  } as const;
  const person = show(staff, { ...ours, holds: [hold] });
  await person.type(await screen.findByLabelText(/What you found/), 'No cash is in the books');
  answers.liftDebtHold = () => ({ collection: ours });
  await person.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(bodiesOf('liftDebtHold')).toEqual([{ answer: 'No cash is in the books' }]));
  await person.click(screen.getByText('Record a dispute or a bankruptcy'));
  await person.selectOptions(screen.getByLabelText('What it is'), 'bankruptcy');
  await person.type(screen.getByLabelText('What they told you'), 'Chapter 7');
  answers.recordDebtHold = () => ({ collection: ours });
  await person.click(screen.getByRole('button', { name: 'Record it' }));
  await waitFor(() => expect(bodiesOf('recordDebtHold')).toEqual([{ kind: 'bankruptcy', reason: 'Chapter 7' }]));
});

test('a colleague asks for a placement, and hears that a second person decides', async () => {
  const person = show(staff, ours);
  await person.click(await screen.findByRole('button', { name: 'Place $2,000.00 with the agency' }));
  await person.type(screen.getByLabelText('Why an agency gets it'), 'No answer');
  answers.placeDebt = () => ({ request: { id, status: 'requested' } });
  await person.click(screen.getByRole('button', { name: 'Place $2,000.00 with the agency' }));
  expect(await screen.findByText(/A second person has to decide whether an agency gets it/)).toBeVisible();
  expect(bodiesOf('placeDebt')).toEqual([{ reason: 'No answer' }]);
});

test('a colleague takes a debt back and records what the agency remits', async () => {
  const payment = {
    id,
    paidOn: '2027-01-08',
    grossCents: cents(50_000),
    feeCents: cents(17_500),
    netCents: cents(32_500),
    isRecorded: false,
    returnedOn: null,
  };
  const person = show(
    staff,
    withStaff({ placementRefusal: 'An agency has it already.', payments: [payment] }, { placements: [placement] }),
  );
  expect(
    await screen.findByText(/\$2,000.00 to Demo Recovery, Jan 5, 2027, number DR-1: with the agency/),
  ).toBeVisible();
  await person.type(screen.getByLabelText('What you checked'), 'Line of the statement');
  answers.recordAgencyPayment = () => ({ request: { id, status: 'requested' } });
  await person.click(screen.getByRole('button', { name: 'Ask to record it' }));
  expect(await screen.findByText(/A second person approves it before anything changes/)).toBeVisible();
  expect(bodiesOf('recordAgencyPayment')).toEqual([{ receivedOn: '2027-01-10', reason: 'Line of the statement' }]);
  await person.click(screen.getByRole('button', { name: 'Take it back from the agency' }));
  await person.type(screen.getByLabelText('Why it is taken back'), 'They pay us');
  answers.recallDebt = () => ({ collection: ours });
  await person.click(screen.getByRole('button', { name: 'Take it back from the agency' }));
  await waitFor(() => expect(bodiesOf('recallDebt')).toEqual([{ reason: 'They pay us' }]));
});
