// What is written for each visit, event, message, or run grows without end unless it leaves again: each such table is
// kept by the month, is swept, or has a reason why it need not be.
import { expect, test } from 'vitest';
import { retentionSweeps } from '@/server/modules/personalData/retention/constants';
import { partitionedTables } from '@/server/modules/personalData/retention/partitions/constants';
import { testApi } from '@/tests/support/api';
import { filesMatching } from '@/tests/support/sources';

const api = testApi();

/** How tables are named that get a row each time something happens. */
const GROWS =
  /(_days|_events|_visits|_runs|_log|_errors|_vitals|_chunks|_counts|_limits|_changes|_exposures|_conversions|messages|outbox|_entries|_transactions)$/;

const ofTheBooks = 'docs/decisions/0105: the books and the log stay whole';
const ofAHome = 'a few for each home, lease, or repair, and they end with it';
const STAY: Readonly<Record<string, string>> = {
  ...{ audit_log: ofTheBooks, ledger_entries: ofTheBooks, ledger_transactions: ofTheBooks, messages: ofTheBooks },
  ...{ autopay_runs: ofAHome, home_events: ofAHome, inspection_changes: ofAHome },
  ...{ payout_plan_changes: ofAHome, work_order_events: ofAHome, work_order_visits: ofAHome },
  backup_runs: 'one for each quarter of an hour',
  home_index_changes: 'one for each home, until it is sent',
  payout_runs: 'a few for each day',
  session_replay_chunks: 'they go with their replay',
  waitlist_entries: 'one for each person and place',
};

const tables = async () =>
  (
    await api.rows<{ name: string; kind: string }>(
      "select relname as name, relkind as kind from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
    )
  ).filter(({ name }) => GROWS.test(name));

test('every table that grows is kept by the month, swept, or stays for a reason', async () => {
  const leave = new Set([...retentionSweeps, ...partitionedTables].map(({ table }) => table));
  const found = (await tables()).map(({ name }) => name);
  expect(found.filter((name) => !leave.has(name) && !(name in STAY))).toEqual([]);
  expect(Object.keys(STAY).filter((name) => !found.includes(name) || leave.has(name))).toEqual([]);
});

test('the tables kept by the month are those of the catalog, with a part for this month and the next', async () => {
  const inCatalog = await api.rows<{ name: string; parts: string[] }>(
    `select parent.relname as name, array_agg(pg_get_expr(part.relpartbound, part.oid)) as parts
     from pg_inherits join pg_class parent on parent.oid = inhparent join pg_class part on part.oid = inhrelid
     where parent.relkind = 'p' group by 1 order by 1`,
  );
  expect(inCatalog.map(({ name }) => name)).toEqual(partitionedTables.map(({ table }) => table).toSorted());
  const [month] = await api.rows<{ now: string; next: string }>(
    "select to_char(now(), 'YYYY-MM') as now, to_char(now() + interval '1 month', 'YYYY-MM') as next",
  );
  for (const { name, parts } of inCatalog)
    for (const start of [month?.now, month?.next])
      expect(
        parts.some((bound) => bound.includes(`FROM ('${start}-01`)),
        `${name} from ${start}`,
      ).toBe(true);
});

test('the record of tables that stay whole names those of the books', () => {
  const [record] = filesMatching('docs/decisions/0105-*.md');
  for (const [name, why] of Object.entries(STAY))
    if (why === ofTheBooks && !name.startsWith('ledger_')) expect(record?.text).toContain(`\`${name}\``);
});
