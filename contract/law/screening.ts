import { type Cents, cents } from '@/contract/amounts/cents';
import { figureOf, type Jurisdiction, type Rule, rulesFor, withFigures } from './rules';
import { screeningRules } from './screeningRules';

/** What a screening company can report about a person. */
export const reportKinds = ['identity', 'credit', 'eviction', 'income', 'criminal'] as const;
export type ReportKind = (typeof reportKinds)[number];

const rulesByTopic = (where: Jurisdiction, day: string, topic: Rule['topic']) =>
  rulesFor(screeningRules, where, day, topic);

/**
 * What we ask of one adult for an application, in cents: what their screening costs us, and never more than the state of
 * the home allows on that local day. In Virginia the cap is on what comes on top of the screening company’s price.
 * `entered`: yearly figures of our team, as rules (figures.ts).
 */
export function screeningFee(state: string, day: string, actualCostCents: Cents, entered: readonly Rule[] = []): Cents {
  const cost = Math.max(0, actualCostCents);
  const rules = withFigures(screeningRules, entered, day);
  const caps = rulesFor(rules, { state, localities: [] }, day, 'screeningFee').flatMap(({ figures }) =>
    figures?.mostCents === undefined ? [] : [figures.mostCents + (figures.thirdPartyApart ? cost : 0)],
  );
  return cents(Math.min(cost, ...caps));
}

/**
 * Where the fee of every applicant who is not chosen goes back: days after the choice, and days after the application,
 * whichever come first. Undefined where only a fee that was not used goes back. (Cal. Civ. Code § 1950.6(c)(1)(B))
 */
export function feeRefundRule(where: Jurisdiction, day: string) {
  const rule = rulesByTopic(where, day, 'feeRefund').at(-1);
  return rule && { refundDays: figureOf(rule, 'refundDays') ?? 0, appliedDays: figureOf(rule, 'appliedDays') ?? 0 };
}

/** Disclosures to an applicant before paying: the fee’s rule, the order, the records, the reports they may bring. */
export const disclosuresBeforePayment = (where: Jurisdiction, day: string): readonly Rule[] =>
  rulesFor(screeningRules, where, day).filter(({ topic }) => topic !== 'adverseAction');

/**
 * Copies of reports that applicants get: `ofCredit` in days for a fee they paid (Cal. Civ. Code § 1950.6(f)), `ofAll` in
 * business days for a box they checked (§ 1786.16(b)(1)), each from the receipt of the report; undefined without such a law.
 */
export function reportCopies(where: Jurisdiction, day: string) {
  const rules = rulesByTopic(where, day, 'reportCopy');
  return {
    ofCredit: rules.flatMap((rule) => figureOf(rule, 'paidForDays') ?? [])[0],
    ofAll: rules.flatMap((rule) => figureOf(rule, 'chosenBusinessDays') ?? [])[0],
  };
}

/** The rule that has applications decided in the order they came, and for how many hours a place is kept; or none. */
export function decisionOrderRule(where: Jurisdiction, day: string): { rule: Rule; holdHours: number } | undefined {
  const rule = rulesByTopic(where, day, 'decisionOrder').at(-1);
  return rule && { rule, holdHours: figureOf(rule, 'holdHours') ?? 0 };
}

/** The rule that keeps criminal records out of it, if there is one. Where they may be asked for after an offer alone, we do not ask. */
export const fairChanceRule = (where: Jurisdiction, day: string): Rule | undefined =>
  rulesByTopic(where, day, 'criminalNever').at(-1);

/** The rule that lets applicants leave out their Social Security number or ITIN, if there is one. */
export const optionalNumberRule = (where: Jurisdiction, day: string): Rule | undefined =>
  rulesByTopic(where, day, 'identityNumber').at(-1);

/** With a subsidy, may credit history be left out? */
export const canReplaceCredit = (where: Jurisdiction, day: string): boolean =>
  rulesByTopic(where, day, 'creditAlternative').length > 0;

/** The reports that may be asked for here. What the law keeps out is never ordered, so there is nothing to leak or to misuse. */
export function allowedReports(where: Jurisdiction, day: string, { subsidised = false } = {}): readonly ReportKind[] {
  const out = new Set<ReportKind>();
  if (fairChanceRule(where, day)) out.add('criminal');
  if (subsidised && canReplaceCredit(where, day)) out.add('credit');
  return reportKinds.filter((kind) => !out.has(kind));
}

/** Who only signs does not live there: nothing is asked about them that no criterion of theirs reads. */
const OF_CO_SIGNERS: readonly ReportKind[] = ['identity', 'credit', 'income'];

/** The reports asked for about one adult: what the law allows, a criterion reads, and the screening company has. */
export const reportsFor = (
  where: Jurisdiction,
  day: string,
  { role, subsidised, covers }: { role: string; subsidised: boolean; covers: readonly ReportKind[] },
): readonly ReportKind[] =>
  allowedReports(where, day, { subsidised: subsidised && role !== 'coSigner' }).filter(
    (kind) => covers.includes(kind) && (role !== 'coSigner' || OF_CO_SIGNERS.includes(kind)),
  );

/** Every set of reports that can be asked for, of those a screening company has: one for each law and role. */
export function lawfulSets(covers: readonly ReportKind[]): readonly (readonly ReportKind[])[] {
  const without = (...kinds: readonly ReportKind[]) => covers.filter((kind) => !kinds.includes(kind));
  const sets = [
    covers,
    without('criminal'),
    without('credit'),
    without('criminal', 'credit'),
    covers.filter((kind) => OF_CO_SIGNERS.includes(kind)),
  ];
  return [...new Map(sets.map((set) => [set.join('+'), set])).values()].filter((set) => set.length > 0);
}

/** So many years back a record may be looked at; seven where the state says nothing (15 U.S.C. § 1681c). */
export const recordYears = (where: Jurisdiction, day: string): number =>
  figureOf(rulesByTopic(where, day, 'recordAge').at(-1), 'years') ?? 7;

/**
 * Days to answer and dispute before a record is weighed. Cal. Code Regs. tit. 2, §§ 12264–12269 asks a landlord to weigh
 * mitigating information without a number of days; Cal. Gov. Code § 12952(c) gives an applicant for work five business days.
 * Ten days hold five business days around any holiday. The same everywhere.
 */
export const RECORD_ANSWER_DAYS = 10;

/** What a letter about an adverse decision says beyond what federal law asks for. */
export const adverseActionRules = (where: Jurisdiction, day: string): readonly Rule[] =>
  rulesByTopic(where, day, 'adverseAction');
