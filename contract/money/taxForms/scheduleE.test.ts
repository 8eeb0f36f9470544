import { expect, test } from 'vitest';
import { monthPayout } from '@/contract/money/payouts/payout';
import { rentsOf, scheduleELines } from './scheduleE';

test('a kept deposit is rent, the finance charge of installments is interest, and corrections are listed', () => {
  const lines = scheduleELines([
    { kind: 'rent', amount: 300_000 },
    { kind: 'deposit', amount: 45_000 },
    { kind: 'management_fee', amount: -15_000 },
    { kind: 'installment', amount: -20_000 },
    { kind: 'installment_fee', amount: -400 },
    { kind: 'advance_fee', amount: -15_000 },
    { kind: 'correction', amount: -2_500 },
    { kind: 'carried', amount: 9_900 },
  ]);
  expect(lines).toEqual([
    { line: '3 Rents received', amount: 345_000 },
    { line: '11 Management fees', amount: 15_000 },
    { line: '13 Other interest', amount: 15_400 },
    { line: '19 Other', amount: 2_500 },
  ]);
  expect(rentsOf([{ lines }])).toBe(345_000);
});

test('a payout shows the finance charge of its installments apart, and withholds from a kept deposit', () => {
  const { lines, payout, withheld } = monthPayout({
    plan: {
      plan: 'NoGuarantee',
      managementFeeBps: 500,
      placementFeeBps: 0,
      advanceFeeBps: 0,
      guaranteeLimitCents: 0 as never,
    },
    rentDue: 300_000,
    rentCollected: 300_000,
    lateRent: 0,
    newLeaseRent: 0,
    guaranteeUsed: 0,
    isGuaranteeVoid: false,
    advanceOutstanding: 0,
    isAdvanceCalled: false,
    installments: 20_400,
    installmentFees: 400,
    other: [{ kind: 'deposit', amount: 45_000 }],
    carried: 0,
    reserveHeld: 0,
    reserveTarget: 0,
    minimum: 1,
    withholdingBps: 2_400,
    withholdingOwed: 0,
  });
  // 24% of $3,450.00.
  expect(withheld).toBe(82_800);
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['management_fee', -15_000],
    ['rent', 300_000],
    ['deposit', 45_000],
    ['installment', -20_000],
    ['installment_fee', -400],
    ['withholding', -82_800],
  ]);
  expect(payout).toBe(300_000 + 45_000 - 15_000 - 20_400 - 82_800);
});
