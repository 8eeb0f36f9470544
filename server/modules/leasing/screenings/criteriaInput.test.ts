import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { ReportAnswers } from '@/server/providers/screening/screening';
import { adultFacts, householdFigures } from './criteriaInput';

const factsAbout = (facts: { grossCents?: number; netCents?: number }, answers: ReportAnswers) =>
  adultFacts({ adult: { facts, role: 'applicant' }, answers, recordReview: null, documentCheck: null }, '2023-11-21');

test('income after tax is never more than the payroll shows before it, with or without a stated gross income', () => {
  const income = { status: 'done', findings: { grossCents: 100_000, source: 'Payroll' } } as const;
  for (const stated of [{}, { grossCents: 0 }, { grossCents: 100_000 }])
    expect(factsAbout({ ...stated, netCents: 2_000_000 }, { income }).netCents).toBe(100_000);
  expect(factsAbout({ grossCents: 100_000, netCents: 80_000 }, { income }).netCents).toBe(80_000);
});

test('an identity check that failed, or was never possible, leaves the identity unverified', () => {
  expect(factsAbout({}, { identity: { status: 'failed' } }).identity).toBe('excluded');
  expect(factsAbout({}, {}).identity).toBe('excluded');
  expect(factsAbout({}, { identity: { status: 'done', findings: { matches: true } } }).identity).toBe('verified');
});

test('a homeowner is shown a ratio of what is confirmed and a band of the lowest score, and no amount', () => {
  const shown = (confirmed: number | undefined, credit: number | 'none', voucherCents = 0) =>
    householdFigures({
      rentCents: cents(200_000),
      months: 12,
      day: '2026-11-21',
      coSigners: [],
      pets: [],
      petsTaken: 'none',
      voucherCents: cents(voucherCents),
      adults: [
        { grossCents: cents(9_000_000), credit: 800 },
        { confirmed: { grossCents: confirmed === undefined ? undefined : cents(confirmed) }, credit },
      ],
    });
  expect(shown(699_999, 739)).toEqual({ incomeToRent: 3.4, creditBand: '670–739' });
  expect(shown(undefined, 'none')).toEqual({ incomeToRent: null, creditBand: '800–850' });
  expect(shown(100_000, 740, 200_000)).toEqual({ incomeToRent: null, creditBand: '740–799' });
});
