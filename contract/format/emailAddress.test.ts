import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EmailAddress } from './emailAddress';

const corpus = readFileSync('tests/corpora/emails.tsv', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t') as [typed: string, stored: string]);
const read = (typed: string) => EmailAddress.safeParse(typed).data ?? 'refuse';

test.each(corpus)('reads %j as %s', (typed, stored) => {
  expect(read(typed)).toBe(stored);
  if (stored !== 'refuse') expect(read(stored)).toBe(stored);
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
