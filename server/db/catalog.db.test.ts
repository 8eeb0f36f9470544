// What the schema promises as a whole: policies the planner can use, keys with indexes, standard names of migrations.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chargeKinds } from '@/contract/money/charges/kinds';
import { testApi } from '@/tests/support/api';
import { filesMatching } from '@/tests/support/sources';
import { migrateToLatest } from './migrate';

const api = testApi();

/** Without what is computed once for a statement: `(select ...)` that names no column of the row. */
const perRow = (condition: string) =>
  condition.replaceAll(/\( ?SELECT app\.\w+\((VARIADIC '[^']*'::text\[\])?\)[^()]*\)/g, '');
/** Calls of functions, and neither keywords before a parenthesis nor casts. */
const calls = (condition: string) =>
  [...condition.matchAll(/\b([a-z_]+\.)?([a-z_]+)\(/g)].map(([, schema = '', name]) => `${schema}${name}`);

const policies = (where = 'true') =>
  api.rows<{ table: string; name: string; condition: string }>(
    `select tablename as table, policyname as name, concat_ws(' ', qual, with_check) as condition from pg_policies
     where schemaname = 'public' and ${where}`,
  );

test('no row policy calls a function for each row', async () => {
  const offenders = (await policies()).flatMap(({ table, name, condition }) =>
    calls(perRow(condition)).map((call) => `${name} on ${table} calls ${call}()`),
  );
  expect(offenders, 'compare a column with (select app.person()) or with (select app.own_..._ids())').toEqual([]);
});

test('a policy that calls a function for each row is found', async () => {
  await api.rows('create function app.of_row(uuid) returns boolean language sql as $$ select true $$');
  await api.rows('create policy by_row on todos using (app.of_row(id) or user_id = (select app.person()))');
  const [found] = await policies("policyname = 'by_row'");
  expect(calls(perRow(found?.condition ?? ''))).toEqual(['app.of_row']);
  await api.rows('drop policy by_row on todos');
});

test('every table under row-level security binds its owner, too', async () => {
  const loose = await api.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity <> relforcerowsecurity`,
  );
  expect(loose).toEqual([]);
});

/** Rows of these are never removed, and other tables name them in wider indexes. */
const PERMANENT = ['regions', 'cities'];

const UNINDEXED = `
  select conrelid::regclass::text || '.' || attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and connamespace = 'public'::regnamespace and confrelid::regclass::text <> all($1)
    and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname))
    )
  order by 1`;

test('every foreign key has an index', async () => {
  expect(await api.rows(UNINDEXED, [PERMANENT])).toEqual([]);
});

test('a foreign key without an index is found', async () => {
  await api.rows('alter table todos add column home_id uuid references homes');
  expect(await api.rows(UNINDEXED, [PERMANENT])).toEqual([{ column: 'todos.home_id' }]);
});

test('no query compares a key as text', () => {
  const offenders = filesMatching('{server,scripts,lib}/**/*.ts')
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .filter(({ text }) => /\bid::text\s*(=|`,\s*'=')|_id::text\s*=/.test(text))
    .map(({ path }) => path);
  expect(offenders, 'compare as uuid: idOrNull(id)').toEqual([]);
});

const FROM_TWO_TABLES = /owner_id = \$\{\w+\}\s+or\s+[\w.]*id in \(\s*select home_id from home_members/;

test('no query finds homes by `or` over two tables, which no index serves', () => {
  const offenders = filesMatching('server/**/*.ts')
    .filter(({ path, text }) => !path.endsWith('.test.ts') && FROM_TWO_TABLES.test(text))
    .map(({ path }) => path);
  expect(offenders, 'use homeIdsOf').toEqual([]);
  const found = ['where home.owner_id = $', '{personId} or home.id in (select home_id from home_members)'].join('');
  expect(found).toMatch(FROM_TWO_TABLES);
});

test('names each migration by a minute of its own in UTC', () => {
  const names = readdirSync('server/db/migrations').filter((name) => name.endsWith('.sql'));
  const minutes = names.map((name) => /^(\d{12})_[a-z0-9_]+\.sql$/.exec(name)?.[1] ?? name);
  const isMinute = (at: string) => !Number.isNaN(Date.parse(at.replace(/^(....)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5Z')));
  expect(minutes.filter((at) => !isMinute(at))).toEqual([]);
  expect(new Set(minutes).size).toBe(minutes.length);
});

test('explains every table in a comment', async () => {
  const silent = await api.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace in ('public'::regnamespace, 'sandbox'::regnamespace)
       and relkind in ('r', 'p') and not relispartition and obj_description(oid, 'pg_class') is null order by 1`,
  );
  expect(silent).toEqual([]);
});

test('a database of an older version is refused with what to do', async () => {
  await api.rows("update schema_migrations set name = '0001_base.sql' where name = '0000_schema'");
  await expect(migrateToLatest(api.url)).rejects.toThrow('Run `npm run db -- reset`');
});

test('the check of charges allows the kinds of the contract and no other', async () => {
  const [{ check } = { check: '' }] = await api.rows<{ check: string }>(
    "select pg_get_constraintdef(oid) as check from pg_constraint where conname = 'charges_kind_check'",
  );
  expect([...check.matchAll(/'(\w+)'/g)].map(([, kind]) => kind).toSorted()).toEqual(chargeKinds.toSorted());
});
