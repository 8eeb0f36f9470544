// Migrations while the site runs: older code on a newer schema, indexes built without a lock, and what is refused.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { homes } from '@/contract/homes/homes/endpoints';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { migrateToLatest } from './migrate';
import { migrationsDir, readMigrations } from './migrationFiles';

const api = testApi();
let folder: string;

/** The migrations of newer code: ours, and one more. */
function newerCode(name: string, sql: string): string {
  writeFileSync(path.join(folder, name), sql);
  return folder;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'belong-migrations-'));
  cpSync(migrationsDir, folder, { recursive: true });
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api.rows("delete from schema_migrations where name like '9%'");
});

test('older code runs on a schema that newer code has only added to, and starts on it again', async () => {
  const newer = newerCode(
    '9001_future.sql',
    `-- phase: expand
create table future_things (id uuid primary key, home_id uuid references homes (id));
do $$ declare each text; begin
  for each in select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p') and not relispartition loop
    execute format('alter table %I add column future_note text', each);
  end loop;
end $$;`,
  );
  expect(await migrateToLatest(api.url, newer)).toEqual(['9001_future.sql']);
  expect(await migrateToLatest(api.url)).toEqual([]);
  const [owner, ada, staff] = [
    await createPerson(api),
    await createPerson(api, 'resident'),
    await createPerson(api, 'staff'),
  ];
  await createHome(api, { owner, status: 'active' });
  expect((await api.call(homes.searchHomes, { query: {} })).total).toBe(1);
  const body = { subject: 'The heating', topic: 'repair', body: 'It is cold in here.' } as const;
  const { id } = await api.callAs(ada, threads.createThread, { body });
  await api.callAs(staff, threads.addMessage, { params: { threadId: id }, body: { body: 'We are on it.' } });
  const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test', phone: '+14155550134' };
  await api.call(leads.createLead, { body: { type: 'calculator', contact } });
});

test('what newer code has changed otherwise is refused', async () => {
  await migrateToLatest(api.url, newerCode('9002_contract.sql', 'create table contracted (id int primary key);'));
  await expect(migrateToLatest(api.url)).rejects.toThrow(/9002_contract\.sql.*newer code/);
});

const CONCURRENTLY = `-- phase: expand
-- no transaction
create index concurrently if not exists messages_future on messages (created_at, id);
create index concurrently if not exists threads_future on threads (created_at, id);
`;
const indexes = () =>
  api.rows<{ name: string; valid: boolean }>(
    "select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indexrelid::regclass::text like '%_future' order by 1",
  );

test('indexes are built while rows are written, and what an interrupted build left is built again', async () => {
  await api.rows('create index threads_future on threads (created_at)');
  await api.rows("update pg_index set indisvalid = false where indexrelid = 'threads_future'::regclass");
  const ada = await createPerson(api, 'resident');
  const writer = new pg.Client({ connectionString: api.url });
  await writer.connect();
  await writer.query('begin');
  await writer.query('update users set first_name = $2 where id = $1', [ada.id, 'Augusta']);
  const newer = newerCode('9003_indexes.sql', CONCURRENTLY);
  const migrated = migrateToLatest(api.url, newer);
  // Others read and write meanwhile.
  const body = { subject: 'Meanwhile', topic: 'repair', body: 'Nobody waits for an index.' } as const;
  await api.callAs(await createPerson(api, 'resident'), threads.createThread, { body });
  await writer.query('commit');
  await writer.end();
  expect(await migrated).toEqual(['9003_indexes.sql']);
  expect(await indexes()).toEqual([
    { name: 'messages_future', valid: true },
    { name: 'threads_future', valid: true },
  ]);
});

test('a change that cannot get its lock lets others go on, and is tried again', async () => {
  const reader = new pg.Client({ connectionString: api.url });
  await reader.connect();
  await reader.query('begin; lock table leads in access share mode');
  const newer = newerCode('9004_locked.sql', '-- phase: expand\nalter table leads add column later_note text;');
  const migrated = migrateToLatest(api.url, newer);
  const waits =
    "select 1 from pg_locks where relation = 'leads'::regclass and mode = 'AccessExclusiveLock' and not granted";
  await expect.poll(() => api.rows(waits), { timeout: 10_000 }).toHaveLength(1);
  // It gives up after two seconds, so that anyone who came after it is served.
  await expect.poll(() => api.rows(waits), { timeout: 10_000, interval: 50 }).toHaveLength(0);
  await reader.query('commit');
  await reader.end();
  expect(await migrated).toEqual(['9004_locked.sql']);
});

/** What takes something away that older code may ask for, or asks more of what it writes. */
const TAKES_AWAY =
  /\bdrop (table|column|function|view|policy)\b|\brename\b|\balter column \w+ (type|set not null|drop default)|\bset not null\b/i;

test('what is marked as only adding takes nothing away', async () => {
  const offenders = (await readMigrations())
    .filter(({ phase, sql }) => phase === 'expand' && TAKES_AWAY.test(sql.replaceAll(/--.*$/gm, '')))
    .map(({ name }) => name);
  expect(offenders).toEqual([]);
  expect('alter table homes drop column beds').toMatch(TAKES_AWAY);
});

test('what is marked so builds an index without a transaction, or on a table of its own', async () => {
  const offenders = (await readMigrations())
    .filter(({ phase }) => phase === 'expand')
    .flatMap(({ name, sql }) => indexedTables(sql).map((table) => `${name}: ${table}`));
  expect(offenders, 'docs/how-to/migration.md').toEqual([]);
  expect(indexedTables('create index a on homes (beds);')).toEqual(['homes']);
});

/** Tables that block writes while an index is built. */
const indexedTables = (sql: string) =>
  [...sql.matchAll(/create (?:unique )?index (?!concurrently)(?:if not exists )?\w+ on (\w+)/g)]
    .map(([, table = '']) => table)
    .filter((table) => !new RegExp(`create (unlogged )?table (if not exists )?${table}\\b`).test(sql));
