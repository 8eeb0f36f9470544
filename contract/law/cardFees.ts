import { type Cents, cents } from '@/contract/amounts/cents';
import type { Funding } from '@/contract/money/paymentMethods/constants';
import { cardFeeRules } from './cardFeeRules';
import { figureOf, type Rule, rulesFor } from './rules';

/** What taking a credit card costs us: the fee never brings in more. */
const COST_BPS = 290;

/** The rule for a fee on cards in this state on a local day; none where we know of no rule that permits one. */
export const cardFeeRule = (state: string, day: string): Rule | undefined =>
  rulesFor(cardFeeRules, { state, localities: [] }, day, 'cardFee')[0];

/**
 * The fee for paying an amount this way, shown before anybody confirms. Banks, debit and prepaid cards are always free:
 * card networks forbid a fee on those. A credit card carries our cost, where the law of the state permits it.
 */
export function paymentFee(
  amount: Cents,
  { funding, state, day }: { funding: Funding; state: string; day: string },
): Cents {
  const maxBps = funding === 'credit' ? (figureOf(cardFeeRule(state, day), 'maxBps') ?? 0) : 0;
  // Never a fraction of a cent more than is permitted.
  return cents(Math.floor((Math.max(0, amount) * Math.min(COST_BPS, maxBps)) / 10_000));
}

/** Whether paying this way costs something beside the amount, whatever the amount is. */
export const mayCost = (method: { funding: Funding; state: string; day: string }): boolean =>
  paymentFee(cents(100_00), method) > 0;
