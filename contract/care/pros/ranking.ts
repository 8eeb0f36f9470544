import { pluralize } from '@/contract/format/counts';
import { type Trade, tradeLabels } from './constants';
import { type ProPaper, paperProblems } from './documents';

/** What a Pro did so far; null where nothing was measured yet. */
export interface Performance {
  readonly jobs: number;
  /** Shares from 0 to 1. */
  readonly firstVisitFix: number | null;
  readonly onTime: number | null;
  /** From 1 to 5. */
  readonly rating: number | null;
}

export interface Candidate {
  readonly id: string;
  readonly company: string;
  readonly active: boolean;
  readonly trades: readonly Trade[];
  readonly regionIds: readonly number[];
  readonly takesEmergencies: boolean;
  readonly papers: readonly ProPaper[];
  /** How many of the times that suit fall in their hours, on days with room for one more visit. */
  readonly fittingWindows: number;
  /** Visits they can still take over the coming days. */
  readonly freeVisits: number;
  readonly performance: Performance;
}

export interface JobNeed {
  readonly trade: Trade;
  readonly regionId: number;
  readonly isEmergency: boolean;
  /** The local day by which the work is done. */
  readonly day: string;
  /** Times that suit the person who lives there. */
  readonly windows: number;
}

export interface RankedPro {
  readonly id: string;
  readonly company: string;
  /** From 0 to 100; null where they can't take the job. */
  readonly score: number | null;
  readonly reasons: readonly string[];
}

const WEIGHTS = { firstVisitFix: 35, rating: 25, onTime: 20, availability: 20 } as const;
/** A new Pro starts at what is usual, and a few jobs move that slowly. */
const PRIOR_JOBS = 5;
const PRIORS = { firstVisitFix: 0.75, onTime: 0.85, rating: 0.75 } as const;

const smoothed = (measured: number | null, jobs: number, prior: number) =>
  ((measured ?? prior) * jobs + prior * PRIOR_JOBS) / (jobs + PRIOR_JOBS);
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Why they can't take the job; there is no override. */
function blockers(pro: Candidate, need: JobNeed): string[] {
  return [
    ...(pro.active ? [] : ['Paused']),
    ...(pro.trades.includes(need.trade) ? [] : [`Doesn’t do ${tradeLabels[need.trade].toLowerCase()}`]),
    ...(pro.regionIds.includes(need.regionId) ? [] : ['Doesn’t work in this area']),
    ...(need.isEmergency && !pro.takesEmergencies ? ['Doesn’t take emergencies'] : []),
    ...paperProblems(need.trade, pro.papers, need.day),
    ...(pro.freeVisits > 0 ? [] : ['No free visit in the coming days']),
  ];
}

function rankOne(pro: Candidate, need: JobNeed): RankedPro {
  const { id, company, performance } = pro;
  const problems = blockers(pro, need);
  if (problems.length > 0) return { id, company, score: null, reasons: problems };
  const { jobs, firstVisitFix, onTime, rating } = performance;
  const availability = need.windows > 0 ? pro.fittingWindows / need.windows : Math.min(pro.freeVisits, 3) / 3;
  const score =
    WEIGHTS.firstVisitFix * smoothed(firstVisitFix, jobs, PRIORS.firstVisitFix) +
    WEIGHTS.onTime * smoothed(onTime, jobs, PRIORS.onTime) +
    WEIGHTS.rating * smoothed(rating === null ? null : (rating - 1) / 4, jobs, PRIORS.rating) +
    WEIGHTS.availability * availability;
  return {
    id,
    company,
    score: Math.round(score * 10) / 10,
    reasons: [
      need.windows > 0
        ? `Fits ${pro.fittingWindows} of ${need.windows} times`
        : pluralize(pro.freeVisits, 'free visit'),
      ...(jobs === 0 ? ['New: no finished jobs yet'] : [pluralize(jobs, 'finished job')]),
      ...(firstVisitFix === null ? [] : [`${percent(firstVisitFix)} fixed on the first visit`]),
      ...(onTime === null ? [] : [`${percent(onTime)} on time`]),
      ...(rating === null ? [] : [`Rated ${rating.toFixed(1)} of 5`]),
    ],
  };
}

/** Pros in the order in which they are asked, each with why; those who can't take the job come last. */
export function rankPros(candidates: readonly Candidate[], need: JobNeed): RankedPro[] {
  return candidates
    .map((pro) => rankOne(pro, need))
    .sort((one, other) => (other.score ?? -1) - (one.score ?? -1) || one.id.localeCompare(other.id));
}
