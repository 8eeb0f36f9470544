// What the signed terms of a lease ask for, in the words of the schedule.

import { type Cents, cents } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import type { ChargeKind } from './kinds';
import { leaseSchedule, type ScheduledCharge, type ScheduleTerms } from './schedule';

/** As every lease of ours says. */
export const DUE_DAY = 1;

/** What the schedule reads of the terms of a lease. Days are local days of the home. */
export interface ScheduledTerms {
  startOn: string;
  endOn: string;
  rentCents: Cents;
  rentSteps?: readonly { from: string; rentCents: Cents }[] | undefined;
  dueDay?: number | undefined;
  fees: readonly {
    kind: ChargeKind;
    name: string;
    cents: Cents;
    every: 'month' | 'once';
    from?: string | undefined;
  }[];
  depositCents: Cents;
  installments: number;
  /** Of a lease that was carried over: the first day on which something falls due here. */
  chargedFrom?: string | undefined;
}

/** The rent that holds on a day, by the signed terms and their addenda. Cents a month. */
export const rentOn = (
  { rentCents, rentSteps = [] }: Pick<ScheduledTerms, 'rentCents' | 'rentSteps'>,
  day: string,
): Cents => rentSteps.findLast(({ from }) => from <= day)?.rentCents ?? rentCents;

const dayBefore = (step: { from: string } | undefined) => step && addDays(step.from, -1);

export function scheduleTerms(
  terms: ScheduledTerms,
  leftOn: string | null,
  dueDay = terms.dueDay ?? DUE_DAY,
): ScheduleTerms {
  const [base, ...later] = terms.rentSteps ?? [];
  const monthly = terms.fees.filter(({ every }) => every === 'month');
  const once = terms.fees.filter(({ every }) => every === 'once');
  return {
    startOn: terms.startOn,
    endOn: terms.endOn,
    chargedFrom: terms.chargedFrom,
    leftOn,
    dueDay,
    proration: 'thirtieths',
    monthly: [
      { kind: 'rent', name: 'Rent', cents: base?.rentCents ?? terms.rentCents, until: dayBefore(later[0]) },
      ...monthly.map(({ kind, name, cents: amount, from }) => ({ kind, name, cents: amount, from })),
      ...later.map(({ from, rentCents }, n) => ({
        kind: 'rent' as const,
        name: 'Rent',
        cents: rentCents,
        key: `rent:${from}`,
        from,
        until: dayBefore(later[n + 1]),
      })),
    ],
    once: [
      ...(terms.depositCents > 0
        ? [{ kind: 'deposit' as const, name: 'Security deposit', cents: terms.depositCents }]
        : []),
      ...once.map(({ kind, name, cents: amount }) => ({ kind, name, cents: amount })),
    ],
    installments: terms.installments,
    concessions: [],
  };
}

/** What is due before the keys: what is left of the first month, and the deposit and one-time charges or their first part. */
export const moveInCharges = (terms: ScheduledTerms): ScheduledCharge[] =>
  leaseSchedule(scheduleTerms(terms, null), terms.startOn);

export const dueAtMoveIn = (terms: ScheduledTerms): Cents =>
  cents(moveInCharges(terms).reduce((sum, { amount }) => sum + amount, 0));
