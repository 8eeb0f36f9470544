import { type Cents, cents } from '@/contract/amounts/cents';
import type { Jurisdiction } from '@/contract/law/rules';
import {
  type CriteriaResult,
  type CriterionLine,
  type CriterionResult,
  criteriaFor,
  type HouseholdFacts,
} from './criteria';
import { evaluateCriteria } from './evaluate';

/** What a score is like in one’s own words; `none` where there is no history. */
export const creditBands = { none: 'none', low: 560, middle: 650, high: 740 } as const;
export type CreditBand = keyof typeof creditBands;

/** An applicant's own statements before paying. Omitted ones stay open. */
export interface StatedFacts {
  readonly grossCents?: Cents | undefined;
  readonly savingsCents?: Cents | undefined;
  readonly voucherCents?: Cents | undefined;
  readonly credit?: CreditBand | undefined;
  /** Lost a home by judgment within the last three years. */
  readonly evicted?: boolean | undefined;
  readonly owesLandlord?: boolean | undefined;
  readonly coSigner?: { readonly grossCents: Cents; readonly credit: CreditBand | undefined } | undefined;
  readonly pet?: 'none' | 'cat' | 'dog' | 'other' | undefined;
}

interface PrequalificationHome extends Pick<HouseholdFacts, 'rentCents' | 'months' | 'day' | 'petsTaken'> {
  readonly where: Jurisdiction;
}

const describeUnknown = (line: CriterionLine): CriterionLine =>
  line.result === 'unknown'
    ? { ...line, because: line.criterion === 'income' ? line.because : 'You haven’t answered this.' }
    : line;

/**
 * The outcome by the applicant's own statements: the same judgment as the decision, without reports. Facts that applicants
 * cannot state themselves (identity, what a record means) are assumed, and checked later.
 */
export function prequalify({ where, ...home }: PrequalificationHome, answers: StatedFacts): CriteriaResult {
  const { grossCents, savingsCents, voucherCents, credit, evicted, owesLandlord, coSigner, pet } = answers;
  const { lines, verdict } = evaluateCriteria(criteriaFor(where, home.day), {
    ...home,
    voucherCents: voucherCents ?? cents(0),
    adults: [
      {
        grossCents,
        savingsCents,
        identity: 'verified',
        credit: credit && creditBands[credit],
        evictions: evicted === undefined ? undefined : evicted ? [{ on: home.day, outcome: 'judgment' }] : [],
        landlordDebtCents: owesLandlord === undefined ? undefined : cents(owesLandlord ? 1 : 0),
        criminal: 'clear',
      },
    ],
    coSigners: coSigner
      ? [
          {
            identity: 'verified',
            grossCents: coSigner.grossCents,
            credit: coSigner.credit && creditBands[coSigner.credit],
          },
        ]
      : [],
    pets: pet === undefined || pet === 'none' ? [] : [{ kind: pet, assistance: false }],
  });
  const message: readonly CriterionResult[] = ['met', 'not_met', 'unknown', 'excluded'];
  return {
    verdict,
    lines: lines
      .filter(
        ({ criterion, result }) => criterion !== 'identity' && criterion !== 'criminal' && message.includes(result),
      )
      .map(describeUnknown),
  };
}
