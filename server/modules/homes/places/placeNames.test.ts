// Every place that we serve, typed without its accents, apostrophes, hyphens, and periods, and by its short forms.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { regionFinder, regionNameOf } from '@/server/modules/homes/addresses';
import { zipTable } from '@/server/providers/geocoding/zipTable';
import { testApi } from '@/tests/support/api';
import { searchPlaces } from './search/search';

const api = testApi();

const WRITTEN: readonly (readonly [short: string, long: string])[] = [
  ['St', 'Saint'],
  ['Ft', 'Fort'],
  ['Mt', 'Mount'],
];

/** Other ways to write a name; empty for a plain one. */
function variantsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const found = new Set([
    plain,
    plain.replace(/['’]/g, ''),
    plain.replace(/['’]/g, '’'),
    plain.replaceAll('-', ' '),
    plain.replaceAll('-', ''),
    plain.replaceAll('.', ''),
    name.normalize('NFD'),
  ]);
  for (const [short, long] of WRITTEN) {
    const start = new RegExp(`^(?:${short}\\.?|${long}) `, 'i');
    if (start.test(plain)) for (const form of [short, `${short}.`, long]) found.add(plain.replace(start, `${form} `));
  }
  found.delete(name);
  return [...found].flatMap((one) => [one, one.toLowerCase()]);
}

const slugsOf = async (q: string) => (await searchPlaces(api.services.db, { q, limit: 10 })).map(({ slug }) => slug);

describe('a place is found however its name is written', () => {
  test('cities and neighborhoods with a page', async () => {
    const named = await api.rows<{ name: string; state: string; city: string | null }>(
      `select name, state::text, null as city from cities union all
       select area.name, city.state::text, city.name from areas area join cities city on city.id = area.city_id
       where area.kind = 'neighborhood'`,
    );
    const wrong: string[] = [];
    let tried = 0;
    for (const { name, state, city } of named)
      for (const variant of variantsOf(name)) {
        const within = city === null ? `, ${state}` : `, ${city}, ${state}`;
        const [right] = await slugsOf(`${name}${within}`);
        tried += 1;
        if (!right || !(await slugsOf(`${variant}${within}`)).includes(right)) wrong.push(`${variant}${within}`);
      }
    process.stdout.write(`Names of places with a page: ${tried - wrong.length} of ${tried} found.\n`);
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(40);
  });

  test('every other city of the regions that we serve', async () => {
    const table = zipTable(readFileSync('server/providers/geocoding/zipCodes.txt', 'utf8'));
    const regionOf = await regionFinder(
      (await api.rows<{ name: string }>('select name from regions')) as { name: string }[],
    );
    const wrong: string[] = [];
    let tried = 0;
    for (const state of ['CA', 'WA', 'FL', 'VA'])
      for (const { name, county } of table.inState(state).filter((city) => regionNameOf(state, city.county)))
        for (const variant of variantsOf(name)) {
          tried += 1;
          const [right, found] = [await slugsOf(`${name}, ${state}`), await slugsOf(`${variant}, ${state}`)];
          if (right.length === 0 || found[0] !== right[0])
            wrong.push(`${variant}, ${state}: ${found} and not ${right}`);
          if (regionOf(`${variant}, ${state}`)?.name !== regionOf(`${name}, ${state}`)?.name)
            wrong.push(`${variant}, ${county}: another region`);
        }
    process.stdout.write(`Names of other places: ${tried - wrong.length} of ${tried} found.\n`);
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(90);
  });

  test.each(['La Canada', 'Cañada', 'la cañada', 'LA CAÑADA', 'La Canada Flintridge', 'canada flintridge'])(
    '%s is La Cañada Flintridge',
    async (typed) => {
      const [right] = await slugsOf('La Cañada Flintridge');
      expect(right).toBeDefined();
      expect((await slugsOf(typed))[0]).toBe(right);
    },
  );
});
