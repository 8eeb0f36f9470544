import { DAY_MS } from './durations';

/** One for each zone: making one takes a phone far longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  // Swedes write times the way ISO 8601 does.
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at;
}

/**
 * Temporal does the same, but its polyfill is too heavy for a phone. When clocks in a zone show a local time such as `2026-06-10T09:30`, as an ISO instant. A time that a night in spring
 * skips is the one an hour later; of the two that a night in fall has, it is the first.
 */
export function instantOf(local: string, timeZone: string): string {
  const shown = Date.parse(`${local}Z`);
  const [before, after] = [offsetAt(shown - DAY_MS, timeZone), offsetAt(shown + DAY_MS, timeZone)];
  const isAfter = offsetAt(shown - before, timeZone) !== before && offsetAt(shown - after, timeZone) === after;
  return new Date(shown - (isAfter ? after : before)).toISOString();
}
