import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Charge, LeaseAccount } from '@/contract/money/charges/endpoints';
import { chargesToPay, resolveChoice } from './payChoice';

const charge = (id: string, dueOn: string, open: number, pending = 0): Charge => ({
  id,
  kind: 'rent',
  description: 'Rent',
  period: null,
  dueOn,
  amountCents: cents(open),
  paidCents: cents(0),
  creditedCents: cents(0),
  pendingCents: cents(pending),
  openCents: cents(open),
  writtenOffCents: cents(0),
  sharedCents: cents(open),
  mineCents: cents(0),
  status: 'open',
  isLate: false,
  isPlanned: false,
  isDisputed: false,
});
const account = (charges: Charge[], more: Partial<LeaseAccount> = {}): LeaseAccount => ({
  leaseId: 'lease',
  homeId: 'home',
  address: '12 Alder St',
  side: 'resident',
  today: '2026-12-03',
  timeZone: 'America/Los_Angeles',
  residents: 3,
  openCents: cents(0),
  owedCents: cents(0),
  pendingCents: cents(0),
  creditCents: cents(0),
  writtenOffCents: cents(0),
  paidCents: cents(0),
  plan: null,
  acceptsPartial: true,
  hasOpenNotice: false,
  waivableFee: null,
  otherPayers: [],
  nextDue: null,
  charges,
  ...more,
});
const due = [
  charge('a', '2026-12-01', 300_001),
  charge('b', '2026-12-01', 5_000, 5_000),
  charge('c', '2027-01-01', 9_900),
];
const draft = { way: 'all' as const, chargeIds: [], amountCents: null };

test('what is due and not on its way is paid; before anything is due, what comes next', () => {
  expect(resolveChoice(account(due), draft)).toEqual({ amount: 300_001, request: { chargeIds: ['a'] } });
  const ahead = account([charge('c', '2027-01-01', 9_900), charge('d', '2027-02-01', 100)], {
    nextDue: { dueOn: '2027-01-01', cents: cents(9_900) },
  });
  expect(chargesToPay(ahead).map(({ id }) => id)).toEqual(['c']);
});

test('a share is an equal part of the whole, also once others have paid theirs, and never more than is left', () => {
  const rent = charge('a', '2026-12-01', 300_001);
  const share = (open: number) =>
    resolveChoice(account([{ ...rent, openCents: cents(open) }]), { ...draft, way: 'share' });
  for (const open of [300_001, 200_000, 100_001])
    expect(share(open)).toEqual({ amount: 100_001, request: { chargeIds: ['a'], amountCents: 100_001 } });
  expect(share(99_999)).toMatchObject({ amount: 99_999 });
});

test('a share counts what was paid of it, and leaves out what was waived or a credit paid', () => {
  const rent = { ...charge('a', '2026-12-01', 300_000), mineCents: cents(40_000) };
  const share = (more: object) => resolveChoice(account([{ ...rent, ...more }]), { ...draft, way: 'share' });
  expect(share({ openCents: cents(260_000) })).toMatchObject({ amount: 60_000 });
  expect(share({ openCents: cents(230_000), sharedCents: cents(270_000) })).toMatchObject({ amount: 50_000 });
  expect(share({ openCents: cents(200_000), mineCents: cents(100_000) })).toEqual({
    problem: 'You’ve paid your share.',
  });
});

test('charges are paid as chosen, and only those that are open', () => {
  expect(resolveChoice(account(due), { ...draft, way: 'charges', chargeIds: ['c', 'b'] })).toEqual({
    amount: 9_900,
    request: { chargeIds: ['c'] },
  });
  expect(resolveChoice(account(due), { ...draft, way: 'charges' })).toEqual({ problem: 'Choose at least one charge.' });
});

test.each([
  [null, 'Enter an amount of at least $1.'],
  [99, 'Enter an amount of at least $1.'],
  [300_002, 'That’s more than is due. Enter a smaller amount.'],
])('an amount of %s is refused with the reason', (amountCents, problem) => {
  expect(resolveChoice(account(due), { ...draft, way: 'amount', amountCents })).toEqual({ problem });
});
