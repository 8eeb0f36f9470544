// What a comparison says, in sentences. It says so too where we are not the way that leaves most.
import { cents } from '@/contract/amounts/cents';
import { formatCents } from '@/lib/format/money';
import type { ManagementOption, OptionTotal, OptionYear } from './comparison';

export const optionNames: Readonly<Record<ManagementOption, string>> = {
  belong: 'With Belong',
  manager: 'A traditional manager',
  self: 'Managing it yourself',
};

/** To the whole dollar: the third year is not known to the cent. */
export const formatWholeDollars = (amount: number): string => formatCents(Math.round(amount / 100) * 100 || 0);

/** The lines between the rent and what is kept, in the order they are read. */
export const comparisonLines: readonly { readonly name: string; readonly amount: (year: OptionYear) => number }[] = [
  { name: 'Rent collected', amount: (year) => year.collected },
  { name: 'Management', amount: (year) => -year.fee },
  { name: 'Finding residents', amount: (year) => -year.placement },
  { name: 'Renewal', amount: (year) => -year.renewal },
  { name: 'Repairs', amount: (year) => -year.repairs },
  { name: 'Added to repair invoices', amount: (year) => -year.markup },
  { name: 'Cost of your time', amount: (year) => -year.time },
];

const totalHours = (total: OptionTotal | undefined) => total?.years.reduce((sum, { hours }) => sum + hours, 0) ?? 0;

/** One sentence about us and a manager, one about us and one’s own two hands. */
export function comparisonSummary(totals: readonly OptionTotal[]): readonly string[] {
  const of = (option: ManagementOption) => totals.find((total) => total.way === option);
  const belongNet = of('belong')?.netTotal ?? 0;
  const managerDifference = (of('manager')?.netTotal ?? 0) - belongNet;
  const selfDifference = (of('self')?.netTotal ?? 0) - belongNet;
  const hours = Math.round(totalHours(of('self')));
  const manager =
    managerDifference === 0
      ? 'With a manager on these terms, you keep the same as with Belong.'
      : managerDifference > 0
        ? `With a manager on these terms, you keep ${formatWholeDollars(managerDifference)} more than with Belong. Ask what their fee leaves out.`
        : `With Belong, you keep ${formatWholeDollars(-managerDifference)} more than with a manager on these terms.`;
  const perHour =
    hours > 0 && selfDifference > 0
      ? `, which pays ${formatCents(cents(Math.round(selfDifference / hours)))} an hour`
      : '';
  const self =
    selfDifference > 0
      ? `Managing it yourself, you keep ${formatWholeDollars(selfDifference)} more, for ${hours.toLocaleString('en-US')} hours of your time${perHour}.`
      : `Managing it yourself, you keep ${formatWholeDollars(-selfDifference)} less, and spend ${hours.toLocaleString('en-US')} hours of your time.`;
  return [manager, self];
}
