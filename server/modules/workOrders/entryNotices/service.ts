// Whether somebody may enter a home that is rented out at a time, and from when on.
import { Temporal } from 'temporal-polyfill';
import { entryRules } from '@/contract/law/entry';
import { type Jurisdiction, rulesFor } from '@/contract/law/rules';

/** Where we know no rule: the longest notice of those we do. */
const OTHERWISE = { hours: 72, opens: 480, closes: 1_140 };

interface Entry {
  now: Date;
  startsAt: Date;
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
}

/** Whether somebody may enter at a time, and from when on. */
export function entryDecision(where: Jurisdiction, entry: Entry): EntryDecision {
  const { now, startsAt, timeZone, emergency, agreed, requested } = entry;
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone);
  const found = rulesFor(entryRules, where, start.toPlainDate().toString(), 'entryNotice').at(-1);
  const figures: Readonly<Record<string, number>> = found?.figures ?? OTHERWISE;
  const free = emergency || agreed;
  const hours = free ? 0 : requested ? (figures.requestedHours ?? figures.hours ?? 0) : (figures.hours ?? 0);
  const earliestAt = new Date(now.getTime() + hours * 3_600_000);
  const minute = start.hour * 60 + start.minute;
  const outside = !free && (minute < (figures.opens ?? 0) || minute >= (figures.closes ?? 1_440));
  const problem = startsAt < earliestAt ? 'tooSoon' : outside ? 'hours' : null;
  return {
    ruleId: found?.id ?? null,
    says: found?.says ?? 'We give 72 hours of notice here.',
    allowed: problem === null,
    earliestAt,
    problem,
  };
}
