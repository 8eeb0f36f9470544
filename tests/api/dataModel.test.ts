import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { dataModelMarkdown } from '../../scripts/db/dataModel.ts';

const api = testApi();

test('docs/data-model.md is what `npm run db -- model` writes', async () => {
  expect(readFileSync('docs/data-model.md', 'utf8')).toBe(await dataModelMarkdown((sql) => api.rows(sql)));
});

/** Names of bigint columns that hold no money: keys, counters, sizes, and versions. */
const COUNTERS = [
  ...[
    'account_id',
    'account_version',
    'audit_id',
    'bytes',
    'counter',
    'expire',
    'failures',
    'id',
    'last_step',
    'ledger_version',
  ],
  ...['number', 'received', 'rows', 'seq', 'version'],
];
/** Holds a rate or an amount, by the kind of its row. */
const MIXED = 'legal_figures.value';

test('a money column is bigint, has no unit in its name, and says cents in its comment', async () => {
  const columns = await api.rows<{ column: string; name: string; type: string; comment: string }>(`
    select attrelid::regclass || '.' || attname as column, attname as name, format_type(atttypid, null) as type,
      coalesce(col_description(attrelid, attnum), '') as comment
    from pg_attribute join pg_class t on t.oid = attrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and attnum > 0 and not attisdropped
      and atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype)`);
  const namesOf = (rows: typeof columns) => rows.map(({ column }) => column).sort();
  const isMoney = ({ column, comment }: (typeof columns)[number]) => /\bcents\b/i.test(comment) && column !== MIXED;
  const money = columns.filter(isMoney);
  expect(money.length).toBeGreaterThan(90);
  expect(namesOf(money.filter(({ type }) => type !== 'bigint'))).toEqual([]);
  expect(namesOf(columns.filter(({ name }) => /_(cents|dollars)$/.test(name)))).toEqual([]);
  const others = columns.filter((column) => column.type === 'bigint' && !isMoney(column));
  expect(namesOf(others.filter(({ name }) => !COUNTERS.includes(name)))).toEqual([]);
});
