import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAnswer } from '@/contract/questionnaire/answers';
import { ask } from '@/contract/questionnaire/questions';
import { EmailAddress } from './emailAddress';
import { readEmail } from './emailText';

const corpus = readFileSync('tests/corpora/emails.tsv', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t') as [typed: string, stored: string]);
const read = (typed: string) => EmailAddress.safeParse(typed).data ?? 'refuse';

test.each(corpus)('reads %j as %s', (typed, stored) => {
  expect(read(typed)).toBe(stored);
  if (stored !== 'refuse') expect(read(stored)).toBe(stored);
});

test.each(corpus)('a flow reads %j as %s, like every other form', (typed, stored) => {
  const read = readAnswer(ask.email('Email'), typed);
  expect('answer' in read ? read.answer : 'refuse').toBe(stored);
});

test.each([
  ['"Ortiz, Lena" <Lena@Example.com>', 'lena@example.com'],
  ['"lena@example.com" <lena@example.com>', 'lena@example.com'],
  ['=?UTF-8?Q?L=C3=A9na?= <lena@bücher.example>', 'lena@xn--bcher-kva.example'],
  ['<>', undefined],
  ['victim@example.com, other@example.com', undefined],
])('reads the From line %j as %s', (line, address) => {
  expect(readEmail(line)).toBe(address);
});

test('says what is wrong', () => {
  expect(EmailAddress.safeParse(' ').error?.issues[0]?.message).toBe('Enter your email address');
  expect(EmailAddress.safeParse('lena@example').error?.issues[0]?.message).toBe('Enter a valid email address');
});

test('prints the score of the corpus', () => {
  const right = corpus.filter(([typed, stored]) => read(typed) === stored);
  process.stdout.write(`Email addresses: ${right.length} of ${corpus.length} read right.\n`);
  expect(corpus.length).toBeGreaterThanOrEqual(50);
  expect(right).toHaveLength(corpus.length);
});
