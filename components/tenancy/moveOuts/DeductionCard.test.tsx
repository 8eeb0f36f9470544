import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { Deduction, MoveOut } from '@/contract/tenancy/moveOuts/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { DeductionCard } from './DeductionCard';

const line: Deduction = {
  id: '0199d2c0-0000-7000-8000-000000000001',
  status: 'proposed',
  room: 'Living room',
  item: 'carpet',
  description: 'A burn in the carpet',
  costCents: cents(160_000),
  ageMonths: 60,
  lifeMonths: 96,
  chargedCents: cents(60_000),
  agreedCents: null,
  beforePhotoId: null,
  afterPhotoId: null,
  workPhotoId: null,
  proofId: null,
  proofKind: 'invoice',
  chargeId: null,
  inspection: null,
  residentNote: '',
  counterCents: null,
  offerCents: null,
  workDoneOn: null,
  invoiceBy: null,
  needsInvoice: false,
  answerBy: null,
  stoodOn: null,
  disputeBy: null,
  disputeUntil: null,
};

function place(given: Partial<Deduction>, side: MoveOut['side'], more: Partial<MoveOut> = {}) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown }) => {
    calls.push([key[1], args.body]);
    return {};
  };
  const moveOut = { side, today: '2026-12-22', statementSentAt: '2026-11-21T20:00:00Z', ...more } as MoveOut;
  renderScreen(
    <ul>
      <DeductionCard line={{ ...line, ...given }} moveOut={moveOut} />
    </ul>,
    { call },
  );
  return calls;
}

test.each([
  ['resident', 'proposed', null, null, 'Without your answer by Dec 21, 2026, this deduction stands.'],
  ['owner', 'proposed', 20_000, null, 'Without the residents’ answer by Dec 21, 2026, this offer stands.'],
  ['owner', 'disputed', 20_000, null, 'Without your answer by Dec 21, 2026, the residents’ amount stands.'],
  ['resident', 'disputed', 20_000, null, 'Without the homeowner’s answer by Dec 21, 2026, your amount stands.'],
  ['owner', 'disputed', 20_000, '2026-11-01', 'Without your answer by Dec 21, 2026, this deduction stands as before.'],
] as const)('tells the %s what becomes of a %s line that nobody answers', (side, status, counter, stoodOn, text) => {
  place({ status, stoodOn, counterCents: counter && cents(counter), answerBy: '2026-12-21' }, side);
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ['owner', 'You didn’t answer in time, so the residents’ amount stands.'],
  ['resident', 'The homeowner didn’t answer in time, so your amount stands.'],
] as const)('tells the %s why the residents’ amount stands', (side, text) => {
  place({ status: 'accepted', stoodOn: '2026-12-22', counterCents: cents(20_000), agreedCents: cents(20_000) }, side);
  expect(screen.getByText(text)).toBeVisible();
});

test('tells residents of the right to dispute that the statement names, whatever they answer', () => {
  place({ answerBy: '2027-04-09', disputeUntil: '2031-03-10' }, 'resident');
  expect(
    screen.getByText(
      'Without your answer by Apr 9, 2027, this deduction stands and the money is released. You can still dispute it until Mar 10, 2031.',
    ),
  ).toBeVisible();
});

test('asks residents once more before a deduction is accepted', async () => {
  const calls = place({ answerBy: '2026-12-21' }, 'resident');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(calls).toEqual([]);
  expect(screen.getByText('Pay $600.00 from your deposit?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept $600.00' }));
  expect(calls).toEqual([['answerDeduction', { answer: 'accept' }]]);
});

test('keeps what residents named and wrote after the homeowner offers another amount', () => {
  place({ counterCents: cents(12_000), residentNote: 'It was worn', offerCents: cents(20_000) }, 'resident');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'The homeowner asked for $600.00.',
      'You would pay $120.00. “It was worn”',
      'The homeowner offered $200.00.',
    ]),
  );
});

test('lets residents dispute a deduction that stands, until its day', async () => {
  const calls = place({ status: 'unanswered', disputeBy: '2026-12-22' }, 'resident');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dispute' }));
  await userEvent.type(screen.getByLabelText('What you would pay'), '200');
  await userEvent.type(screen.getByLabelText('Why?'), 'It was worn');
  await userEvent.click(screen.getByRole('button', { name: 'Dispute this deduction' }));
  expect(calls).toEqual([['answerDeduction', { answer: 'dispute', note: 'It was worn', counterCents: 20_000 }]]);
});

test.each([
  ['resident', '2026-12-21'],
  ['owner', '2030-11-21'],
] as const)('gives the %s nothing to do about a line that stands, disputable until %s', (side, disputeBy) => {
  place({ status: 'unanswered', disputeBy }, side);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('asks the owner for the invoice of estimated work, and starts its days without it', async () => {
  const calls = place({ proofKind: 'estimate', needsInvoice: true }, 'owner');
  expect(screen.getByText('This is an estimate. Once the work is finished, its invoice follows.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send invoice' }));
  expect(screen.getByText('Enter an amount')).toBeVisible();
  expect(screen.getByText('Add the invoice.')).toBeVisible();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save the day only' }));
  expect(calls).toEqual([['reportWork', { doneOn: '2026-12-22', invoice: null }]]);
});

test('asks the owner in California for a photo from after the work with the invoice, and shows it to residents', async () => {
  const calls = place({ proofKind: 'estimate', needsInvoice: true }, 'owner', { needsWorkPhoto: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send invoice' }));
  expect(screen.getByText('Add a photo from after the work.')).toBeVisible();
  expect(calls).toEqual([]);
  cleanup();
  place({ workPhotoId: '018f0000-0000-7000-8000-000000000009' }, 'resident');
  expect(screen.getByRole('button', { name: 'Photo after the work' })).toBeVisible();
});

test('tells residents when the invoice of finished work is due, and asks them for nothing', () => {
  place(
    {
      proofKind: 'estimate',
      needsInvoice: true,
      workDoneOn: '2026-12-20',
      invoiceBy: '2027-01-03',
      status: 'accepted',
    },
    'resident',
  );
  expect(screen.getByText('The work was finished on Dec 20, 2026. Its invoice is due by Jan 3, 2027.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send invoice' })).toBeNull();
});
