import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { SearchText } from '@/contract/homes/homes/endpoints';
import { seedPlaces } from '@/server/seed/ground';
import { testApi } from '@/tests/support/api';
import { parseSearchText } from './searchText';

const FILE = 'tests/corpora/search-sentences/sentences.tsv';
/** The day that the corpus counts from. */
const TODAY = '2026-11-29';

const sentences = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [typed = '', expected = ''] = line.split('\t');
    const { place, unlisted, answers, left, ...filters } = Object.fromEntries(
      expected.split('&').map((part) => part.split(/=(.*)/s, 2) as [string, string]),
    );
    return { typed, place, unlisted, answers: answers?.split(',').sort() ?? [], left: left?.split('|') ?? [], filters };
  });
type Expected = (typeof sentences)[number];

const api = testApi();
beforeAll(async () => {
  await seedPlaces(api.owner);
});

const isOneOf = (expected: string, actual: string) =>
  expected.split('|').some((each) => actual === each || (/^\d{4}-\d{2}$/.test(each) && actual.startsWith(`${each}-`)));

/** `right`: all of it; `honest`: nothing is wrong, and unknown phrases are named; else what is wrong. */
function verdictOf(expected: Expected, found: SearchText): string {
  const wrong: string[] = [];
  const place = found.place?.slug ?? '';
  if (!isOneOf(expected.place ?? '', place)) wrong.push(`place ${place}`);
  const unlisted = found.unlisted?.name ?? '';
  if (expected.unlisted === undefined ? unlisted !== '' : !unlisted.startsWith(expected.unlisted))
    wrong.push(`unlisted ${unlisted}`);
  if (JSON.stringify(found.answers.toSorted()) !== JSON.stringify(expected.answers))
    wrong.push(`answers ${found.answers}`);
  const reported = found.unknown.join(' · ');
  if (expected.left.length > 0 && !expected.left.some((words) => reported.includes(words)))
    wrong.push('left words untold');
  const filters = Object.fromEntries(
    Object.entries(found.filters).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value.toSorted() : value),
    ]),
  );
  let missing = 0;
  for (const name of new Set([...Object.keys(filters), ...Object.keys(expected.filters)])) {
    const [wished = '', actual = ''] = [expected.filters[name], filters[name]];
    if (isOneOf(wished, actual)) continue;
    if (actual === '') missing += 1;
    else wrong.push(`${name} ${actual}`);
  }
  if (missing > 0 && reported === '') wrong.push('filters untold');
  if (wrong.length > 0) return wrong.join(', ');
  return missing === 0 && (expected.left.length > 0 || reported === '') ? 'right' : 'honest';
}

test('at least 97% of the corpus is right or honestly answered', async () => {
  const verdicts: { typed: string; verdict: string; reported: string }[] = [];
  for (const expected of sentences) {
    const found = await parseSearchText(api.services.db, expected.typed, TODAY);
    verdicts.push({ typed: expected.typed, verdict: verdictOf(expected, found), reported: found.unknown.join(' · ') });
  }
  const count = (kind: string) => verdicts.filter(({ verdict }) => verdict === kind).length;
  const [right, honest] = [count('right'), count('honest')];
  const others = verdicts.filter(({ verdict }) => verdict !== 'right');
  // biome-ignore lint/suspicious/noConsole: the score is part of the result
  console.info(
    `Search corpus: ${right} right and ${honest} honest of ${sentences.length}\n${others.map(({ typed, verdict, reported }) => `${typed} -> ${verdict} (${reported})`).join('\n')}`,
  );
  expect(sentences.length).toBeGreaterThanOrEqual(300);
  expect((right + honest) / sentences.length).toBeGreaterThanOrEqual(0.97);
  expect(right / sentences.length).toBeGreaterThanOrEqual(0.9);
});
