import { beforeAll, expect, test } from 'vitest';
import { openDb } from '@/server/db/client';
import { seedPlaces } from '@/server/seed/ground';
import { testApi } from '@/tests/support/api';
import { parseSearchText } from './searchText';

const api = testApi();
beforeAll(async () => {
  await seedPlaces(api.owner);
});

/** How many statements a sentence costs, and how many names they look up. */
async function costOf(typed: string): Promise<{ statements: number; names: number }> {
  const cost = { statements: 0, names: 0 };
  const db = openDb(api.ownerPool, ({ query }) => {
    cost.statements += 1;
    cost.names += query.parameters.reduce<number>((sum, each) => sum + (Array.isArray(each) ? each.length : 1), 0);
  });
  await parseSearchText(db, typed, '2026-11-29');
  return cost;
}

const ORDINARY = [
  '2 bed dog friendly under $3,000 in Ballard with a yard',
  'looking for a 3 bedroom house in Kirkland that takes cats',
  'wheelchair accessible apartment in Sacramento with parking',
  '2 bedroom 2 bath in seatle undr 3000 with a big closet',
];
const fill = (part: string) => part.repeat(Math.ceil(200 / part.length)).slice(0, 200);
const HOSTILE = [
  'no pets ',
  'a ',
  'in ',
  'san ',
  'seatle ',
  'los gatos ',
  'not in oakland ',
  '1200 pine st ',
  'in qwer asdf zxcv ',
  'quiet modern sunny loft ',
  'orange vista downtown bay ',
  'q,',
  '$',
  '9 ',
  'x',
].map(fill);

test('no sentence costs more than ten ordinary ones', async () => {
  const ordinary = { statements: Number.POSITIVE_INFINITY, names: 0 };
  for (const typed of ORDINARY) {
    const { statements, names } = await costOf(typed);
    ordinary.statements = Math.min(ordinary.statements, statements);
    ordinary.names += names / ORDINARY.length;
  }
  for (const typed of HOSTILE) {
    const { statements, names } = await costOf(typed);
    expect(statements, typed).toBeLessThanOrEqual(10);
    expect(statements, typed).toBeLessThanOrEqual(10 * ordinary.statements);
    expect(names, typed).toBeLessThanOrEqual(10 * ordinary.names);
  }
});

test('a sentence costs few statements, however many phrases it has', async () => {
  for (const typed of ORDINARY) expect((await costOf(typed)).statements, typed).toBeLessThanOrEqual(3);
  const phrases = Array.from({ length: 12 }, (_, n) => `word${n}`).join(', ');
  expect((await costOf(`2 bed, ${phrases}`)).statements).toBeLessThanOrEqual(3);
});

test('reports at most eight phrases without a filter', async () => {
  const { unknown } = await parseSearchText(api.services.db, fill('quiet, sunny, '), '2026-11-29');
  expect(unknown).toHaveLength(8);
});

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is a word like any other', async (typed) => {
  for (const sentence of [typed, `2 bed in ${typed}`, `${typed}, wa`])
    expect(await parseSearchText(api.services.db, sentence, '2026-11-29')).toBeDefined();
});
