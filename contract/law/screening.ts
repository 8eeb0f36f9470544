import { type Cents, cents } from '@/contract/money';
import { type Rule, rulesFor, type Where } from './rules';
import { screeningRules } from './screeningRules';

/** What a screening company can tell about somebody. */
export const reportKinds = ['identity', 'credit', 'eviction', 'income', 'criminal'] as const;
export type ReportKind = (typeof reportKinds)[number];

const rulesOn = (where: Where, day: string, topic: Rule['topic']) => rulesFor(screeningRules, where, day, topic);

/**
 * What we ask of one adult for an application, in cents: what their screening costs us, and never more than the state of
 * the home allows on that local day. In Virginia the cap is on what comes on top of the screening company’s price.
 */
export function feeFor(state: string, day: string, actualCostCents: Cents): Cents {
  const cost = Math.max(0, actualCostCents);
  const caps = rulesOn({ state }, day, 'screeningFee').flatMap(({ figures }) =>
    figures?.mostCents === undefined ? [] : [figures.mostCents + (figures.thirdPartyApart ? cost : 0)],
  );
  return cents(Math.min(cost, ...caps));
}

/** What an applicant is told before paying: the fee’s rule, the order, the records, the reports one brings along. */
export const toldBeforePaying = (where: Where, day: string): readonly Rule[] =>
  rulesFor(screeningRules, where, day).filter(({ topic }) => topic !== 'adverseAction');

/** The rule that has applications decided in the order they came, and for how many hours a place is kept; or none. */
export function orderRule(where: Where, day: string): { rule: Rule; holdHours: number } | undefined {
  const rule = rulesOn(where, day, 'decisionOrder').at(-1);
  return rule && { rule, holdHours: rule.figures?.holdHours ?? 0 };
}

/** The rule that keeps criminal records out of it, if there is one. Where they may be asked for after an offer alone, we do not ask. */
export const fairChanceRule = (where: Where, day: string): Rule | undefined =>
  rulesFor(screeningRules, where, day).find(({ topic }) => topic === 'criminalNever' || topic === 'criminalAfterOffer');

/** With a subsidy, may credit history be left out? */
export const mayReplaceCredit = (where: Where, day: string): boolean =>
  rulesOn(where, day, 'creditAlternative').length > 0;

/** The reports that may be asked for here. What the law keeps out is never ordered, so there is nothing to leak or to misuse. */
export function reportsAllowed(where: Where, day: string, { subsidised = false } = {}): readonly ReportKind[] {
  const out = new Set<ReportKind>();
  if (fairChanceRule(where, day)) out.add('criminal');
  if (subsidised && mayReplaceCredit(where, day)) out.add('credit');
  return reportKinds.filter((kind) => !out.has(kind));
}

/** So many years back a record may be looked at; seven where the state says nothing (15 U.S.C. § 1681c). */
export const recordYears = (where: Where, day: string): number =>
  rulesOn(where, day, 'recordAge').at(-1)?.figures?.years ?? 7;

/** What a letter about an adverse decision says beyond what federal law asks for. */
export const adverseActionRules = (where: Where, day: string): readonly Rule[] => rulesOn(where, day, 'adverseAction');
