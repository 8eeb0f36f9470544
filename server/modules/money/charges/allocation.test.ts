import { expect, test } from 'vitest';
import { chargeKinds } from '@/contract/money/charges/kinds';
import { allocate } from './allocation';

const due = chargeKinds.map((kind) => ({ id: kind, kind, dueOn: '2026-12-01', payable: 1_000 }));
const order = (charges: typeof due, today: string) =>
  allocate(charges, { amount: 100_000, chosen: [], today }).map(({ chargeId }) => chargeId);

const FIRST = ['rent'];
const MONTHLY = ['monthly', 'parking', 'pet_rent', 'utility'];
const REST = ['bill', 'deposit', 'late_fee', 'one_time', 'returned_payment_fee', 'returned_refund'];

test.each([
  ['due', '2026-12-01'],
  ['due later', '2026-11-20'],
])('pays charges that are %s in the order rent, monthly charges, the rest', (_, today) => {
  expect(order(due, today)).toEqual([...FIRST, ...MONTHLY, ...REST]);
  expect(order(due.toReversed(), today)).toEqual([...FIRST, ...MONTHLY, ...REST]);
});

test.each(MONTHLY)('pays %s in full before a bill of the same day', (kind) => {
  const charges = due.filter((charge) => charge.kind === kind || charge.kind === 'bill');
  expect(allocate(charges, { amount: 1_500, chosen: [], today: '2026-12-01' })).toEqual([
    { chargeId: kind, amount: 1_000 },
    { chargeId: 'bill', amount: 500 },
  ]);
});

// RCW 59.18.283(2): a payment goes to rent before late fees, and recurring charges are rent (RCW 59.18.030).
test.each([...FIRST, ...MONTHLY])('pays %s that is due before a chosen late fee', (kind) => {
  const charges = due.filter((charge) => charge.kind === kind || charge.kind === 'late_fee');
  expect(allocate(charges, { amount: 1_500, chosen: ['late_fee'], today: '2026-12-01' })).toEqual([
    { chargeId: kind, amount: 1_000 },
    { chargeId: 'late_fee', amount: 500 },
  ]);
});
