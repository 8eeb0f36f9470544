import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCalendarReply } from './reply';

const decline = readFileSync('tests/corpora/mail/decline.ics', 'utf8').replace(
  'PUT-THE-UID-OF-THE-TOUR-HERE',
  'a-tour@belong.test',
);
const read = { uid: 'a-tour@belong.test', sequence: 0, answer: 'DECLINED', email: 'lena.ortiz@example.com' };

test('reads a decline of Google Calendar', () => {
  expect(readCalendarReply(decline)).toEqual(read);
});

test('reads folded lines with other line ends, as Outlook writes them', () => {
  const folded = decline.replace('PARTSTAT=DECLINED', 'PARTSTAT=DECL\n INED').replaceAll('\n', '\r\n');
  expect(readCalendarReply(folded)).toEqual(read);
  expect(readCalendarReply(decline.replace('PARTSTAT=DECLINED', 'PARTSTAT=ACCEPTED'))).toEqual({
    ...read,
    answer: 'ACCEPTED',
  });
});

test('reads no request, no answer without a person, and no other file', () => {
  for (const file of [
    decline.replace('METHOD:REPLY', 'METHOD:REQUEST'),
    decline.replace(/^ATTENDEE.*$/m, ''),
    decline.replace('PARTSTAT=DECLINED', 'PARTSTAT=NEEDS-ACTION'),
    'hello',
  ])
    expect(readCalendarReply(file)).toBeUndefined();
});
