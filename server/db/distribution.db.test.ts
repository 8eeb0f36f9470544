import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { distributionKeys } from './distribution.data';

const api = testApi();

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
