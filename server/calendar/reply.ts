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

/** Reads the file of an answer; undefined for other files, and for an answer of more than one person. */
export function readCalendarReply(file: string): CalendarReply | undefined {
  const lines = file
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    // A reminder by email names other attendees.
    .replace(/^BEGIN:VALARM\n[\s\S]*?^END:VALARM\n/gim, '')
    .split('\n');
  const property = (name: string) =>
    lines
      .find((line) => new RegExp(`^${name}[;:]`, 'i').test(line))
      ?.replace(/^[^:]*:/, '')
      .trim();
  if (property('METHOD')?.toUpperCase() !== 'REPLY') return undefined;
  const attendees = lines.filter((line) => /^ATTENDEE[;:]/i.test(line));
  const [attendee = ''] = attendees;
  const answer = /;PARTSTAT="?([A-Z-]+)/i.exec(attendee)?.[1]?.toUpperCase();
  const email = emailIn(attendee);
  const uid = property('UID');
  if (attendees.length !== 1 || !uid || !email || !isAnswer(answer)) return undefined;
  return { uid, sequence: Number(property('SEQUENCE') ?? 0), answer, email };
}
