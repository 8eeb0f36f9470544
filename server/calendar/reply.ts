/** An answer to an invitation of ours, as calendars send it (RFC 5546, 3.2.3). */
export interface CalendarReply {
  uid: string;
  sequence: number;
  answer: 'ACCEPTED' | 'TENTATIVE' | 'DECLINED';
  /** Who answers, in lower case. */
  email: string;
}

const isAnswer = (text: string | undefined): text is CalendarReply['answer'] =>
  text === 'ACCEPTED' || text === 'TENTATIVE' || text === 'DECLINED';

/** Who answers: the mail address of an ATTENDEE line; iCloud may write an address of its own and the email as a parameter. */
function emailIn(attendee: string): string | undefined {
  const [, mailto, , quoted] =
    /:mailto:(\S+)\s*$/i.exec(attendee) ?? /;(EMAIL)=("?)([^\s";:]+@[^\s";:]+)\2[;:]/i.exec(attendee) ?? [];
  const email = quoted ?? mailto;
  try {
    return email && decodeURIComponent(email).toLowerCase();
  } catch {
    return undefined;
  }
}

/** A new time that someone proposes for an appointment (RFC 5546, 3.2.7). */
export interface CalendarProposal {
  uid: string;
  sequence: number;
  /** Of the people that the file names, in lower case: one of them proposes. */
  emails: string[];
  /** `2026-12-03T10:00:00`, null where the file has no time that we can read. */
  startsAt: string | null;
  /** `UTC` or as the calendar names it, such as `Pacific Standard Time`; null where it names none. */
  timeZone: string | null;
  comment: string | null;
}

/** The lines of its event, and its method in capitals. */
function eventIn(file: string): { method: string; lines: string[] } {
  const unfolded = file
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    // A reminder by email names other attendees; a time zone has starts of its own.
    .replace(/^BEGIN:(VALARM|VTIMEZONE)\n[\s\S]*?^END:\1\n/gim, '');
  const method = /^METHOD[;:](.*)$/im.exec(unfolded)?.[1]?.trim().toUpperCase() ?? '';
  return { method, lines: unfolded.split('\n') };
}

const lineOf = (lines: readonly string[], name: string) =>
  lines.find((line) => new RegExp(`^${name}[;:]`, 'i').test(line));

const valueIn = (lines: readonly string[], name: string) =>
  lineOf(lines, name)
    ?.replace(/^[^:]*:/, '')
    .trim();

const attendeesOf = (lines: readonly string[]) => lines.filter((line) => /^ATTENDEE[;:]/i.test(line));

/** Reads the file of an answer; undefined for other files, and for an answer of more than one person. */
export function readCalendarReply(file: string): CalendarReply | undefined {
  const { method, lines } = eventIn(file);
  if (method !== 'REPLY') return undefined;
  const attendees = attendeesOf(lines);
  const [attendee = ''] = attendees;
  const answer = /;PARTSTAT="?([A-Z-]+)/i.exec(attendee)?.[1]?.toUpperCase();
  const email = emailIn(attendee);
  const uid = valueIn(lines, 'UID');
  if (attendees.length !== 1 || !uid || !email || !isAnswer(answer)) return undefined;
  return { uid, sequence: Number(valueIn(lines, 'SEQUENCE') ?? 0), answer, email };
}

const unescapeText = (text: string) => text.replace(/\\n/gi, '\n').replace(/\\([\\;,])/g, '$1');

/** Reads the file of a proposal; undefined for other files, and where it names no appointment or no one. */
export function readCalendarProposal(file: string): CalendarProposal | undefined {
  const { method, lines } = eventIn(file);
  const uid = valueIn(lines, 'UID');
  const emails = attendeesOf(lines).flatMap((attendee) => emailIn(attendee) ?? []);
  if (method !== 'COUNTER' || !uid || emails.length === 0) return undefined;
  const start =
    /^DTSTART(?:;[^:]*?TZID="?([^":;]+)"?[^:]*|[^:]*):(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)\s*$/i.exec(
      lineOf(lines, 'DTSTART') ?? '',
    ) ?? undefined;
  const [, zone, year, month, day, hour, minute, second, utc] = start ?? [];
  return {
    uid,
    sequence: Number(valueIn(lines, 'SEQUENCE') ?? 0),
    emails,
    startsAt: start ? `${year}-${month}-${day}T${hour}:${minute}:${second}` : null,
    timeZone: utc ? 'UTC' : (zone ?? null),
    comment: unescapeText(valueIn(lines, 'COMMENT') ?? '').trim() || null,
  };
}
