import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { type BusyPeriod, type Calendar, freeStartTimes, type Hours, type Rules } from './slots';

const rules: Rules = {
  minutes: 30,
  stepMinutes: 30,
  noticeMinutes: 180,
  horizonDays: 14,
  travelMinutes: 30,
  homeId: 'here',
};
const everyDay = (opens: string, closes: string): Hours[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));
const calendar = (
  hours: Hours[],
  busy: BusyPeriod[] = [],
  timeZone = 'America/Los_Angeles',
  daysOff: string[] = [],
) => ({
  timeZone,
  hours,
  busy,
  daysOff: new Set(daysOff),
});
const there = (at: Date, zone: string) => Temporal.Instant.fromEpochMilliseconds(+at).toZonedDateTimeISO(zone);

const zones = fc.constantFrom(
  'America/Los_Angeles',
  'America/New_York',
  'America/Phoenix',
  'Pacific/Honolulu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
const hours = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 46 }), fc.integer({ min: 1, max: 20 })), {
    maxLength: 6,
  })
  .map((openings) =>
    openings.map(([weekday, opens, long]) => ({
      weekday,
      opens: clock(opens * 30),
      closes: clock(Math.min(1_439, (opens + long) * 30)),
    })),
  );
/** Around every change of the clock of two years, and anywhere between. */
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const busyTimes = (now: Date) =>
  fc.array(
    fc.tuple(fc.integer({ min: -48, max: 700 }), fc.integer({ min: 1, max: 6 }), fc.boolean()).map(
      ([after, long, here]): BusyPeriod => ({
        startsAt: new Date(+now + after * 1_800_000),
        endsAt: new Date(+now + (after + long) * 1_800_000),
        homeId: here ? 'here' : 'elsewhere',
      }),
    ),
    { maxLength: 8 },
  );
const worlds = fc
  .tuple(zones, hours, moments)
  .chain(([zone, open, now]) => busyTimes(now).map((busy): [Calendar, Date] => [calendar(open, busy, zone), now]));

describe('whatever the zone, the season, the hours and what is booked', () => {
  test('every time offered lies within opening hours on the clock of the place', () => {
    fc.assert(
      fc.property(worlds, ([cal, now]) =>
        freeStartTimes(cal, rules, now).every((start) => {
          const local = there(start, cal.timeZone);
          const minute = local.hour * 60 + local.minute;
          const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
          return cal.hours.some(
            ({ weekday, opens, closes }) =>
              weekday === local.dayOfWeek % 7 && minute >= minutesOf(opens) && minute + 30 <= minutesOf(closes),
          );
        }),
      ),
    );
  });

  test('none is too soon or too far, none comes twice, and they are in order', () => {
    fc.assert(
      fc.property(worlds, ([cal, now]) => {
        const starts = freeStartTimes(cal, rules, now).map(Number);
        return (
          starts.every((start) => start >= +now + 180 * 60_000 && start < +now + 16 * 86_400_000) &&
          starts.every((start, n) => n === 0 || start > (starts[n - 1] ?? 0))
        );
      }),
    );
  });

  test('none overlaps what is booked, and elsewhere there is time to travel', () => {
    fc.assert(
      fc.property(worlds, ([cal, now]) =>
        freeStartTimes(cal, rules, now).every((start) =>
          cal.busy.every(({ startsAt, endsAt, homeId }) => {
            const between = homeId === 'here' ? 0 : 30 * 60_000;
            return +start >= +endsAt + between || +start + 30 * 60_000 + between <= +startsAt;
          }),
        ),
      ),
    );
  });

  test('booking one takes away that one, and only what it collides with', () => {
    fc.assert(
      fc.property(worlds, fc.nat(), ([cal, now], pick) => {
        const before = freeStartTimes(cal, rules, now);
        const taken = before[pick % Math.max(1, before.length)];
        if (!taken) return true;
        const booked = { startsAt: taken, endsAt: new Date(+taken + 30 * 60_000), homeId: 'here' };
        const after = freeStartTimes({ ...cal, busy: [...cal.busy, booked] }, rules, now).map(Number);
        const expected = before.map(Number).filter((start) => Math.abs(start - +taken) >= 30 * 60_000);
        return JSON.stringify(after) === JSON.stringify(expected);
      }),
    );
  });
});

test('ten in the morning stays ten in the morning when the clocks change', () => {
  const now = new Date('2026-10-30T12:00:00Z');
  const starts = freeStartTimes(calendar(everyDay('10:00', '10:30')), { ...rules, horizonDays: 4 }, now);
  expect(starts.map((start) => start.toISOString())).toEqual([
    '2026-10-30T17:00:00.000Z',
    '2026-10-31T17:00:00.000Z',
    '2026-11-01T18:00:00.000Z',
    '2026-11-02T18:00:00.000Z',
    '2026-11-03T18:00:00.000Z',
  ]);
});

test('an hour that the clock skips is not offered; one that it repeats is offered once', () => {
  const spring = freeStartTimes(
    calendar(everyDay('01:30', '03:30')),
    { ...rules, horizonDays: 0, noticeMinutes: 0 },
    new Date('2026-03-08T08:30:00Z'),
  );
  expect(spring.map((at) => there(at, 'America/Los_Angeles').toPlainTime().toString())).toEqual([
    '01:30:00',
    '03:00:00',
  ]);
  const autumn = freeStartTimes(
    calendar(everyDay('01:00', '02:00')),
    { ...rules, horizonDays: 0, noticeMinutes: 0 },
    new Date('2026-11-01T07:30:00Z'),
  );
  expect(autumn).toHaveLength(2);
});

test('a day off is off in the zone of the host', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const days = (daysOff: string[]) =>
    new Set(
      freeStartTimes(calendar(everyDay('09:00', '18:00'), [], 'America/Los_Angeles', daysOff), rules, now).map((at) =>
        there(at, 'America/Los_Angeles').toPlainDate().toString(),
      ),
    );
  expect(days([]).has('2026-11-25')).toBe(true);
  expect(days(['2026-11-25']).has('2026-11-25')).toBe(false);
  // Thanksgiving: no homes are shown.
  expect(days([]).has('2026-11-26')).toBe(false);
});
