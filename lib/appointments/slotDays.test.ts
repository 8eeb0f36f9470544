import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayLabels, formatTime, groupByDayPart, nearestSlots, slotDays, timeZoneLabel } from './slotDays';

const LA = 'America/Los_Angeles';

test('the same moment is another day on another clock', () => {
  const late = ['2026-11-24T05:00:00.000Z'];
  expect(slotDays(late, LA).map(({ date }) => date)).toEqual(['2026-11-23']);
  expect(slotDays(late, 'America/New_York').map(({ date }) => date)).toEqual(['2026-11-24']);
});

test('a day reads in parts, and times on the clock of the place', () => {
  const starts = ['2026-11-23T19:30:00.000Z', '2026-11-23T20:00:00.000Z', '2026-11-24T01:00:00.000Z'];
  expect(groupByDayPart(starts, LA).map(({ name }) => name)).toEqual(['Morning', 'Afternoon', 'Evening']);
  expect(starts.map((start) => formatTime(start, LA))).toEqual(['11:30 AM', '12:00 PM', '5:00 PM']);
  expect(dayLabels('2026-11-23')).toEqual({ weekday: 'Mon', day: '23', month: 'Nov', full: 'Monday, November 23' });
  expect(timeZoneLabel(LA, '2026-11-23T20:00:00Z')).toBe('Pacific Standard Time');
  expect(timeZoneLabel(LA, '2026-07-23T20:00:00Z')).toBe('Pacific Daylight Time');
});

test('no time is lost or doubled by sorting it into days and parts', () => {
  const moments = fc
    .uniqueArray(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60 })
    .map((halves) =>
      halves.sort((a, b) => a - b).map((n) => new Date(1_790_000_000_000 + n * 1_800_000).toISOString()),
    );
  fc.assert(
    fc.property(moments, fc.constantFrom(LA, 'America/New_York', 'Pacific/Honolulu'), (starts, zone) => {
      const days = slotDays(starts, zone);
      expect(days.flatMap(({ starts: own }) => own)).toEqual(starts);
      expect(days.flatMap(({ starts: own }) => groupByDayPart(own, zone).flatMap((part) => part.starts))).toEqual(
        starts,
      );
    }),
  );
});

test('when a time is gone the nearest ones are named', () => {
  const starts = ['2026-11-23T18:00:00Z', '2026-11-23T19:00:00Z', '2026-11-23T20:30:00Z', '2026-11-25T18:00:00Z'];
  expect(nearestSlots(starts, '2026-11-23T19:30:00Z')).toEqual(starts.slice(0, 3));
});
