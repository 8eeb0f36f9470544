import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

export interface DateRule {
  /** RFC 5545, without its start. */
  readonly rrule: string;
  /** No date is earlier. */
  readonly startsOn: string;
  readonly timeZone: string;
}

/** Dates are compared at noon: no clock change skips or repeats it. */
const noonOf = (day: string, timeZone: string) =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });

/** The first `count` local dates of a rule from `from` on, that day included, without those left out. */
export function datesFrom(
  { rrule, startsOn, timeZone }: DateRule,
  from: string,
  count: number,
  skipped: readonly string[] = [],
): string[] {
  const rule = new RRuleTemporal({
    rruleString: `RRULE:${rrule}`,
    dtstart: noonOf(startsOn, timeZone),
    tzid: timeZone,
  });
  const dates: string[] = [];
  let cursor = noonOf(from, timeZone);
  for (let inclusive = true; dates.length < count; inclusive = false) {
    const next = rule.next(cursor, inclusive);
    if (!next) break;
    cursor = Temporal.ZonedDateTime.from(next.toString());
    const day = cursor.toPlainDate().toString();
    if (!skipped.includes(day)) dates.push(day);
  }
  return dates;
}
