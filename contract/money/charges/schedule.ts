// What a lease asks for and when, from its signed terms alone: local days of the home, never instants, so that no clock,
// zone, or leap second moves a due date. A due day that a month lacks is the last day of that month, and the next month
// has its own day again.
import { type Cents, cents } from '@/contract/amounts/cents';
import { splitByWeight } from '@/contract/amounts/split';
import { type ChargeKind, chargeKindRules } from './kinds';

/** A month less something: `month` counts from 1, the month the lease begins in. */
export interface Concession {
  name: string;
  cents: Cents;
  months: readonly number[];
}

export interface ScheduleTerms {
  startOn: string;
  /** The last day. After it the tenancy goes on from month to month until `leftOn`. */
  endOn: string;
  /** The last day that is charged for; null while people stay. */
  leftOn: string | null;
  /** What fell due before this day was charged elsewhere: a lease that was carried over. */
  chargedFrom?: string | undefined;
  /** 1 to 31. */
  dueDay: number;
  /**
   * A part of a month costs its days out of the days of that month, or each day a thirtieth. Where the rent changes in a
   * whole month, its two parts cost their days of that month in each case.
   */
  proration: 'actual' | 'thirtieths';
  monthly: readonly {
    kind: ChargeKind;
    name: string;
    cents: Cents;
    /** Its first and last day, where it does not go with the lease. */
    from?: string | undefined;
    until?: string | undefined;
    /** Names its charges in place of its position. */
    key?: string;
  }[];
  /** Asked for on the first day, or in so many monthly parts from then. */
  once: readonly { kind: ChargeKind; name: string; cents: Cents }[];
  installments: number;
  concessions: readonly Concession[];
}

export interface ScheduledCharge {
  /** Of this lease: the same charge has the same name whenever the schedule is asked for. */
  source: string;
  kind: ChargeKind;
  name: string;
  start: string | null;
  end: string | null;
  dueOn: string;
  amount: Cents;
}

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');
const dayOf = (year: number, month: number, day: number) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** The due day of a month: the day itself, or the last one of a month that is shorter. */
export const dueDayIn = (year: number, month: number, dueDay: number) =>
  dayOf(year, month, Math.min(dueDay, daysInMonth(year, month)));

function parts(day: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** What a part of a month costs, to the nearest cent and never more than the whole. */
export function prorate(amount: Cents, days: number, ofMonth: number, proration: ScheduleTerms['proration']): Cents {
  if (days >= ofMonth) return amount;
  const base = proration === 'actual' ? ofMonth : 30;
  return cents(Math.min(amount, Math.round((amount * days) / base)));
}

const earliest = (one: string, other: string) => [one, other].sort()[0] ?? one;
const latest = (one: string, other: string) => [one, other].sort()[1] ?? one;

/** Each calendar month from the first day of a lease until a day, with the days of it that are charged for. */
function* monthsOf({ startOn, leftOn }: ScheduleTerms, through: string) {
  let [year, month] = parts(startOn);
  for (let count = 1; dayOf(year, month, 1) <= through; count += 1) {
    const length = daysInMonth(year, month);
    const first = dayOf(year, month, 1);
    const last = dayOf(year, month, length);
    const start = startOn > first ? startOn : first;
    const end = leftOn !== null && leftOn < last ? leftOn : last;
    if (start > end) return;
    yield { count, year, month, length, start, end, days: parts(end)[2] - parts(start)[2] + 1 };
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** Of what is paid once: in equal monthly parts, larger ones first, each split over the charges by what is left of them. */
function onceCharges({ once, installments, startOn, dueDay }: ScheduleTerms): ScheduledCharge[] {
  const left = once.map(({ cents: amount }) => Number(amount));
  const [year, month] = parts(startOn);
  return Array.from({ length: installments }, (_, part) => {
    const total = left.reduce((sum, amount) => sum + amount, 0);
    const amounts = splitByWeight(Math.ceil(total / (installments - part)), left);
    const later = month - 1 + part;
    const dueOn = part === 0 ? startOn : dueDayIn(year + Math.floor(later / 12), (later % 12) + 1, dueDay);
    return once.flatMap(({ kind, name }, n) => {
      const amount = amounts[n] ?? 0;
      left[n] = (left[n] ?? 0) - amount;
      const source = `once:${n}${part === 0 ? '' : `:${part}`}`;
      return amount > 0 ? [{ source, kind, name, start: null, end: null, dueOn, amount: cents(amount) }] : [];
    });
  }).flat();
}

/**
 * Everything that becomes due until a day, in order. The first month is due on its first day at the latest: residents may
 * not move in before.
 */
export function leaseSchedule(terms: ScheduleTerms, through: string): ScheduledCharge[] {
  const charges = onceCharges(terms);
  for (const { count, year, month, length, start, end, days } of monthsOf(terms, through)) {
    const due = dueDayIn(year, month, terms.dueDay);
    // Rent is due in advance: what is left of the first month is due when it begins.
    const dueOn = due < start || count === 1 ? start : earliest(due, end);
    const less = terms.concessions
      .filter(({ months }) => months.includes(count))
      .reduce((sum, { cents: amount }) => sum + amount, 0);
    for (const [n, { kind, name, cents: whole, from = start, until = end, key }] of terms.monthly.entries()) {
      const [first, last] = [latest(from, start), earliest(until, end)];
      const covered = first === start && last === end ? days : Math.max(0, parts(last)[2] - parts(first)[2] + 1);
      if (from > end || until < start) continue;
      // A month in which the rent changes costs its own days: between the old rent and the new one, whatever its length.
      const proration = kind === 'rent' && days === length ? 'actual' : terms.proration;
      const full = prorate(whole, covered, length, proration);
      const amount = chargeKindRules[kind].isRent ? cents(Math.max(0, full - less)) : full;
      if (amount > 0)
        charges.push({
          source: `${dayOf(year, month, 1).slice(0, 7)}:${key ?? n}`,
          kind,
          name,
          start: first,
          end: last,
          dueOn: latest(dueOn, first),
          amount,
        });
    }
  }
  const { chargedFrom = '' } = terms;
  return charges
    .filter(({ dueOn }) => dueOn <= through && dueOn >= chargedFrom)
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}
