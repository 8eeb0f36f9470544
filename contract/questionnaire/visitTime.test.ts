import { expect, test } from 'vitest';
import { answerText, readAnswer } from './answers';
import { ask } from './questions';

const question = ask.visitTime('Inspection time');
const noon = '2026-11-24T20:00:00.000Z[America/Los_Angeles]';

test('is read back in the zone of the home', () => {
  expect(readAnswer(question, noon)).toEqual({ answer: noon });
  expect(answerText(question, noon)).toBe('Tuesday, November 24 at 12:00 PM PST');
});

test.each([
  '',
  '2027-06-01',
  '2026-11-24T20:00:00.000Z',
  '2026-11-24T20:00:00.000Z[Mars/Olympus]',
  '2026-13-24T20:00:00.000Z[America/Los_Angeles]',
  20,
])('%j is no time', (value) => {
  expect(readAnswer(question, value)).toHaveProperty('problem');
});
