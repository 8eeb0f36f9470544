// The napkin in words.
import type { PayoutPlan } from '@/contract/payoutPlans';
import { formatCents } from './format/money';
import { type NapkinInputs, type NapkinLine, napkin } from './napkin';
import { planWords } from './payoutWords';

export const lineWords: Readonly<Record<NapkinLine, string>> = {
  rent: 'Rent',
  vacancy: 'Empty weeks',
  management: 'Our management fee',
  advance: 'Advance fee, a twelfth',
  mortgage: 'Mortgage',
  hoa: 'HOA',
  tax: 'Property tax, a twelfth',
  insurance: 'Insurance, a twelfth',
  upkeep: 'Set aside for repairs',
};

/** The sum as a letter has it: every line that is not zero, and what they come to. */
export function napkinWords(inputs: NapkinInputs, plan: PayoutPlan): string {
  const { month, takeHome, firstYear } = napkin(inputs, plan);
  const lines = month
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount }) => `${lineWords[name]}: ${formatCents(amount)}`);
  return [
    `Napkin, ${planWords(plan).title.toLowerCase()}`,
    ...lines,
    `An average month: ${formatCents(takeHome)}`,
    `The first year, with the placement fee: ${formatCents(firstYear)}`,
  ].join('\n');
}
