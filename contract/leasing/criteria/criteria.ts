// What it takes to rent a home, as data, and the one judgment made with it: before anybody pays, on the applicant’s own
// page, and before the homeowner decides. Facts are means and rental history alone; there is no field for identity.

import type { Cents } from '@/contract/amounts/cents';
import type { Jurisdiction } from '@/contract/law/rules';
import { canReplaceCredit, fairChanceRule, recordYears } from '@/contract/law/screening';
import type { Means } from './requirements';

/** Said on papers beside each decision, so that it can be read years later against what held then. */
export const CRITERIA_VERSION = '2026-11';

export const criterionIds = ['income', 'evictions', 'landlordDebt', 'credit', 'criminal', 'identity', 'pets'] as const;
export type CriterionId = (typeof criterionIds)[number];

/** What may be asked in place of a no. */
export const remedies = ['coSigner', 'deposit'] as const;
export type Remedy = (typeof remedies)[number];

export interface Criteria {
  readonly version: string;
  /** Judgments for a landlord count for so many years. */
  readonly evictionYears: number;
  /** Below it we ask for more safety; alone it never leads to a no. */
  readonly creditScore: number;
  /** With a subsidy, credit history is ignored if the applicant shows their ability to pay in another way. */
  readonly creditAlternative: boolean;
  /** Null where the law of the place keeps criminal records out. */
  readonly criminalYears: number | null;
  /** The words of that law. */
  readonly criminalExclusion: string | null;
}

/** The published criteria as the law of a place lets them be used on a local day. */
export function criteriaFor(where: Jurisdiction, day: string): Criteria {
  const fair = fairChanceRule(where, day);
  return {
    version: CRITERIA_VERSION,
    evictionYears: 3,
    creditScore: 600,
    creditAlternative: canReplaceCredit(where, day),
    criminalYears: fair ? null : recordYears(where, day),
    criminalExclusion: fair?.says ?? null,
  };
}

export const criterionLabels: Record<CriterionId, { title: string; description: string; remedies: readonly Remedy[] }> =
  {
    income: {
      title: 'Income or savings',
      description:
        'Your household earns 3 times the rent before taxes or 2.5 times after taxes, has savings of 2.5 times the rent for the full term, or has a co-signer. With a voucher, only your share of the rent counts.',
      remedies: ['coSigner'],
    },
    evictions: {
      title: 'No evictions in 3 years',
      description: 'No eviction or judgment for a landlord in the last 3 years. Dismissed cases don’t count.',
      remedies: [],
    },
    landlordDebt: {
      title: 'No rent owed',
      description: 'You don’t owe rent to a past landlord.',
      remedies: [],
    },
    credit: {
      title: 'Credit history',
      description:
        'A credit score of 600 or more, or no score at all. With a lower score, we may ask for a co-signer or a larger deposit, but we never decline for it.',
      remedies: ['coSigner', 'deposit'],
    },
    criminal: {
      title: 'Criminal history',
      description:
        'A person on our team reviews convictions from the last 7 years for harm to people or to a home, along with what you tell us. Arrests and sealed or dismissed cases don’t count.',
      remedies: [],
    },
    identity: {
      title: 'Identity',
      description: 'We can verify everyone’s identity.',
      remedies: [],
    },
    pets: {
      title: 'Pets',
      description: 'Your pets are a kind this home allows. Assistance animals aren’t pets.',
      remedies: [],
    },
  };

/** An eviction or money case of a landlord against the applicant. */
export interface Eviction {
  /** Local day of the judgment, or of the filing where there is none. */
  readonly on: string;
  readonly outcome: 'judgment' | 'dismissed' | 'pending';
}

/** One adult, as far as it is known; what is absent is not known yet. Cents a month but for savings. */
export interface AdultFacts {
  readonly grossCents?: Cents | undefined;
  readonly netCents?: Cents | undefined;
  readonly savingsCents?: Cents | undefined;
  /** What of it a report or a check of their documents confirms; absent where their word alone is asked for. */
  readonly confirmed?: Means | undefined;
  /** `excluded`: not checked by anyone. `unconfirmed`: a person looked at their ID, and it did not confirm who they are. */
  readonly identity?: 'verified' | 'mismatch' | 'unconfirmed' | 'excluded' | undefined;
  /** A number; `none` without a history; `frozen` where the agency may not answer; `excluded` where it was not asked. */
  readonly credit?: number | 'none' | 'frozen' | 'excluded' | undefined;
  /** `excluded` here and below: a report without an answer, which does not count against the applicant. */
  readonly evictions?: readonly Eviction[] | 'excluded' | undefined;
  readonly landlordDebtCents?: Cents | 'excluded' | undefined;
  /** `weighed`: records were found and a person of ours decided that they do not count. */
  readonly criminal?: 'clear' | 'found' | 'weighed' | 'counts' | 'excluded' | undefined;
}

export interface Pet {
  readonly kind: 'cat' | 'dog' | 'other';
  /** Helps with a disability: never a pet, and never a fee. */
  readonly assistance: boolean;
}

/** Everybody of one application, the home’s rent and what it is asked for. */
export interface HouseholdFacts {
  readonly rentCents: Cents;
  readonly months: number;
  /** The local day of the judgment. */
  readonly day: string;
  /** What a voucher or another subsidy pays of the rent each month. */
  readonly voucherCents: Cents;
  /** What of that is confirmed; absent where their word alone is asked for. */
  readonly confirmedVoucherCents?: Cents | undefined;
  readonly adults: readonly AdultFacts[];
  readonly coSigners: readonly AdultFacts[];
  readonly pets: readonly Pet[];
  readonly petsTaken: 'none' | 'cats' | 'dogs' | 'catsAndDogs';
}

/** `needs_review`: a person has to look at it; `excluded`: the law of the place keeps it out. */
export const criterionResults = ['met', 'not_met', 'unknown', 'needs_review', 'excluded'] as const;
export type CriterionResult = (typeof criterionResults)[number];

export interface CriterionLine {
  readonly criterion: CriterionId;
  readonly result: CriterionResult;
  /** One sentence on what it rests on, fit for the applicant and the homeowner alike: no amounts, no source of income. */
  readonly because: string;
  /** More, for the applicant and for us alone. */
  readonly detail?: string;
}

export const verdicts = ['qualifies', 'with_conditions', 'does_not_qualify', 'incomplete'] as const;
export type Verdict = (typeof verdicts)[number];
export interface CriteriaResult {
  readonly lines: readonly CriterionLine[];
  readonly verdict: Verdict;
}
