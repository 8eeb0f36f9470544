// What a sale leaves: every line, at a low, a middle, and a high price. Pure; arithmetic on the owner's own figures.
import { basisPoints, type Cents, cents } from '@/contract/amounts/cents';

export interface SaleInputs {
  readonly valueCents: number;
  /** How far the price may be off, either way. */
  readonly rangeBps: number;
  readonly sellingCostBps: number;
  /** Repairs, cleaning, staging. */
  readonly preparationCents: number;
  readonly loanCents: number;
  /** Rent that was paid in advance and is still to come in. */
  readonly advanceCents: number;
  /** A rough estimate of the tax on a sale at a price. */
  readonly taxAt: (priceCents: Cents) => Cents;
}

export interface SaleLine {
  readonly label: string;
  readonly amount: Cents;
}

export interface NetProceeds {
  readonly price: Cents;
  readonly lines: readonly SaleLine[];
  readonly beforeTax: Cents;
  readonly tax: Cents;
  readonly afterTax: Cents;
}

export const DEFAULT_RANGE_BPS = 500;

function proceedsAt(price: Cents, { sellingCostBps, preparationCents, loanCents, advanceCents, taxAt }: SaleInputs) {
  const costs: readonly (readonly [string, number])[] = [
    ['Selling costs', basisPoints(price, sellingCostBps)],
    ['Getting it ready', preparationCents],
    ['Loan payoff', loanCents],
    ['Rent advance paid back', advanceCents],
  ];
  const lines: SaleLine[] = costs
    .filter(([label, amount]) => amount > 0 || label === 'Selling costs')
    .map(([label, amount]) => ({ label, amount: cents(-amount) }));
  const beforeTax = cents(price + lines.reduce((sum, { amount }) => sum + amount, 0));
  const tax = taxAt(price);
  return { price, lines, beforeTax, tax, afterTax: cents(beforeTax - tax) };
}

/** The sheet at the low end of the range, at the owner's figure, and at the high end. */
export function netProceeds(inputs: SaleInputs): { low: NetProceeds; middle: NetProceeds; high: NetProceeds } {
  const value = cents(inputs.valueCents);
  const spread = basisPoints(value, inputs.rangeBps);
  return {
    low: proceedsAt(cents(value - spread), inputs),
    middle: proceedsAt(value, inputs),
    high: proceedsAt(cents(value + spread), inputs),
  };
}
