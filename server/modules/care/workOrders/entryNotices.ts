// Whether a rented home may be entered at a time, and from when on.
import { Temporal } from 'temporal-polyfill';
import type { Jurisdiction } from '@/contract/law/rules';
import { entryNotice } from '@/contract/law/tenancy';

/** Where we know no rule: the longest notice of those we do. */
const OTHERWISE = { hours: 72, requestedHours: 72, opensMinute: 480, closesMinute: 1_140, rule: null };

interface Entry {
  now: Date;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  /** Life or the home is in danger: no notice is needed. */
  emergency: boolean;
  /** The resident chose this time: they agreed to it. */
  agreed: boolean;
  /** The resident asked for the repair. */
  requested: boolean;
}

export interface EntryDecision {
  readonly ruleId: string | null;
  readonly says: string;
  readonly allowed: boolean;
  /** First moment at which we may enter. */
  readonly earliestAt: Date;
  readonly problem: 'tooSoon' | 'hours' | null;
  /** The hours in which we enter, such as “8 AM and 7 PM”. */
  readonly between: string;
}

/** Minutes after midnight as a clock has them, such as “7:30 AM”. */
const clockTime = (minute: number): string => {
  const [hours, rest] = [Math.floor(minute / 60), minute % 60];
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `${hours % 12 || 12}${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** Whether the home may be entered at a time, and from when on. */
export function entryDecision(where: Jurisdiction, entry: Entry): EntryDecision {
  const { now, startsAt, endsAt, timeZone, emergency, agreed, requested } = entry;
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone);
  const notice = entryNotice(where, start.toPlainDate().toString(), 'repair') ?? OTHERWISE;
  const free = emergency || agreed;
  const hours = free ? 0 : requested ? notice.requestedHours : notice.hours;
  const earliestAt = new Date(now.getTime() + hours * 3_600_000);
  const minute = start.hour * 60 + start.minute;
  // The whole visit falls within the hours, not its start alone.
  const lastMinute = minute + (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const outside =
    !free && (minute < notice.opensMinute || minute >= notice.closesMinute || lastMinute > notice.closesMinute);
  const problem = startsAt < earliestAt ? 'tooSoon' : outside ? 'hours' : null;
  return {
    ruleId: notice.rule?.id ?? null,
    says: notice.rule?.says ?? 'We give 72 hours of notice here.',
    allowed: problem === null,
    earliestAt,
    problem,
    between: `${clockTime(notice.opensMinute)} and ${clockTime(notice.closesMinute)}`,
  };
}
