// docs/constants.md says where each constant of the specification lives; here it is held to it.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PICTURE_WIDTHS } from '@/contract/content/media/constants';
import { ENVIRONMENT_NAMES, environments } from '@/contract/platform/environments/constants';
import { cookies } from '@/lib/storage/cookies';

/** The rows of the table under a heading, each a list of its cells; a bar inside code is no cell. */
function rowsUnder(document: string, heading: string): string[][] {
  const section = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<=\s)\|(?=\s)/)
      .map((cell) => cell.trim()),
  );
}

const plain = (cell = '') => cell.replace(/^`|`$/g, '');
const constants = readFileSync('docs/constants.md', 'utf8');
const values = rowsUnder(constants, 'Values').map(([name, value, file, code]) => ({
  name,
  value,
  file: plain(file),
  code: plain(code),
}));
const holds = (file: string, code: string) => code.length > 0 && readFileSync(file, 'utf8').includes(code);

describe('each constant is in the code as docs/constants.md says', () => {
  test('and the table has them all', () => expect(values.length).toBeGreaterThanOrEqual(25));

  test.each(values)('$name: $value', ({ file, code }) => {
    expect(holds(file, code), `${file} lacks ${code}`).toBe(true);
  });

  test('and another value is noticed', () => {
    expect(holds('components/ui/overlays/tooltipTiming.ts', '{ openMs: 701, skipMs: 300 }')).toBe(false);
  });
});

test('each cookie has the life of the table, and none of the specification is missing', () => {
  const table = Object.fromEntries(
    rowsUnder(constants, 'Cookies').map(([name, seconds]) => [plain(name), seconds ? Number(seconds) : undefined]),
  );
  const code = Object.fromEntries(
    Object.values(cookies).map(({ name, ...rule }) => [name, 'maxAge' in rule ? rule.maxAge : undefined]),
  );
  expect(code).toMatchObject(table);
  expect(Object.keys(table)).toHaveLength(15);
});

test('image widths run from 100 to 8192 with steps of twice 8 per cent', () => {
  expect([PICTURE_WIDTHS[0], PICTURE_WIDTHS.at(-1)]).toEqual([100, 8192]);
  const steps = PICTURE_WIDTHS.slice(1, -1).map((width, n) => width / (PICTURE_WIDTHS[n] ?? 1));
  expect(steps.filter((step) => step > 1.17)).toEqual([]);
});

test('questions about a year end with this one, by the clock', () => {
  const asked = globSync('contract/**/*.ts').flatMap((file) =>
    (readFileSync(file, 'utf8').match(/ask\.integer\('Year [^']*', \{[^}]*\}/g) ?? []).map((text) => ({ file, text })),
  );
  expect(asked.length).toBeGreaterThanOrEqual(4);
  expect(asked.filter(({ text }) => !text.includes("max: 'thisYear'"))).toEqual([]);
});

describe('environments', () => {
  const document = readFileSync('docs/environments.md', 'utf8');
  const rows = rowsUnder(document, 'Differences');

  test('are those of the specification', () => {
    const numbered = Array.from({ length: 8 }, (_, n) => `dev${n + 1}`);
    expect(ENVIRONMENT_NAMES).toEqual(['development', ...numbered, 'staging', 'qa', 'sandbox', 'production']);
  });

  test('differ as docs/environments.md says', () => {
    const yes = (value: boolean) => (value ? 'yes' : 'no');
    expect(rows).toEqual(
      Object.entries(environments).map(([name, rules]) => [
        ...[`\`${name}\``, rules.purpose, yes(rules.isPublic), yes(rules.isIndexed), yes(rules.allowsDemoData)],
      ]),
    );
  });
});
