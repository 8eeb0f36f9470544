import { MIN_SCORECARD_JOBS } from '@/contract/care/pros/constants';
import { paperProblems } from '@/contract/care/pros/documents';
import type { Pro, ProSummary, Scorecard } from '@/contract/care/pros/endpoints';
import type { findTierFigures, MeasuredPerformance } from './performance';
import type { ProRow } from './repo';

/** Why they can't be given work on a day, over all of their trades. */
const problemsOf = ({ trades, documents }: ProRow, day: string) => [
  ...new Set(trades.flatMap((trade) => paperProblems(trade, documents, day))),
];

export function presentPro(row: ProRow, performance: MeasuredPerformance, today: string): Omit<Pro, 'w9'> {
  return { ...row, performance, problems: problemsOf(row, today) };
}

export function presentSummary(row: ProRow, performance: MeasuredPerformance, today: string): ProSummary {
  const { id, company, trades, status, documents } = row;
  const ends = documents.flatMap(({ expiresOn }) => (expiresOn ? [expiresOn] : [])).toSorted();
  return { id, company, trades, status, performance, problems: problemsOf(row, today), expiresOn: ends[0] ?? null };
}

export function presentScorecard(tiers: Awaited<ReturnType<typeof findTierFigures>>, asOf: string): Scorecard {
  const sum = (of: (tier: (typeof tiers)[number]) => number) => tiers.reduce((total, tier) => total + of(tier), 0);
  const jobs = sum((tier) => tier.jobs);
  if (jobs < MIN_SCORECARD_JOBS) return { asOf, jobs, figures: null };
  return {
    asOf,
    jobs,
    figures: {
      tiers: tiers.map(({ tier, jobs: count, medianHours }) => ({ tier, jobs: count, medianHours })),
      firstVisitFix: sum(({ fixedAtOnce }) => fixedAtOnce) / jobs,
      clocksMet: sum(({ clocksMet }) => clocksMet) / jobs,
    },
  };
}
