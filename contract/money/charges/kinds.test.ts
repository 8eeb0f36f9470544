import { describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { Fee } from '@/contract/homes/homes/schemas';
import { type ChargeKind, type ChargeKindRules, chargeKindRules, chargeKinds, feeKindsOf, kindsWhere } from './kinds';
import { moveInCharges, type ScheduledTerms, scheduleTerms } from './leaseTerms';

type Column = Exclude<keyof ChargeKindRules, 'label'>;
const columns: readonly Column[] = [
  'isRent',
  'takesManagementFee',
  'isGuaranteed',
  'belongsToOwner',
  'isDeposit',
  'accruesLateFee',
  'paymentOrder',
  'isAddedByStaff',
  'isBill',
  'showsReason',
  'isWaivedOnce',
  'listedEvery',
];
const [Y, n] = [true, false];

// Each figure a second time, in the order of the columns above.
const table: Record<ChargeKind, readonly unknown[]> = {
  rent: [Y, Y, Y, Y, n, Y, 0, n, n, n, n, null],
  pet_rent: [n, n, n, Y, n, Y, 1, n, n, n, n, 'month'],
  parking: [n, n, n, Y, n, Y, 1, Y, n, n, n, 'month'],
  utility: [n, n, n, Y, n, Y, 1, Y, Y, n, n, 'month'],
  monthly: [n, n, n, Y, n, Y, 1, n, n, n, n, 'month'],
  deposit: [n, n, n, n, Y, n, 2, n, n, n, n, null],
  one_time: [n, n, n, Y, n, n, 2, Y, Y, n, n, 'once'],
  bill: [n, n, n, Y, n, n, 2, Y, Y, Y, n, null],
  late_fee: [n, n, n, n, n, n, 2, n, n, Y, Y, null],
  returned_payment_fee: [n, n, n, n, n, n, 2, n, n, Y, Y, null],
  returned_refund: [n, n, n, n, n, n, 2, n, n, Y, n, null],
};
const cases = chargeKinds.flatMap((kind) => columns.map((rule, at) => [kind, rule, table[kind][at]] as const));

test.each(cases)('%s has the rule %s: %s', (kind, rule, value) => {
  expect(chargeKindRules[kind][rule]).toBe(value);
});

test('lists the kinds for which a rule holds', () => {
  expect(kindsWhere('isAddedByStaff')).toEqual(['parking', 'utility', 'one_time', 'bill']);
  expect(kindsWhere('takesManagementFee')).toEqual(['rent']);
  expect(feeKindsOf('month')).toEqual(['pet_rent', 'parking', 'utility', 'monthly']);
  expect(feeKindsOf('once')).toEqual(['one_time']);
});

describe('a fee of a lease', () => {
  const termsWith = (name: string, kind: ChargeKind, every: 'month' | 'once' = 'month'): ScheduledTerms => ({
    startOn: '2026-12-01',
    endOn: '2027-11-30',
    rentCents: cents(300_000),
    depositCents: cents(0),
    installments: 1,
    fees: [
      Fee.parse({
        id: '01980000-0000-7000-8000-0000000000f1',
        kind,
        name,
        cents: 5_000,
        every,
        required: true,
        why: 'x',
      }),
    ],
  });

  test.each([
    ['EV charger', 'parking'],
    ['EV charger', 'utility'],
    ['Electric car charger', 'monthly'],
    ['Cat-5 internet', 'utility'],
    ['Storage unit (no pets)', 'monthly'],
    ['Garage EV charger', 'utility'],
  ] as const)('named “%s” becomes a charge of the chosen kind %s', (name, kind) => {
    const terms = termsWith(name, kind);
    expect(scheduleTerms(terms, null).monthly[1]).toMatchObject({ kind, name });
    expect(moveInCharges(terms).map((charge) => charge.kind)).toEqual(['rent', kind]);
  });

  test('charged once becomes a charge of its kind', () => {
    expect(moveInCharges(termsWith('Pet cleaning', 'one_time', 'once')).map(({ kind }) => kind)).toEqual([
      'one_time',
      'rent',
    ]);
  });

  test.each(['rent', 'deposit', 'bill', 'late_fee', 'returned_payment_fee'])('can’t be of the kind %s', (kind) => {
    expect(Fee.safeParse({ ...termsWith('Fee', 'monthly').fees[0], kind }).success).toBe(false);
  });
});
