import { expect, test } from 'vitest';
import { returnRuleOf, returnRules, settledReturnReasons } from './returns';

const codesWith = (holds: (rule: (typeof returnRules)[string]) => boolean) =>
  Object.values(returnRules)
    .filter(holds)
    .map(({ code }) => code)
    .sort();

test('M11: only for want of money is the same payment sent again, and only then a fee is asked for', () => {
  expect(codesWith(({ canRetry }) => canRetry)).toEqual(['R01', 'R09']);
  expect(codesWith(({ hasFee }) => hasFee)).toEqual(['R01', 'R09']);
});

test('M11: blocks unusable and unauthorized accounts', () => {
  for (const code of ['R02', 'R03', 'R04', 'R13', 'R16', 'R20']) expect(returnRules[code]?.block, code).not.toBeNull();
  for (const code of ['R05', 'R07', 'R10', 'R11', 'R29'])
    expect(returnRules[code], code).toMatchObject({ block: 'not_authorized', canRetry: false, needsReview: true });
  expect(returnRules.R08).toMatchObject({ block: null, canRetry: false });
});

test('M11: does not retry an unknown code, and reports it', () => {
  for (const reason of ['R99', 'something_new', null])
    expect(returnRuleOf(reason)).toMatchObject({ canRetry: false, hasFee: false, block: null, needsReview: true });
});

test('M11: the processor’s words are codes of the table', () => {
  expect(returnRuleOf('insufficient_funds')).toBe(returnRules.R01);
  expect(returnRuleOf('debit_not_authorized')).toBe(returnRules.R10);
  expect(settledReturnReasons).toContain('account_closed');
  expect(settledReturnReasons).not.toContain('debit_not_authorized');
});
