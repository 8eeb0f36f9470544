import { Temporal } from 'temporal-polyfill';
import { timeZoneBlock } from './timeZoneBlock';

export interface Invitation {
  /** The same for every version of one appointment. */
  uid: string;
  /** Higher with each change: calendars keep the highest. */
  sequence: number;
  /** REQUEST puts it into a calendar or moves it there, CANCEL takes it out, PUBLISH is a plain file to keep. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; email: string };
  /** Left out of a file that anybody with the link may fetch. */
  attendee?: { name: string; email: string };
  /** When this version was written. */
  writtenAt: Date;
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
/** A parameter's value in quotes, which nothing can escape. */
const quoteParameter = (text: string) => `"${text.replace(/["\r\n]/g, '')}"`;
const compactTime = (iso: string) => iso.replace(/[-:]/g, '');
const utc = (at: Date) => compactTime(`${at.toISOString().slice(0, 19)}Z`);

function local(at: Date, timeZone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return compactTime(there.toString({ smallestUnit: 'second' }));
}

const MAX_LINE_BYTES = 74;

/** Lines of at most 75 bytes; what goes on begins with a space (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const parts: string[] = [''];
  for (const sign of line) {
    if (Buffer.byteLength(parts.at(-1) + sign) > MAX_LINE_BYTES) parts.push('');
    parts[parts.length - 1] += sign;
  }
  return parts.join('\r\n ');
}

/** A calendar file (RFC 5545, RFC 5546), in the zone of the appointment. */
export function calendarInvitation(of: Invitation): string {
  const { attendee, organizer, timeZone } = of;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Belong//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${of.method}`,
    ...timeZoneBlock(timeZone, of.startsAt),
    'BEGIN:VEVENT',
    `UID:${of.uid}`,
    `SEQUENCE:${of.sequence}`,
    `DTSTAMP:${utc(of.writtenAt)}`,
    `DTSTART;TZID=${timeZone}:${local(of.startsAt, timeZone)}`,
    `DTEND;TZID=${timeZone}:${local(of.endsAt, timeZone)}`,
    `SUMMARY:${escapeText(of.summary)}`,
    `DESCRIPTION:${escapeText(of.description)}`,
    `LOCATION:${escapeText(of.location)}`,
    `URL:${of.url}`,
    `STATUS:${of.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${organizer.email}`,
    ...(attendee
      ? [`ATTENDEE;CN=${quoteParameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${attendee.email}`]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
