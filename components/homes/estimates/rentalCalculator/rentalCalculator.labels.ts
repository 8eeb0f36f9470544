// The napkin in words.
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { formatCents } from '@/lib/format/money';
import { planLabel } from '@/lib/labels/payout.labels';
import { calculateRental, type RentalCalculatorInputs, type RentalCalculatorLine } from './rentalCalculator';

export const calculatorLineLabels: Readonly<Record<RentalCalculatorLine, string>> = {
  rent: 'Rent',
  vacancy: 'Vacancy',
  management: 'Our management fee',
  advance: 'Advance fee (monthly share)',
  mortgage: 'Mortgage',
  hoa: 'HOA',
  tax: 'Property tax (monthly share)',
  insurance: 'Insurance (monthly share)',
  upkeep: 'Repair savings',
};

/** The sum as a letter has it: every line that is not zero, and what they come to. */
export function calculatorSummary(inputs: RentalCalculatorInputs, plan: PayoutPlan): string {
  const { month, takeHome, firstYear } = calculateRental(inputs, plan);
  const lines = month
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount }) => `${calculatorLineLabels[name]}: ${formatCents(amount)}`);
  return [
    `Rental calculator, ${planLabel(plan).title.toLowerCase()}`,
    ...lines,
    `Average month: ${formatCents(takeHome)}`,
    `First year, with the placement fee: ${formatCents(firstYear)}`,
  ].join('\n');
}
