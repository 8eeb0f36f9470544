import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarInvitation, type Invitation } from './invitation';

const plain: Invitation = {
  uid: '1@belong.test',
  sequence: 2,
  method: 'REQUEST',
  startsAt: new Date('2026-11-24T18:00:00Z'),
  endsAt: new Date('2026-11-24T18:30:00Z'),
  timeZone: 'America/Los_Angeles',
  summary: 'Tour of 12 Alder Lane',
  description: 'Bring a photo ID; see you.\nBelong',
  location: '12 Alder Lane, Oakland, CA 94601',
  url: 'https://belong.test/homes/x',
  organizer: { name: 'Belong', email: 'appointments@belong.test' },
  attendee: { name: 'Ada "the" Lovelace', email: 'ada@example.test' },
  writtenAt: new Date('2026-11-21T12:00:00Z'),
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar reads when, where and with whom, in the zone of the place', () => {
  const lines = unfolded(calendarInvitation(plain));
  for (const line of [
    'METHOD:REQUEST',
    'UID:1@belong.test',
    'SEQUENCE:2',
    'DTSTAMP:20261121T120000Z',
    'DTSTART;TZID=America/Los_Angeles:20261124T100000',
    'DTEND;TZID=America/Los_Angeles:20261124T103000',
    'LOCATION:12 Alder Lane\\, Oakland\\, CA 94601',
    'DESCRIPTION:Bring a photo ID\\; see you.\\nBelong',
    'ATTENDEE;CN="Ada the Lovelace";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:ada@example.test',
    'STATUS:CONFIRMED',
  ])
    expect(lines).toContain(line);
});

test('the zone comes along with the changes of its clock on either side', () => {
  const lines = unfolded(calendarInvitation(plain));
  const at = (line: string) => lines.slice(lines.indexOf(line) - 1, lines.indexOf(line) + 3);
  expect(at('DTSTART:20261101T020000')).toEqual([
    'BEGIN:STANDARD',
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0800',
  ]);
  expect(at('DTSTART:20270314T020000')).toEqual([
    'BEGIN:DAYLIGHT',
    'DTSTART:20270314T020000',
    'TZOFFSETFROM:-0800',
    'TZOFFSETTO:-0700',
  ]);
  const phoenix = unfolded(calendarInvitation({ ...plain, timeZone: 'America/Phoenix' }));
  expect(phoenix.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
    'BEGIN:VEVENT',
  ]);
});

test('calling off says so under the same name', () => {
  const lines = unfolded(calendarInvitation({ ...plain, method: 'CANCEL', sequence: 3 }));
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:1@belong.test', 'SEQUENCE:3']),
  );
});

test('no words of anybody break the file: lines stay short, nothing adds a property', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (words) => {
      const name = `${words}\r\nX-EVIL:1`;
      const file = calendarInvitation({
        ...plain,
        summary: name,
        description: name,
        attendee: { name, email: 'a@b.test' },
      });
      const lines = file.split('\r\n');
      return (
        lines.every((line) => Buffer.byteLength(line) <= 75) &&
        unfolded(file).filter((line) => line.startsWith('X-EVIL')).length === 0 &&
        unfolded(file).filter((line) => line.startsWith('BEGIN:VEVENT')).length === 1
      );
    }),
  );
});
