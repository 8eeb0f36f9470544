// The letter that asks former residents for what they owe: how long they have to answer it, and what a state adds to it.
import { debtRules } from './debtRules.data';
import { figureOf, type Jurisdiction, rulesFor } from './rules';

interface DebtLetterLaw {
  /** Days to dispute it, from the day it is given. */
  readonly days: number;
  /** Whether it says when and how collectors may contact people (Cal. Civ. Code § 1812.700). */
  readonly hasCollectorNotice: boolean;
}

/** The letter by the law of a place on a local day. */
export function debtLetter(where: Jurisdiction, day: string): DebtLetterLaw {
  const rules = rulesFor(debtRules, where, day, 'debtLetter');
  return {
    days: Math.max(0, ...rules.map((rule) => figureOf(rule, 'disputeDays') ?? 0)),
    hasCollectorNotice: rules.some(({ id }) => id === 'ca-debt-letter'),
  };
}
