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

/** A line of a calendar: `ATTENDEE;CN="Ortiz, Lena";PARTSTAT=ACCEPTED:mailto:lena@example.com`. Names are in capitals. */
interface Property {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

/** Each parameter; what stands in quotation marks may hold colons and semicolons (RFC 5545, 3.1). */
const PARAMETERS = /;([\w-]+)=((?:"[^"]*"|[^";:])*)/g;
const LINE = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:])*)*):(.*)$/;

function propertyIn(line: string): Property | undefined {
  const [, name, parameters = '', value = ''] = LINE.exec(line) ?? [];
  if (name === undefined) return undefined;
  const named = [...parameters.matchAll(PARAMETERS)].map(
    ([, key = '', text = '']) => [key.toUpperCase(), text.replaceAll('"', '')] as const,
  );
  return { name: name.toUpperCase(), parameters: new Map(named), value: value.trim() };
}

const ADDRESS = /^[^\s"<>;:]+@[^\s"<>;:]+$/;

/** Who answers: the mail address of an ATTENDEE line; iCloud may write an address of its own and the email as a parameter. */
function emailIn({ parameters, value }: Property): string | undefined {
  const address = /^(?:mailto:)?\s*<?([^<>]*)>?$/i.exec(value)?.[1] ?? '';
  const email = [address, parameters.get('EMAIL') ?? ''].find((each) => ADDRESS.test(each));
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

/** The properties of its events, and its method in capitals. Of tasks, journals, and busy times it has none. */
function eventIn(file: string): { method: string; properties: Property[] } {
  const unfolded = file
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    // A reminder by email names other attendees; a time zone has starts of its own.
    .replace(/^BEGIN:(VALARM|VTIMEZONE|VTODO|VJOURNAL|VFREEBUSY)\n[\s\S]*?^END:\1\n/gim, '');
  const properties = unfolded.split('\n').flatMap((line) => propertyIn(line) ?? []);
  return { method: valueIn(properties, 'METHOD')?.toUpperCase() ?? '', properties };
}

const propertyOf = (properties: readonly Property[], wanted: string) => properties.find(({ name }) => name === wanted);
const valueIn = (properties: readonly Property[], wanted: string) => propertyOf(properties, wanted)?.value;
const sequenceOf = (properties: readonly Property[]) => Number(valueIn(properties, 'SEQUENCE') ?? 0);
const attendeesOf = (properties: readonly Property[]) => properties.filter(({ name }) => name === 'ATTENDEE');

/** The id of the appointment; undefined where the file is of several. */
function uidOf(properties: readonly Property[]): string | undefined {
  const uids = new Set(properties.filter(({ name }) => name === 'UID').map(({ value }) => value));
  return uids.size === 1 ? [...uids][0] : undefined;
}

/** Reads the file of an answer; undefined for other files, and for an answer of more than one person. */
export function readCalendarReply(file: string): CalendarReply | undefined {
  const { method, properties } = eventIn(file);
  if (method !== 'REPLY') return undefined;
  const answers = attendeesOf(properties).map((attendee) => ({
    email: emailIn(attendee),
    answer: attendee.parameters.get('PARTSTAT')?.toUpperCase(),
  }));
  const [{ email, answer } = { email: undefined, answer: undefined }] = answers;
  // One person may answer for several dates of an appointment at once.
  const isOne = answers.every((each) => each.email === email && each.answer === answer);
  const uid = uidOf(properties);
  if (!isOne || !uid || !email || !isAnswer(answer)) return undefined;
  return { uid, sequence: sequenceOf(properties), answer, email };
}

const unescapeText = (text: string) => text.replace(/\\n/gi, '\n').replace(/\\([\\;,])/g, '$1');

/** `/citadel.org/20210210_1/America/Denver`: a zone of a calendar of its own, which ends as the zone is called. */
const OWN_ZONE = /^\/.*\/([A-Za-z]+\/[\w+-]+)$/;

/** Reads the file of a proposal; undefined for other files, and where it names no appointment or no one. */
export function readCalendarProposal(file: string): CalendarProposal | undefined {
  const { method, properties } = eventIn(file);
  const uid = uidOf(properties);
  const emails = attendeesOf(properties).flatMap((attendee) => emailIn(attendee) ?? []);
  if (method !== 'COUNTER' || !uid || emails.length === 0) return undefined;
  const dtstart = propertyOf(properties, 'DTSTART');
  const start = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/i.exec(dtstart?.value ?? '') ?? undefined;
  const [, year, month, day, hour, minute, second, utc] = start ?? [];
  const zone = start && dtstart?.parameters.get('TZID');
  return {
    uid,
    sequence: sequenceOf(properties),
    emails,
    startsAt: start ? `${year}-${month}-${day}T${hour}:${minute}:${second}` : null,
    timeZone: utc ? 'UTC' : (OWN_ZONE.exec(zone ?? '')?.[1] ?? zone ?? null),
    comment: unescapeText(valueIn(properties, 'COMMENT') ?? '').trim() || null,
  };
}
