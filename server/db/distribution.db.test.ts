import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seed } from '@/server/seed/index';
import { testApi } from '@/tests/support/api';
import { acrossHomes, distributionKeys, namesOneHome } from './distribution.data';

const api = testApi();
const distributed = Object.keys(distributionKeys);
const homeOf = (table: string) => distributionKeys[table] ?? '';

test('every table of a hot path has its distribution key, of one type and never empty', async () => {
  const columns = await api.rows<{ place: string; type: string; nullable: string }>(
    "select table_name || '.' || column_name as place, udt_name as type, is_nullable as nullable from information_schema.columns where table_schema = 'public'",
  );
  const found = new Map(columns.map((column) => [column.place, column]));
  const places = Object.entries(distributionKeys).map(([table, key]) => `${table}.${key}`);
  const wrong = places.filter((place) => found.get(place)?.type !== 'uuid' || found.get(place)?.nullable !== 'NO');
  expect(wrong).toEqual([]);
});

/** Tables that name a home without being distributed by it: what is about people, or empty for some rows. */
const ELSEWHERE = [
  ...['appointments', 'documents', 'envelopes', 'leads', 'payments', 'threads', 'site_visits', 'analytics_events'],
  ...['lease_requests', 'agreements', 'qualifications', 'payout_accounts'],
];

test('a table that always names a home, and is of a lease’s or a repair’s life, is not forgotten', async () => {
  const rows = await api.rows<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public'
      and column_name = 'home_id' and is_nullable = 'NO' and table_name ~ '^(lease|charge|credit|work_order|payout_line|renewal|notice|move_out|inspection|proposal)'`,
  );
  const known = new Set([...Object.keys(distributionKeys), ...ELSEWHERE]);
  const small = /_(keys|items|changes|deductions|drafts|parts|shares|settings)$/;
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name) && !small.test(name))).toEqual([]);
});

/** Foreign keys from one distributed table to another, but for those that are the home itself. */
const links = async () =>
  (
    await api.rows<{ table: string; column: string; target: string }>(
      `select conrelid::regclass::text as table, attname as column, confrelid::regclass::text as target
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'f' and conrelid::regclass::text = any($1) and confrelid::regclass::text = any($1) order by 1, 2`,
      [distributed],
    )
  ).filter(({ table, column }) => column !== homeOf(table));

/** Unique keys of distributed tables without the home. */
const uniqueKeys = async () =>
  (
    await api.rows<{ table: string; columns: string[] }>(
      `select relname as table, array(select attname::text from unnest(indkey) part join pg_attribute on attrelid = indrelid and attnum = part) as columns
       from pg_index join pg_class on pg_class.oid = indrelid
       where indisunique and relnamespace = 'public'::regnamespace and relname = any($1) order by 1`,
      [distributed],
    )
  ).filter(({ table, columns }) => !columns.includes(homeOf(table)));

/** Of those, the ones that would mean less if the home became part of them. */
async function brokenByTheHome(): Promise<string[]> {
  const linked = new Set((await links()).map(({ table, column }) => `${table}.${column}`));
  return (await uniqueKeys())
    .filter(({ table, columns }) => {
      const known = columns.filter((column) => !acrossHomes.includes(`${table}.${column}`));
      return !known.some((column) => namesOneHome.includes(column) || linked.has(`${table}.${column}`));
    })
    .map(({ table, columns }) => `${table}.${columns.join(', ')}`);
}

test('the home can join every key that lacks it, but for those that the guide names', async () => {
  expect((await brokenByTheHome()).toSorted()).toEqual(['work_orders.number', 'work_orders.source_key']);
  const guide = readFileSync('docs/how-to/sharding.md', 'utf8');
  expect(acrossHomes.filter((place) => !guide.includes(`\`${place}\``))).toEqual([]);
});

test('a key that holds across homes is found', async () => {
  await api.rows('create unique index charges_once on charges (kind, due_on)');
  expect(await brokenByTheHome()).toContain('charges.kind, due_on');
  await api.rows('drop index charges_once');
});

test('what one row of a home names is of the same home, so that a foreign key can have it on both sides', async () => {
  await seed(api.url, { homes: 12 });
  const found: Record<string, number> = {};
  let rows = 0;
  for (const { table, column, target } of await links()) {
    const [{ all, apart } = { all: 0, apart: 0 }] = await api.rows<{ all: number; apart: number }>(
      `select count(*)::int as all, (count(*) filter (where source.${homeOf(table)} <> target.${homeOf(target)}))::int as apart
       from ${table} source join ${target} target on target.id = source.${column}`,
    );
    rows += all;
    if (apart > 0) found[`${table}.${column}`] = apart;
  }
  expect(rows).toBeGreaterThan(100);
  expect(Object.keys(found).filter((place) => !acrossHomes.includes(place))).toEqual([]);
}, 180_000);
