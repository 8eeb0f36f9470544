import { expect, test } from 'vitest';
import type { ReportAnswers } from '@/server/providers/screening/screening';
import { adultFacts } from './service';

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
