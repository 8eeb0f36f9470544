import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { instantOf } from './instantOf';

const zones = ['America/Los_Angeles', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'UTC'];

test.each([
  ['2026-06-10T09:30', '2026-06-10T16:30:00.000Z'],
  ['2026-12-10T09:30', '2026-12-10T17:30:00.000Z'],
  // The night in spring has no half past two; the one in fall has two half past ones.
  ['2026-03-08T02:30', '2026-03-08T10:30:00.000Z'],
  ['2026-11-01T01:30', '2026-11-01T08:30:00.000Z'],
])('%s in Los Angeles is %s', (local, instant) => {
  expect(instantOf(local, 'America/Los_Angeles')).toBe(instant);
});

test('is what Temporal says, on the nights when clocks change too', () => {
  const nights = ['2026-03-08T00:00', '2026-11-01T00:00', '2027-03-14T00:00', '2027-11-07T00:00', '2026-07-01T00:00'];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...nights),
      fc.integer({ min: -1_440, max: 2_880 }),
      (timeZone, night, minutes) => {
        const local = Temporal.PlainDateTime.from(night).add({ minutes });
        const { epochMilliseconds } = local.toZonedDateTime(timeZone);
        expect(instantOf(local.toString({ smallestUnit: 'minute' }), timeZone)).toBe(
          new Date(epochMilliseconds).toISOString(),
        );
      },
    ),
    { numRuns: 500 },
  );
});
