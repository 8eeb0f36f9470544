// Where residents may move the day their rent is due, whatever the lease says.
import { type Jurisdiction, type Rule, rulesFor } from './rules';

export const dueDayRules: readonly Rule[] = [
  {
    id: 'wa-due-day',
    topic: 'dueDay',
    state: 'WA',
    from: '2020-06-11',
    says: 'In Washington, you can move your due day up to five days later if your main income is a regular monthly government benefit that comes after the day rent is due.',
    source: 'RCW 59.18.170(3)',
    certainty: 'statute',
    checked: '2026-11-28',
    figures: { days: 5 },
  },
];

/** The day of the month that leases have, and how far residents may move it here; undefined where the law is silent. */
export function dueDayRule(
  where: Jurisdiction,
  day: string,
  dueDay = 1,
): { latestDay: number; says: string } | undefined {
  const [found] = rulesFor(dueDayRules, where, day, 'dueDay');
  return found && { latestDay: dueDay + (found.figures?.days ?? 0), says: found.says };
}
