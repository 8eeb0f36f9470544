// Whether the law of a state, as we have checked it, lets us offer an advance on rents, and by which disclosure.
import { type Cents, formatExactMoney } from '@/contract/amounts/cents';
import { stateName } from '@/contract/homes/addresses/states';
import { advanceRules } from './advanceRules.data';
import { figureOf, type Rule, rulesFor } from './rules';

/** The rule for the disclosure of an advance in a state on a local day; undefined in a state that is not checked. */
export const advanceRule = (state: string, day: string): Rule | undefined =>
  rulesFor(advanceRules, { state, localities: [] }, day, 'advanceDisclosure').at(-1);

/**
 * Why an advance is not offered in a state on a local day, for its owner; undefined where it may be. `amount`: what would be
 * funded, in cents; null where that is not known yet.
 */
export function advanceLawProblem(state: string, day: string, amount: Cents | null): string | undefined {
  const rule = advanceRule(state, day);
  const place = stateName(state) ?? state;
  if (!rule) return `We don’t offer advances in ${place}, because we haven’t checked its law on them yet.`;
  const least = figureOf(rule, 'minCents');
  const most = figureOf(rule, 'maxCents');
  if (amount !== null && least !== undefined && amount < least)
    return `In ${place}, we offer advances of ${formatExactMoney(least)} or more.`;
  if (amount !== null && most !== undefined && amount > most)
    return `In ${place}, we offer advances of up to ${formatExactMoney(most)}.`;
  return undefined;
}
