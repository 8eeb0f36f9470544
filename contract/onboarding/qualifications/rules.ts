// Which homes we manage, as published rules with the days they hold. Nothing else decides: what a rule leaves
// open goes to a person. A home is judged by the rules of the day its owner submits it.
import { daysBetween } from '@/contract/calendar/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { isRentControl } from '@/contract/law/rentControl.data';
import { rentRules } from '@/contract/law/rentRules';
import { applicableRules } from '@/contract/law/rules';
import type { QualificationAnswers } from '@/contract/platform/flows/definitions/qualification';
import { qualification, unitCount } from '@/contract/platform/flows/definitions/qualification';
import { itemAnswers } from '@/contract/questionnaire/flow';
import { upperBound } from '@/contract/questionnaire/questions';

type QuestionName = keyof QualificationAnswers & string;

/** What an answer is compared with. A rule is met when its test is true: then it speaks against the home. */
type RuleTest =
  | { readonly isOneOf: readonly string[] }
  | { readonly includes: readonly string[] }
  | { readonly above: number }
  | { readonly below: number }
  /** Days from the day of the answer. */
  | { readonly moreDaysAhead: number };

export interface QualificationRule {
  readonly id: string;
  readonly question: QuestionName;
  readonly test: RuleTest;
  readonly outcome: 'needs_review' | 'not_eligible';
  /** First and, where it has ended, last local day it holds. */
  readonly from: string;
  readonly until?: string;
  /** For the homeowner: why, and what would change it or what happens next. */
  readonly reason: string;
  readonly change: string;
}

const FROM = '2026-01-01';
const review = (own: Omit<QualificationRule, 'outcome' | 'from'> & { from?: string }): QualificationRule => ({
  from: FROM,
  ...own,
  outcome: 'needs_review',
});
const decline = (own: Omit<QualificationRule, 'outcome' | 'from'> & { from?: string }): QualificationRule => ({
  from: FROM,
  ...own,
  outcome: 'not_eligible',
});

export const qualificationRules: readonly QualificationRule[] = [
  decline({
    id: 'rent-controlled',
    question: 'rentControl',
    test: { isOneOf: ['yes'] },
    reason: 'The home is rent-controlled.',
    change: 'If the city confirms in writing that the home is exempt, change your answer and submit again.',
  }),
  review({
    id: 'rent-control-unknown',
    question: 'rentControl',
    test: { isOneOf: ['unsure'] },
    reason: 'We don’t know yet whether the home is rent-controlled.',
    change: 'We look up the local rules for this address.',
  }),
  decline({
    id: 'home-type',
    question: 'type',
    test: { isOneOf: ['manufactured', 'room'] },
    reason: 'We don’t manage manufactured homes or single rooms.',
    change: 'We manage whole houses, condos, apartments, and guest houses with a kitchen and bath of their own.',
  }),
  review({
    id: 'many-units',
    question: 'units',
    test: { above: 4 },
    reason: 'The building has more than 4 units to rent out.',
    change: 'We check fire safety and insurance for larger buildings with you.',
  }),
  review({
    id: 'small-home',
    question: 'sqft',
    test: { below: 220 },
    reason: 'A unit is smaller than 220 sq ft.',
    change: 'We check that it meets the local minimum size for a dwelling.',
  }),
  review({
    id: 'large-home',
    question: 'sqft',
    test: { above: 6_000 },
    reason: 'A unit is larger than 6,000 sq ft.',
    change: 'We price the care of large homes one by one.',
  }),
  review({
    id: 'old-home',
    question: 'yearBuilt',
    test: { below: 1900 },
    reason: 'A unit was built before 1900.',
    change: 'We check wiring, plumbing, and heating before we say yes.',
  }),
  decline({
    id: 'hoa-forbids',
    question: 'hoaRentals',
    test: { isOneOf: ['forbidden'] },
    reason: 'The HOA does not allow rentals.',
    change: 'If the HOA changes its rules or grants you an exception in writing, submit again.',
  }),
  review({
    id: 'hoa-unclear',
    question: 'hoaRentals',
    test: { isOneOf: ['limited', 'unsure'] },
    reason: 'The HOA limits rentals, or its rules are unknown.',
    change: 'We read the HOA rules with you.',
  }),
  decline({
    id: 'owner-stays',
    question: 'occupancy',
    test: { isOneOf: ['staying'] },
    reason: 'You plan to stay in the home.',
    change: 'We manage homes that are rented out as a whole. A guest house with its own entrance qualifies.',
  }),
  review({
    id: 'not-owned-yet',
    question: 'occupancy',
    test: { isOneOf: ['buying'] },
    reason: 'You don’t own the home yet.',
    change: 'We hold your place until the sale closes.',
  }),
  review({
    id: 'residents-behind',
    question: 'residentBehind',
    test: { isOneOf: ['yes', 'unsure'] },
    reason: 'The current residents may be behind on rent.',
    change: 'We look at the lease and the payments with you. The guarantee does not cover rent that is already late.',
  }),
  review({
    id: 'poor-condition',
    question: 'condition',
    test: { below: 2 },
    reason: 'The home needs work before anyone moves in.',
    change: 'We tell you which repairs come first.',
  }),
  review({
    id: 'broken-systems',
    question: 'broken',
    test: { includes: ['heating', 'hotWater', 'plumbing', 'electrical', 'roof'] },
    reason: 'Something a home can’t be without does not work.',
    change: 'We tell you what has to work before a resident moves in.',
  }),
  decline({
    id: 'structural-damage',
    question: 'hazards',
    test: { includes: ['structural'] },
    reason: 'The home has structural or foundation damage.',
    change: 'Once the repair has passed its building inspection, change your answer and submit again.',
  }),
  review({
    id: 'hazards',
    question: 'hazards',
    test: { includes: ['unpermitted', 'mold', 'gas'] },
    reason: 'You named a safety problem or space without a permit.',
    change: 'We tell you what has to be fixed first.',
  }),
  review({
    id: 'far-ahead',
    question: 'availableOn',
    test: { moreDaysAhead: 180 },
    reason: 'The home is available in more than 180 days.',
    change: 'We agree on a start date with you.',
  }),
  decline({
    id: 'foreclosure',
    question: 'mortgage',
    test: { isOneOf: ['foreclosure'] },
    reason: 'The home is in foreclosure.',
    change: 'If your lender ends the foreclosure, change your answer and submit again.',
  }),
  review({
    id: 'mortgage-behind',
    question: 'mortgage',
    test: { isOneOf: ['behind'] },
    reason: 'Mortgage payments are behind.',
    change: 'We make sure a resident can count on the whole lease.',
  }),
  review({
    id: 'insurance-refused',
    question: 'insurance',
    test: { isOneOf: ['refused'] },
    reason: 'An insurer canceled or refused a policy.',
    change: 'We look for a policy that covers the home with you.',
  }),
  review({
    id: 'not-the-owner',
    question: 'relation',
    test: { isOneOf: ['entity', 'helper'] },
    reason: 'You sign for a company, trust, or estate, or for someone else.',
    change: 'We check who may sign for the home.',
  }),
];

/** A home that the owner calls free of rent control, although the law of its place limits the rent of one as old. */
const RENT_CONTROL_CONFLICT: Omit<QualificationReason, 'unit'> = {
  rule: 'rent-control-conflict',
  reason: 'You said the home isn’t rent-controlled, and the city limits the rent of most homes of its age.',
  change: 'We look up the home with the city, and tell you what we find.',
};

/** Types of home that can be sold separately, where there is one of them at the address. */
const typeOf = ({ type }: QualificationAnswers, units: number): string | null =>
  units === 1 && type !== undefined && ['house', 'townhouse', 'condo'].includes(type) ? type : null;

/** The units that the law of the place limits, for all the owner says; an unknown year counts as an old one. */
function rentControlConflicts(answers: QualificationAnswers, units: readonly QualificationAnswers[], day: string) {
  if (!answers.address || answers.rentControl !== 'no') return [];
  const where = jurisdictionOf(answers.address);
  return units.flatMap(({ yearBuilt }, at) => {
    const facts = {
      yearBuilt: yearBuilt === undefined ? null : Number(yearBuilt),
      homeType: typeOf(answers, units.length),
    };
    const limited = applicableRules(rentRules, where, day, 'rentIncreaseCap', facts).some(isRentControl);
    return limited
      ? [{ ...RENT_CONTROL_CONFLICT, unit: units.length > 1 ? at + 1 : null, outcome: 'needs_review' as const }]
      : [];
  });
}

/** What only our own records know about the address. */
export type AddressFinding = 'free' | 'yours' | 'anotherOwner';

export interface QualificationReason {
  readonly rule: string;
  /** Which unit, where there are several. */
  readonly unit: number | null;
  readonly reason: string;
  readonly change: string;
}

export interface QualificationResult {
  readonly outcome: 'qualified' | 'needs_review' | 'not_eligible' | 'out_of_coverage';
  readonly reasons: readonly QualificationReason[];
}

function isMet(test: RuleTest, answer: unknown, day: string): boolean {
  if (answer === undefined) return false;
  if ('isOneOf' in test) return test.isOneOf.includes(String(answer));
  if ('includes' in test) return Array.isArray(answer) && answer.some((each) => test.includes.includes(each));
  if ('above' in test) return Number(answer) > test.above;
  if ('below' in test) return Number(answer) < test.below;
  return daysBetween(day, String(answer)) > test.moreDaysAhead;
}

export const unitQuestions = ['beds', 'baths', 'sqft', 'yearBuilt'] as const satisfies readonly QuestionName[];

/** The answers of each unit under the plain names of the questions. */
export function unitAnswers(answers: QualificationAnswers): QualificationAnswers[] {
  const count = Math.min(unitCount(answers), upperBound(qualification.questions.units));
  return Array.from({ length: count }, (_, at) => itemAnswers(unitQuestions, answers, at + 1) as QualificationAnswers);
}

const isUnitQuestion = (name: string) => (unitQuestions as readonly string[]).includes(name);

const addressReasons: Record<Exclude<AddressFinding, 'free'>, Omit<QualificationReason, 'unit'>> = {
  yours: {
    rule: 'already-yours',
    reason: 'This home is already in your account.',
    change: 'Open it under Homes. To add another home, start with its address.',
  },
  anotherOwner: {
    rule: 'known-address',
    reason: 'We already work with this address.',
    change: 'We check the ownership records and write to you.',
  },
};

/** What the rules of a local day say about a home; the strictest rule that is met decides, and all that are met are named. */
export function decideQualification(
  answers: QualificationAnswers,
  { day, address }: { day: string; address: AddressFinding },
): QualificationResult {
  if (!answers.address || answers.address.regionId === null) return { outcome: 'out_of_coverage', reasons: [] };
  if (address === 'yours') return { outcome: 'not_eligible', reasons: [{ ...addressReasons.yours, unit: null }] };
  const units = unitAnswers(answers);
  const ruled = qualificationRules
    .filter(({ from, until }) => from <= day && (until === undefined || day <= until))
    .flatMap((rule) => {
      const { id, question, test, outcome, reason, change } = rule;
      const named = { rule: id, reason, change, outcome };
      if (!isUnitQuestion(question)) return isMet(test, answers[question], day) ? [{ ...named, unit: null }] : [];
      return units.flatMap((unit, at) =>
        isMet(test, unit[question], day) ? [{ ...named, unit: units.length > 1 ? at + 1 : null }] : [],
      );
    });
  const met = [...ruled, ...rentControlConflicts(answers, units, day)];
  const declined = met.some(({ outcome }) => outcome === 'not_eligible');
  const reasons = met
    .filter(({ outcome }) => !declined || outcome === 'not_eligible')
    .map(({ outcome: _, ...reason }) => reason);
  if (declined) return { outcome: 'not_eligible', reasons };
  if (address === 'anotherOwner') reasons.push({ ...addressReasons.anotherOwner, unit: null });
  return { outcome: reasons.length > 0 ? 'needs_review' : 'qualified', reasons };
}
