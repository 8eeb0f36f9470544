import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textOfHtml } from './htmlText';
import { replyText } from './replyText';

const FOLDER = 'tests/corpora/mail/replies';
const KEY = '0123456789abcdef0123456789abcdef';
const corpus = readdirSync(FOLDER)
  .sort()
  .map((name) => {
    const [email = '', right = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8')
      .replaceAll('KEY32HEX', KEY)
      .split('\n=== right\n');
    return { name, email, right: right.trim() };
  });
const read = ({ name, email }: (typeof corpus)[number]) =>
  replyText(name.endsWith('-html.txt') ? textOfHtml(email) : email);

describe('replies of mail programs', () => {
  test.each(corpus)('keeps only the new words of $name', (reply) => {
    expect(read(reply)).toBe(reply.right);
    expect(read({ ...reply, email: reply.email.replaceAll('\n', '\r\n') })).toBe(reply.right);
  });

  test('prints the score of the corpus', () => {
    const right = corpus.filter((reply) => read(reply) === reply.right);
    process.stdout.write(`Email replies: ${right.length} of ${corpus.length} read right.\n`);
    expect(corpus.length).toBeGreaterThanOrEqual(50);
    expect(right).toHaveLength(corpus.length);
  });
});
