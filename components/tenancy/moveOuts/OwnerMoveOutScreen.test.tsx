import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { MoveOut } from '@/contract/tenancy/moveOuts/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { OwnerMoveOutScreen } from './OwnerMoveOutScreen';

const left: MoveOut = {
  leaseId: 'before',
  homeId: 'home',
  address: '1 Elm St',
  side: 'owner',
  status: 'itemized',
  plan: null,
  residents: ['Ana Ruiz', 'Jo Park'],
  lastDay: '2026-11-20',
  leftOn: '2026-11-20',
  today: '2026-11-26',
  checklist: [],
  forwardingAddress: '',
  inspectionRight: null,
  deductions: [],
  owedCharges: [],
  needsWorkPhoto: false,
  beforePhotos: [],
  inspectionAt: null,
  inspectedAt: null,
  statementSentAt: '2026-11-21T20:00:00Z',
  awaitsService: false,
  certifiedMailNumber: null,
  deposit: {
    heldCents: cents(300_000),
    deductedCents: cents(0),
    refundCents: cents(300_000),
    beyondCents: cents(0),
    returnedCents: cents(0),
    payee: 'Ana Yilmaz',
    leftCents: cents(0),
    returns: [],
  },
  deadline: {
    returnBy: '2026-12-11',
    claimBy: '2026-12-11',
    daysLeft: 15,
    missed: false,
    returnedOn: null,
    returnedLate: false,
    certifiedMail: false,
    badFaith: { times: 2, cents: cents(600_000) },
    objectBy: null,
    contractorDays: null,
    balanceBy: null,
    contractorNoticeOn: null,
    text: 'Due within 21 days.',
    source: 'Cal. Civ. Code § 1950.5(h)',
    checkedOn: '2026-11-23',
  },
};
const now: MoveOut = {
  ...left,
  leaseId: 'now',
  status: 'planned',
  residents: ['Sam Lee'],
  leftOn: null,
  deposit: null,
};

function place(earlier: Partial<MoveOut>, current = now, status = 'ended') {
  const answers: Readonly<Record<string, unknown>> = {
    getHomeLease: { id: 'now', homeId: 'home', status },
    getMoveOut: current,
    listMoveOuts: { items: [current, { ...left, ...earlier }] },
  };
  const call = async ({ key }: Endpoint) => answers[key[1] ?? ''] ?? new Promise(() => undefined);
  renderScreen(<OwnerMoveOutScreen homeId="home" />, { call });
}

test('shows the deposit of an earlier lease that is not back yet, and what bad faith can cost', async () => {
  place({});
  const deposit = await screen.findByRole('region', { name: 'Deposit of Ana Ruiz and Jo Park' });
  expect(deposit).toHaveTextContent('The refund is due by Dec 11, 2026.');
  expect(deposit).toHaveTextContent('A court can add up to $6,000, 2 times the deposit');
});

test.each([
  ['was returned', { status: 'returned' }],
  ['is of another home', { homeId: 'other' }],
  ['is their own as a resident', { side: 'resident' }],
] as const)('shows none that %s', async (_, earlier) => {
  place(earlier);
  await screen.findByRole('heading', { name: 'Before they move out: 1 Elm St' });
  expect(screen.queryByRole('region', { name: /Deposit of/ })).toBeNull();
});

test('is about what comes after, once they have left', async () => {
  place(
    {},
    {
      ...left,
      leaseId: 'now',
      inspectionRight: { text: 'You can ask for a first inspection.', source: '§ 1', first: null, askedAt: null },
    },
  );
  expect(await screen.findByRole('heading', { name: 'After they moved out: 1 Elm St' })).toBeVisible();
  expect(screen.queryByLabelText(/First inspection/)).toBeNull();
  expect(screen.queryByText(/You can ask for a first inspection/)).toBeNull();
});

test.each([
  ['2026-12-26', 'shows', true],
  ['2026-12-27', 'folds away', false],
] as const)('with the last day on %s, it %s the form that ends the lease', async (lastDay, _, isShown) => {
  place({}, { ...now, lastDay }, 'active');
  await screen.findByRole('heading', { name: 'Before they move out: 1 Elm St' });
  expect(screen.queryByText('Did your residents move out already?') === null).toBe(isShown);
  expect(screen.getByLabelText('Moved out on')).toBeInTheDocument();
});
