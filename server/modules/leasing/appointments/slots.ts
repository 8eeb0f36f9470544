// Free times of a host: weekly hours in a zone, less holidays, days off, and bookings. Pure; tours and meetings share it.
import { Temporal } from 'temporal-polyfill';
import { isHoliday } from '@/server/calendar/businessDays';

/** Opening hours of one weekday (Sunday is 0), as local times such as `09:00:00`. */
export interface Hours {
  weekday: number;
  opens: string;
  closes: string;
}

export interface BusyPeriod {
  startsAt: Date;
  endsAt: Date;
  homeId: string | null;
}

export interface Calendar {
  /** The zone the hours and days off are in. */
  timeZone: string;
  hours: readonly Hours[];
  /** Local dates. */
  daysOff: ReadonlySet<string>;
  busy: readonly BusyPeriod[];
}

export interface Rules {
  minutes: number;
  /** A time begins every so many minutes after opening. */
  stepMinutes: number;
  /** The least time between now and the first one. */
  noticeMinutes: number;
  horizonDays: number;
  /** Between two at different places. */
  travelMinutes: number;
  /** Where it takes place: no way to travel from the one before, if that was there too. */
  homeId: string | null;
}

const MINUTE = 60_000;

/** Wall-clock times of one opening, every `step` minutes; a start that the change to summer time skips is none. */
function startTimesWithin(
  date: Temporal.PlainDate,
  { opens, closes }: Hours,
  rules: Rules,
  timeZone: string,
): number[] {
  const minutesOf = (time: Temporal.PlainTime) => time.hour * 60 + time.minute;
  const opening = minutesOf(Temporal.PlainTime.from(opens));
  const closing = minutesOf(Temporal.PlainTime.from(closes));
  const starts: number[] = [];
  for (let at = opening; at + rules.minutes <= closing; at += rules.stepMinutes) {
    const plainTime = new Temporal.PlainTime(Math.floor(at / 60), at % 60);
    const there = date.toZonedDateTime({ timeZone, plainTime });
    if (Temporal.PlainTime.compare(there.toPlainTime(), plainTime) === 0) starts.push(there.epochMilliseconds);
  }
  return starts;
}

function collides(start: number, rules: Rules, { startsAt, endsAt, homeId }: BusyPeriod): boolean {
  const between = homeId !== null && homeId === rules.homeId ? 0 : rules.travelMinutes * MINUTE;
  return start < endsAt.getTime() + between && start + rules.minutes * MINUTE + between > startsAt.getTime();
}

/** Every free start from now to the horizon, in order, each once. */
export function freeStartTimes({ timeZone, hours, daysOff, busy }: Calendar, rules: Rules, now: Date): Date[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const earliest = now.getTime() + rules.noticeMinutes * MINUTE;
  const days = Array.from({ length: rules.horizonDays + 1 }, (_, n) => today.add({ days: n }));
  const starts = days
    .filter((day) => !daysOff.has(day.toString()) && !isHoliday(day))
    .flatMap((day) =>
      hours
        .filter(({ weekday }) => weekday === day.dayOfWeek % 7)
        .flatMap((opening) => startTimesWithin(day, opening, rules, timeZone)),
    )
    .filter((start) => start >= earliest && !busy.some((taken) => collides(start, rules, taken)));
  return [...new Set(starts)].sort((one, other) => one - other).map((start) => new Date(start));
}
