// When somebody may enter a home that is rented out, and with how much notice.
import { Temporal } from 'temporal-polyfill';
import { type Jurisdiction, type Rule, rulesFor } from './rules';

const CHECKED_ON = '2026-11-23';
const rule = (own: Omit<Rule, 'checked' | 'topic'>): Rule => ({ ...own, topic: 'entryNotice', checked: CHECKED_ON });

/** Minutes of the day bound the hours; `requestedHours` holds for what the resident asked for. */
export const entryRules: readonly Rule[] = [
  rule({
    id: 'ca-entry',
    state: 'CA',
    from: '2003-01-01',
    says: 'California asks for written notice 24 hours before we enter, during normal business hours.',
    source: 'Cal. Civ. Code § 1954',
    certainty: 'cited',
    figures: { hours: 24, opens: 480, closes: 1_080 },
  }),
  rule({
    id: 'wa-entry',
    state: 'WA',
    from: '2011-01-01',
    says: 'Washington asks for written notice two days before we enter, with the date, the time, and a phone number.',
    source: 'RCW 59.18.150(6)',
    certainty: 'statute',
    figures: { hours: 48, opens: 480, closes: 1_140 },
  }),
  rule({
    id: 'fl-entry',
    state: 'FL',
    from: '2022-07-01',
    says: 'Florida asks for notice 24 hours before a repair, between 7:30 am and 8 pm.',
    source: 'Fla. Stat. § 83.53(2)',
    certainty: 'statute',
    figures: { hours: 24, opens: 450, closes: 1_200 },
  }),
  rule({
    id: 'va-entry',
    state: 'VA',
    from: '2020-07-01',
    says: 'Virginia asks for notice 72 hours before maintenance that you didn’t ask for.',
    source: 'Va. Code § 55.1-1229(A)',
    certainty: 'statute',
    figures: { hours: 72, requestedHours: 0, opens: 480, closes: 1_140 },
  }),
];

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

export const findEntryRule = (id: string | null) => entryRules.find((each) => each.id === id);
