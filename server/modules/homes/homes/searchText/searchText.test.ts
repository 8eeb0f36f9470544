import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchText } from '@/contract/homes/homes/endpoints';
import { HomeSearch } from '@/contract/homes/homes/schemas';
import { filtersToQuery } from '@/lib/search/searchHref';
import { seedPlaces } from '@/server/seed/ground';
import { testApi } from '@/tests/support/api';
import { SEARCH_SENTENCES } from './fixture';

const api = testApi();
beforeAll(async () => {
  await seedPlaces(api.owner);
});

let asked = 0;
async function parse(q: string): Promise<SearchText> {
  asked += 1;
  const response = await api.fetch(`/homes/search-text?${new URLSearchParams({ q })}`, {}, `203.0.113.${asked % 250}`);
  expect(response.status).toBe(200);
  return response.json();
}
const sorted = (record: Record<string, string>) => Object.fromEntries(Object.entries(record).sort());

describe('parseSearchText', () => {
  test('understands at least 95% of 200 sentences in full', async () => {
    const wrong: string[] = [];
    for (const { text, place, unlisted, answers, filters, unknown } of SEARCH_SENTENCES) {
      const found = await parse(text);
      const expected = sorted(filtersToQuery({ ...HomeSearch.parse(filters), place }) as Record<string, string>);
      const actual = sorted(filtersToQuery({ ...found.filters, place: found.place?.slug }) as Record<string, string>);
      const fits =
        JSON.stringify(actual) === JSON.stringify(expected) &&
        found.unlisted?.slug === unlisted &&
        JSON.stringify(found.answers) === JSON.stringify(answers) &&
        JSON.stringify(found.unknown.toSorted()) === JSON.stringify(unknown.toSorted());
      if (!fits) wrong.push(`${text} -> ${JSON.stringify(actual)} ! ${found.unknown.join(' ! ')}`);
    }
    const right = SEARCH_SENTENCES.length - wrong.length;
    // biome-ignore lint/suspicious/noConsole: the score is part of the result
    console.info(`Search sentences: ${right} of ${SEARCH_SENTENCES.length} fully right\n${wrong.join('\n')}`);
    expect(SEARCH_SENTENCES.length).toBeGreaterThanOrEqual(200);
    expect(right / SEARCH_SENTENCES.length).toBeGreaterThanOrEqual(0.95);
  });

  test('never fails, whatever is typed', async () => {
    for (const text of ['$$$', '0 bed', '99999999 bed', '13/45', 'by feb 31', '|||', 'in in in', '🐶'.repeat(20)])
      expect(await parse(text)).toMatchObject({ filters: expect.any(Object) });
  });
});
