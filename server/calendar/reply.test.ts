import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCalendarProposal, readCalendarReply } from './reply';

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

test('reads the comment of a proposal, and proposals alone', () => {
  const google = readFileSync('tests/corpora/calendar/google-counter.ics.txt', 'utf8');
  expect(readCalendarProposal(google)?.comment).toBe('Could we do Thursday, same time?');
  expect(readCalendarProposal(decline)).toBeUndefined();
  expect(readCalendarReply(google)).toBeUndefined();
});

const FOLDER = 'tests/corpora/calendar';
const corpus = readdirSync(FOLDER)
  .sort()
  .map((name) => {
    const [file = '', right = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n=== right\n');
    return { name, file, right: right.trim() };
  });
function answerIn(file: string): string {
  const [reply, proposal] = [readCalendarReply(file), readCalendarProposal(file)];
  if (proposal) {
    const { uid, sequence, emails, startsAt, timeZone } = proposal;
    return `COUNTER ${uid} ${sequence} ${emails.join(',')} ${startsAt ?? '-'} ${timeZone ?? '-'}`;
  }
  return reply ? `${reply.answer} ${reply.uid} ${reply.sequence} ${reply.email}` : 'none';
}

test.each(corpus)('reads $name', ({ file, right }) => {
  expect(answerIn(file)).toBe(right);
});

test('prints the score of the corpus', () => {
  const right = corpus.filter((each) => answerIn(each.file) === each.right);
  process.stdout.write(`Calendar replies: ${right.length} of ${corpus.length} read right.\n`);
  expect(corpus.length).toBeGreaterThanOrEqual(50);
  expect(right).toHaveLength(corpus.length);
});
