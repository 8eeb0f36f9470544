// Over the database: what the desk searches follows the rows it is made from, and only our team may search it.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { asSystem } from './client';
import { searchTexts } from './searchTexts';

const api = testApi();
const find = (kind: 'person' | 'home', words: readonly string[], likeness?: number) =>
  asSystem(api.services.db, async (db) => {
    const found = await searchTexts(db, {
      words,
      kinds: [kind],
      limit: 5,
      ...(likeness !== undefined && { likeness }),
    });
    return found.get(kind) ?? [];
  });

test('finds a row by every word anywhere in it, and by words like those', async () => {
  const homeId = await createHome(api, { streetAddress: '77 Quillwort Terrace' });
  expect(await find('home', ['illwort', '77'])).toEqual([homeId]);
  expect(await find('home', ['illwort', '78'])).toEqual([]);
  expect(await find('home', ['quilwort'])).toEqual([]);
  expect(await find('home', ['quilwort'], 0.45)).toEqual([homeId]);
});

test('takes signs of patterns and quotes for what they are', async () => {
  const homeId = await createHome(api, { streetAddress: "5 O'Brien_Way 100%" });
  expect(await find('home', ["o'brien_way", '100%'])).toEqual([homeId]);
  expect(await find('home', ['o%n'])).toEqual([]);
  expect(await find('home', ['5_o'])).toEqual([]);
  expect(await find('home', ['\\'])).toEqual([]);
});

test('follows a new name, and forgets a person who is erased', async () => {
  const { id } = await createPerson(api, 'resident');
  const rename = (name: string) => api.rows('update users set last_name = $2 where id = $1', [id, name]);
  await rename('Zwiebelkuchen');
  expect(await find('person', ['zwiebelkuchen'])).toEqual([id]);
  await rename('Pflaumenmus');
  expect(await find('person', ['zwiebelkuchen'])).toEqual([]);
  await api.rows('update users set erased_at = now() where id = $1', [id]);
  expect(await find('person', ['pflaumenmus'])).toEqual([]);
  expect(await api.rows("select text from search_texts where kind = 'person' and subject_id = $1", [id])).toEqual([]);
});

test('lets no one but our team search, and no one read the table', async () => {
  const asApp = (role: string, query: string) =>
    api.services.db.transaction().execute(async (db) => {
      await sql`select set_config('app.role', ${role}, true)`.execute(db);
      return sql.raw(query).execute(db);
    });
  const search = "select * from app.search_texts('{a}', '{home}', null, 5)";
  await expect(asApp('homeowner', search)).rejects.toThrow('Only our team searches.');
  await expect(asApp('visitor', search)).rejects.toThrow('Only our team searches.');
  await expect(asApp('staff', search)).resolves.toBeDefined();
  await expect(asApp('staff', 'select * from search_texts')).rejects.toThrow('permission denied');
});
