// Dates of recurrence rules against an oracle that knows no rules: it looks at every day of 40 years.
import { describe, expect, test } from 'vitest';
import { type Cadence, cadenceLabel, fromRRule, toRRule } from '@/contract/care/recurrences/cadence';
import { randomSample } from '@/tests/support/sample';
import { datesFrom } from './recurrence';

const DAY_MS = 86_400_000;
const YEARS = 40;
const ZONES = ['America/Los_Angeles', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu'];
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const STARTS = ['2024-02-29', '2026-03-08', '2026-11-01', '2026-11-23', '2026-12-31', '2027-01-28'];

const cadences: Cadence[] = [
  ...[1, 2, 3, 4, 6, 8, 13, 24].flatMap((interval) =>
    WEEKDAYS.map((weekday) => ({ unit: 'week', interval, weekday }) as const),
  ),
  ...[1, 2, 3, 4, 6, 12, 18, 24].flatMap((interval) =>
    [1, 8, 15, 28].map((dayOfMonth) => ({ unit: 'month', interval, dayOfMonth }) as const),
  ),
  ...[[1], [2], [3, 11], [4, 10], [1, 4, 7, 10], [2, 12], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]].flatMap((months) =>
    [1, 15, 28].map((dayOfMonth) => ({ unit: 'year', months, dayOfMonth }) as const),
  ),
];
const cases = cadences.flatMap((cadence) =>
  STARTS.flatMap((startsOn) => ZONES.map((timeZone) => ({ cadence, startsOn, timeZone }))),
);

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
/** Whole weeks since the epoch, each from Monday on. */
const weekOf = (day: number) => Math.floor((day + 3) / 7);
const monthOf = (day: number) => {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

function isDate(cadence: Cadence, start: number, day: number): boolean {
  const date = new Date(day * DAY_MS);
  if (cadence.unit === 'week')
    return WEEKDAYS[date.getUTCDay()] === cadence.weekday && (weekOf(day) - weekOf(start)) % cadence.interval === 0;
  if (date.getUTCDate() !== cadence.dayOfMonth) return false;
  return cadence.unit === 'month'
    ? (monthOf(day) - monthOf(start)) % cadence.interval === 0
    : cadence.months.includes(date.getUTCMonth() + 1);
}

function oracle(cadence: Cadence, startsOn: string): string[] {
  const start = dayNumber(startsOn);
  const days = Array.from({ length: Math.floor(YEARS * 365.25) }, (_, at) => start + at);
  return days
    .filter((day) => isDate(cadence, start, day))
    .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
}

describe('datesFrom', () => {
  test.each(randomSample(cases, 12, 'recurrences'))(
    'equals the oracle over 40 years: $cadence from $startsOn in $timeZone',
    ({ cadence, startsOn, timeZone }) => {
      const expected = oracle(cadence, startsOn);
      expect(datesFrom({ rrule: toRRule(cadence), startsOn, timeZone }, startsOn, expected.length)).toEqual(expected);
    },
    120_000,
  );

  const yearly = { rrule: 'FREQ=YEARLY;BYMONTH=4,10;BYMONTHDAY=1', startsOn: '2026-11-23', timeZone: ZONES[0] ?? '' };

  test('starts at the day asked for, that day included', () => {
    expect(datesFrom(yearly, '2027-04-01', 2)).toEqual(['2027-04-01', '2027-10-01']);
    expect(datesFrom(yearly, '2027-04-02', 2)).toEqual(['2027-10-01', '2028-04-01']);
  });

  test('leaves skipped dates out and answers as many others', () => {
    expect(datesFrom(yearly, '2026-11-23', 2, ['2027-04-01'])).toEqual(['2027-10-01', '2028-04-01']);
  });
});

describe('cadences', () => {
  test.each(cadences)('%o is read back from its rule', (cadence) => {
    expect(fromRRule(toRRule(cadence))).toEqual(cadence);
  });

  test.each([
    [{ unit: 'week', interval: 1, weekday: 'TU' }, 'Every Tuesday'],
    [{ unit: 'week', interval: 2, weekday: 'TU' }, 'Every 2 weeks on Tuesday'],
    [{ unit: 'month', interval: 1, dayOfMonth: 1 }, 'Every month on the 1st'],
    [{ unit: 'month', interval: 3, dayOfMonth: 22 }, 'Every 3 months on the 22nd'],
    [{ unit: 'year', months: [10, 4], dayOfMonth: 1 }, 'Every April and October'],
  ] as const)('%o reads as "%s"', (cadence, label) => {
    expect(cadenceLabel(cadence as unknown as Cadence)).toBe(label);
  });
});
