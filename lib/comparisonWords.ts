// What a comparison says, in sentences. It says so too where we are not the way that leaves most.
import { cents } from '@/contract/money';
import type { Way, WayTotal, WayYear } from './comparison';
import { formatCents } from './format/money';

export const wayNames: Readonly<Record<Way, string>> = {
  belong: 'With Belong',
  manager: 'A traditional manager',
  self: 'On your own',
};

/** To the whole dollar: nobody knows the third year to the cent. */
export const roundly = (amount: number): string => formatCents(Math.round(amount / 100) * 100 || 0);

/** The lines between the rent and what is kept, in the order they are read. */
export const lines: readonly { readonly name: string; readonly amount: (year: WayYear) => number }[] = [
  { name: 'Rent that came in', amount: (year) => year.collected },
  { name: 'Management', amount: (year) => -year.fee },
  { name: 'Finding residents', amount: (year) => -year.placement },
  { name: 'Renewal', amount: (year) => -year.renewal },
  { name: 'Repairs', amount: (year) => -year.repairs },
  { name: 'Added to repair invoices', amount: (year) => -year.markup },
  { name: 'Your hours, at your price', amount: (year) => -year.time },
];

const hoursOf = (total: WayTotal | undefined) => total?.years.reduce((sum, { hours }) => sum + hours, 0) ?? 0;

/** One sentence about us and a manager, one about us and one’s own two hands. */
export function verdicts(totals: readonly WayTotal[]): readonly string[] {
  const of = (way: Way) => totals.find((total) => total.way === way);
  const ours = of('belong')?.kept ?? 0;
  const past = (of('manager')?.kept ?? 0) - ours;
  const own = (of('self')?.kept ?? 0) - ours;
  const hours = Math.round(hoursOf(of('self')));
  const manager =
    past === 0
      ? 'A manager on these terms leaves you exactly what we do.'
      : past > 0
        ? `A manager on these terms leaves you ${roundly(past)} more than we do. Ask what their fee leaves out.`
        : `We leave you ${roundly(-past)} more than a manager on these terms.`;
  const perHour = hours > 0 && own > 0 ? `, which pays ${formatCents(cents(Math.round(own / hours)))} an hour` : '';
  const self =
    own > 0
      ? `On your own you keep ${roundly(own)} more, for ${hours.toLocaleString('en-US')} hours of your time${perHour}.`
      : `On your own you keep ${roundly(-own)} less, and give ${hours.toLocaleString('en-US')} hours of your time.`;
  return [manager, self];
}
