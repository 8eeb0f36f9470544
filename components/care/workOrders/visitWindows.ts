/** Milliseconds by which a zone is ahead of UTC at a moment. */

import { DAY_MS } from '@/contract/calendar/durations';
import { dateFormat } from '@/contract/format/intl';

function offsetOf(at: number, timeZone: string): number {
  const parts = dateFormat({
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(at / 1_000) * 1_000;
}

/** The moment at which it is this hour of a local day somewhere; right on both sides of a change of the clock. */
function atHour(localDay: number, hour: number, timeZone: string): number {
  const plain = localDay + hour * 3_600_000;
  const guess = plain - offsetOf(plain, timeZone);
  return plain - offsetOf(guess, timeZone);
}

export interface VisitWindow {
  readonly from: string;
  readonly to: string;
  /** `Tue, Nov 24, 8 AM to 10 AM` at the home. */
  readonly label: string;
}

/** Times for a visit on the next days, in the zone of the home, none before `earliest`. */
export function visitWindows(
  timeZone: string,
  earliest: number,
  hours: readonly (readonly [from: number, to: number])[],
  { days = 10, locale = 'en-US' }: { days?: number; locale?: string } = {},
): VisitWindow[] {
  const local = earliest + offsetOf(earliest, timeZone);
  const today = Math.floor(local / DAY_MS) * DAY_MS;
  const day = dateFormat({ timeZone, weekday: 'short', month: 'short', day: 'numeric' }, locale);
  const time = dateFormat({ timeZone, hour: 'numeric' }, locale);
  return Array.from({ length: days }, (_, n) => today + n * DAY_MS)
    .flatMap((each) => hours.map(([from, to]) => [atHour(each, from, timeZone), atHour(each, to, timeZone)] as const))
    .filter(([from]) => from >= earliest)
    .map(([from, to]) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      label: `${day.format(from)}, ${time.format(from)} ${locale.startsWith('es') ? 'a' : 'to'} ${time.format(to)}`,
    }));
}
