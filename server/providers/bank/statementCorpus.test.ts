import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { StatementError } from './bank';
import { readStatement } from './statements';

const FOLDER = 'tests/corpora/bank/statements';
const corpus = readdirSync(FOLDER)
  .sort()
  .map((name) => {
    const [file = '', right = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n=== right\n');
    return { name, file: `${file}\n`, right: right.trim() };
  });

/** A file as it is read: its account, then each day with its balances and amounts; `refuse` for one that is refused. */
function read(file: string): string {
  try {
    const { days, accountEnding } = readStatement(file);
    const lines = days.map(({ day, opening, closing, lines: entries }) =>
      [day, opening ?? '-', closing ?? '-', ...entries.map(({ amount }) => amount)].join(' '),
    );
    return [...(accountEnding ? [`account ${accountEnding}`] : []), ...lines].join('\n');
  } catch (error) {
    if (error instanceof StatementError) return 'refuse';
    throw error;
  }
}

describe('statements of US banks', () => {
  test.each(corpus)('reads $name', ({ file, right }) => {
    expect(read(file)).toBe(right);
  });

  test('prints the score of the corpus', () => {
    const right = corpus.filter((statement) => read(statement.file) === statement.right);
    process.stdout.write(`Bank statements: ${right.length} of ${corpus.length} read right.\n`);
    expect(corpus.length).toBeGreaterThanOrEqual(50);
    expect(right).toHaveLength(corpus.length);
  });
});
