// Withholding from owners outside a state: Cal. Rev. & Tax. Code § 18662, Cal. Code Regs. tit. 18, § 18662-4, and the due days
// of Form 592.
import { expect, test } from 'vitest';
import { filingPeriod, stateWithholdingOf } from './stateTaxes';

test('California withholds 7% of rents above $1,500 a year', () => {
  expect(stateWithholdingOf('CA')).toMatchObject({
    state: 'CA',
    stateName: 'California',
    bps: 700,
    yearlyCents: 150_000,
    source: expect.stringContaining('§ 18662'),
    certainty: 'cited',
    checked: expect.stringMatching(/^2026-/),
  });
});

test.each(['WA', 'FL', 'VA', 'US', ''])('%s withholds nothing', (state) => {
  expect(stateWithholdingOf(state)).toBeUndefined();
});

test.each([
  [2026, 1, { from: '2026-01-01', until: '2026-03-31', dueOn: '2026-04-15' }],
  [2026, 2, { from: '2026-04-01', until: '2026-05-31', dueOn: '2026-06-15' }],
  [2026, 3, { from: '2026-06-01', until: '2026-08-31', dueOn: '2026-09-15' }],
  [2026, 4, { from: '2026-09-01', until: '2026-12-31', dueOn: '2027-01-15' }],
  [2027, 4, { from: '2027-09-01', until: '2027-12-31', dueOn: '2028-01-15' }],
  [2026, 0, undefined],
  [2026, 5, undefined],
])('files Form 592 for %i, period %i', (year, period, expected) => {
  const california = stateWithholdingOf('CA');
  expect(california && filingPeriod(california, year, period)).toEqual(expected);
});
