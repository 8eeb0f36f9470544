import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { cardFeeRule, mayCost, paymentFee } from './cardFees';

const day = '2026-12-01';

test.each(['CA', 'FL', 'VA', 'WA'])(
  'a credit card carries our cost and never more than the law of %s permits',
  (state) => {
    const fee = paymentFee(cents(343_500), { funding: 'credit', state, day });
    expect(fee).toBe(9_961);
    expect(fee).toBeLessThanOrEqual((343_500 * (cardFeeRule(state, day)?.figures?.maxBps ?? 0)) / 10_000);
  },
);

test.each(['bank', 'debit', 'prepaid', 'unknown'] as const)('%s is free', (funding) => {
  expect(paymentFee(cents(343_500), { funding, state: 'CA', day })).toBe(0);
});

test('there is no fee where no rule permits one: another state, or a day before the rule', () => {
  expect(paymentFee(cents(343_500), { funding: 'credit', state: 'NY', day })).toBe(0);
  expect(paymentFee(cents(343_500), { funding: 'credit', state: 'VA', day: '2026-06-30' })).toBe(0);
});

test('nothing to pay costs nothing, and a part of a cent is not charged', () => {
  expect(paymentFee(cents(0), { funding: 'credit', state: 'CA', day })).toBe(0);
  expect(paymentFee(cents(34), { funding: 'credit', state: 'CA', day })).toBe(0);
  expect(paymentFee(cents(35), { funding: 'credit', state: 'CA', day })).toBe(1);
});

test('before there is an amount, only a credit card where a rule permits a fee may cost something', () => {
  expect(mayCost({ funding: 'credit', state: 'CA', day })).toBe(true);
  expect(mayCost({ funding: 'credit', state: 'NY', day })).toBe(false);
  expect(mayCost({ funding: 'bank', state: 'CA', day })).toBe(false);
});
