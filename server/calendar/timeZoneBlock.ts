import { Temporal } from 'temporal-polyfill';

/** `20261101T020000` */
const stamp = (time: Temporal.PlainDateTime) => time.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
/** `-0800` */
const offset = (text: string) => text.replaceAll(':', '').slice(0, 5);

function observance(change: Temporal.ZonedDateTime, before: string, isSummer: boolean): string[] {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  const onset = change.toInstant().toZonedDateTimeISO(before).toPlainDateTime();
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(onset)}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(change.offset)}`,
    `END:${kind}`,
  ];
}

/** The VTIMEZONE of a zone around a moment (RFC 5545, 3.6.5): each change of the clock from a year before to two after. */
export function timeZoneBlock(timeZone: string, around: Date): string[] {
  const centre = Temporal.Instant.fromEpochMilliseconds(around.getTime()).toZonedDateTimeISO(timeZone);
  const first = centre.subtract({ years: 1 }).startOfDay();
  const last = centre.add({ years: 2 });
  const standard = (at: Temporal.ZonedDateTime) =>
    Math.min(...[1, 7].map((month) => at.with({ month, day: 1 }).offsetNanoseconds));
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(first, first.offset, first.offsetNanoseconds !== standard(first)),
  ];
  for (let at = first; ; ) {
    const next = at.getTimeZoneTransition('next');
    if (!next || Temporal.ZonedDateTime.compare(next, last) > 0) break;
    const before = next.subtract({ nanoseconds: 1 }).offset;
    lines.push(...observance(next, before, next.offsetNanoseconds !== standard(next)));
    at = next;
  }
  return [...lines, 'END:VTIMEZONE'];
}
