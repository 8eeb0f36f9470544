import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDayIn } from './localDay';

const zones = ['America/Los_Angeles', 'America/New_York', 'America/Phoenix'];
const known = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(at);

test('the day is the one the calendar there shows', () => {
  // Summer time has its present days since 2007.
  const instant = fc.integer({ min: Date.UTC(2008, 0, 1), max: Date.UTC(2060, 0, 1) });
  fc.assert(
    fc.property(fc.constantFrom(...zones), instant, (zone, at) => {
      expect(localDayIn(zone, at)).toBe(known(zone, at));
    }),
    { numRuns: 500 },
  );
});

test.each(zones)('in %s it changes at midnight, also on the days around which the clocks do', (zone) => {
  for (const change of ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07']) {
    const from = Date.parse(`${change}T00:00:00Z`) - 24 * 3_600_000;
    for (let minutes = 0; minutes < 72 * 60; minutes += 30) {
      const at = from + minutes * 60_000;
      expect(localDayIn(zone, at), new Date(at).toISOString()).toBe(known(zone, at));
    }
  }
});
