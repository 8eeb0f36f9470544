// What bounds a rent while an emergency is declared, for new residents as well as for those who live there.
import { type Cents, cents } from '@/contract/amounts/cents';
import { addDays, addMonths } from '@/contract/calendar/days';
import { emergencyRules } from './emergencies.data';
import { figureOf, type Jurisdiction, type Rule, rulesFor, withFigures } from './rules';

/** A rent that a home was leased at, from one local day through another; null where it still is. */
export interface ChargedRent {
  readonly rentCents: Cents;
  readonly from: string;
  readonly until: string | null;
}

export interface EmergencyLimit {
  readonly most: Cents;
  readonly rule: Rule;
}

const isKnown = (rule: Rule) => !rule.unread && figureOf(rule, 'emergencyBps') !== undefined;

/** The first day of an emergency: extensions follow each other without a gap. Undefined where none was read of. */
function declaredOn(rules: readonly Rule[], rule: Rule): string | undefined {
  const before = rules.find(
    (each) =>
      isKnown(each) && each.series === rule.series && each.until !== undefined && addDays(each.until, 1) === rule.from,
  );
  if (before) return declaredOn(rules, before);
  return isKnown(rule) ? rule.from : undefined;
}

/**
 * The rent that counts as the one before an emergency: what was paid on its first day, else the last one of the year before.
 * A home that was leased later for the first time counts with its first rent.
 */
function rentBefore(charged: readonly ChargedRent[], day: string): Cents | undefined {
  const sorted = charged.toSorted((one, other) => one.from.localeCompare(other.from));
  const paid = sorted.filter(({ from }) => from <= day).at(-1);
  const counts = paid && (paid.until === null || paid.until > addMonths(day, -12)) ? paid : undefined;
  return (counts ?? sorted.find(({ from }) => from > day))?.rentCents;
}

/**
 * The highest rent of a home while an emergency is declared, or may be: for a rent that is offered on a local day and starts on `startOn`.
 * `entered`: what our team entered (figures.ts). Undefined where none is declared, or where the home was not leased before.
 */
export function emergencyLimit(
  where: Jurisdiction,
  day: string,
  {
    charged,
    entered = [],
    startOn = day,
  }: { charged: readonly ChargedRent[]; entered?: readonly Rule[]; startOn?: string },
): EmergencyLimit | undefined {
  const all = [...emergencyRules, ...entered];
  const limits = rulesFor(withFigures(emergencyRules, entered, day), where, day, 'priceGouging').flatMap((rule) => {
    const bps = figureOf(rule, 'emergencyBps');
    const since = declaredOn(all, rule) ?? addMonths(startOn, -12);
    const rent = rentBefore(charged, since);
    return bps === undefined || rent === undefined
      ? []
      : [{ most: cents(rent + Math.floor((rent * bps) / 10_000)), rule }];
  });
  return limits.toSorted((one, other) => one.most - other.most)[0];
}
