import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { asOwner } from '../../scripts/ci/database.ts';
import { type TestDatabase, testDatabase } from './database';

let one: TestDatabase;
let two: TestDatabase;

beforeAll(async () => {
  [one, two] = await Promise.all([testDatabase(), testDatabase()]);
});
afterAll(() => Promise.all([one.drop(), two.drop()]));

const rows = (url: string, sql: string, values: unknown[] = []) =>
  asOwner(url, async (client) => (await client.query(sql, values)).rows);

test('a test database is migrated', async () => {
  expect(await rows(one.url, "select name from schema_migrations where name = '0000_schema'")).toHaveLength(1);
});

test('what one test file writes, another never sees', async () => {
  await rows(one.url, 'create table written (id int)');
  expect(await rows(two.url, "select to_regclass('written') as found")).toEqual([{ found: null }]);
});

test('a dropped database is gone, open connections or not', async () => {
  const three = await testDatabase();
  const client = new pg.Client({ connectionString: three.url });
  client.on('error', () => undefined);
  await client.connect();
  await three.drop();
  const name = new URL(three.url).pathname.slice(1);
  expect(await rows(inject('testServer').url, 'select from pg_database where datname = $1', [name])).toEqual([]);
});
