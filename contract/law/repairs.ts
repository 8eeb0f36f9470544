// How long the law gives to begin or finish a repair, by what is broken and where the home is. The clocks run through
// weekends and holidays: none of these statutes stops for them.
import type { RepairKind } from '@/contract/care/workOrders/constants';
import { type Jurisdiction, type Rule, rulesFor } from './rules';

const CHECKED_ON = '2026-11-28';

interface RepairRule extends Rule {
  /** What it is about; absent: everything that no other rule of the state names. */
  readonly kinds?: readonly RepairKind[];
  readonly figures: { readonly hours: number } | { readonly days: number };
}

const rule = (own: Omit<RepairRule, 'checked' | 'topic'>): RepairRule => ({
  ...own,
  topic: 'repairClock',
  checked: CHECKED_ON,
});

export const repairRules: readonly RepairRule[] = [
  rule({
    id: 'wa-repair-24-hours',
    state: 'WA',
    from: '2011-01-01',
    kinds: ['heat', 'water', 'hot_water', 'electricity', 'hazard'],
    says: 'Work on heat, water, hot water, electricity, or a serious hazard must start within 24 hours of your report.',
    source: 'RCW 59.18.070(1)',
    certainty: 'statute',
    figures: { hours: 24 },
  }),
  rule({
    id: 'wa-repair-72-hours',
    state: 'WA',
    from: '2011-01-01',
    kinds: ['kitchen_appliance', 'plumbing'],
    says: 'Work on a fridge, a stove, an oven, or major plumbing must start within 72 hours of your report.',
    source: 'RCW 59.18.070(2)',
    certainty: 'statute',
    figures: { hours: 72 },
  }),
  rule({
    id: 'wa-repair-10-days',
    state: 'WA',
    from: '2011-01-01',
    says: 'Work on this repair must start within 10 days of your report.',
    source: 'RCW 59.18.070(3)',
    certainty: 'statute',
    figures: { days: 10 },
  }),
  rule({
    id: 'ca-repair-30-days',
    state: 'CA',
    from: '1986-01-01',
    says: 'A repair that keeps the home fit to live in is due in a reasonable time. More than 30 days is presumed too long.',
    source: 'Cal. Civ. Code § 1942(b)',
    certainty: 'cited',
    figures: { days: 30 },
  }),
  rule({
    id: 'fl-repair-7-days',
    state: 'FL',
    from: '1973-01-01',
    says: 'A repair that the law or the lease asks for is due within 7 days of your written report.',
    source: 'Fla. Stat. § 83.56(1)',
    certainty: 'cited',
    figures: { days: 7 },
  }),
  rule({
    id: 'va-repair-14-days',
    state: 'VA',
    from: '2020-07-01',
    says: 'Reasonable steps toward a repair of a serious problem are due within 14 days of your written report.',
    source: 'Va. Code § 55.1-1244.1',
    certainty: 'cited',
    figures: { days: 14 },
  }),
];

/** The rule for a kind of repair on a local day: one that names the kind comes before the rest. */
export function repairRule(where: Jurisdiction, day: string, kind: RepairKind): RepairRule | undefined {
  const here = rulesFor(repairRules, where, day, 'repairClock') as readonly RepairRule[];
  return here.find(({ kinds }) => kinds?.includes(kind)) ?? here.find(({ kinds }) => kinds === undefined);
}

export const findRepairRule = (id: string | null) => repairRules.find((each) => each.id === id);
