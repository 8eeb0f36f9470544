// Homes search at ten million homes, more than the country has for rent at one time on any site: the demo data of ten
// thousand, copied by SQL, searched by the API under row-level security, and dropped again.
import { statfsSync } from 'node:fs';
import type pg from 'pg';
import { asOwner, databaseUrl, startTestServer } from '../../scripts/ci/database.ts';
import { benchDatabase } from '../database';
import { createApi, time } from '../inProcess';
import { ms, percentile, printFigure, printTitle, times } from '../report';
import { SEARCHES } from '../searches';
import { idExpression } from './volumes';

const FEW_HOMES = 10_000;
const MANY_HOMES = 10_000_000;
/** What ten million homes take with their indexes; a disk with less is left alone. */
const BYTES_OF_A_HOME = 2_800;
const ROUNDS = 60;
const MAX_RATIO = 4;
/** Homes a statement makes. */
const AT_ONCE = 500_000;
const NAME = 'many_homes';

const count = (homes: number) => homes.toLocaleString('en-US');

/** A copy differs in what searches compare and order by; it has no description, so that the rows fit a disk. */
const DIFFERENT: Readonly<Record<string, string>> = {
  id: idExpression('0040', 'n * 100000 + original.k'),
  property_id: 'null',
  street_address: `(n % 9000 + 1) || ' ' || original.street_address`,
  description: "''",
  utilities: "'[]'",
  lat: 'original.lat + ((n * 7919) % 1000 - 500) * 0.0001',
  lng: 'original.lng + ((n * 104729) % 1000 - 500) * 0.0001',
  rent: 'greatest(80000, original.rent + ((n * 31) % 201 - 100) * 500)',
  listed_at: 'original.listed_at - make_interval(secs => (n * 86243) % 7776000)',
  available_on: 'original.available_on + ((n * 17) % 60)::int',
};

async function copyHomes(client: pg.Client, homes: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select class.relname as name, pg_get_indexdef(class.oid) as definition
     from pg_index join pg_class class on class.oid = indexrelid
     where indrelid = 'homes'::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'homes' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = columns.map(({ name }) => name);
  // Skips triggers and foreign keys: the copies keep the references of the originals.
  await client.query("set session_replication_role = 'replica'");
  await client.query("set maintenance_work_mem = '1GB'");
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query('create temporary table originals as select *, row_number() over (order by id) as k from homes');
  const { rows } = await client.query<{ many: number }>('select count(*)::int as many from originals');
  const originals = rows[0]?.many ?? 1;
  const copies = Math.ceil(AT_ONCE / originals);
  for (let made = originals, first = 0; made < homes; made += copies * originals, first += copies) {
    await client.query(
      `insert into homes (${names.join(', ')})
       select ${names.map((name) => DIFFERENT[name] ?? `original.${name}`).join(', ')}
       from generate_series(${first}, ${first + copies - 1}) n cross join originals original
       order by n, original.k limit ${homes - made}`,
    );
    console.log(`  ${count(Math.min(homes, made + copies * originals))} homes`);
  }
  for (const { definition } of indexes) await client.query(definition);
  console.log(`  ${indexes.length} indexes`);
  await client.query('vacuum analyze homes');
  await client.query("set session_replication_role = 'origin'");
}

interface SearchTimes {
  all: number[];
  bySearch: Map<string, number[]>;
}

async function timesOf(url: string): Promise<SearchTimes> {
  const { fetch, stop } = createApi(url);
  const bySearch = new Map(SEARCHES.map((query) => [query as string, [] as number[]]));
  const ask = async (query: string) => {
    const response = await fetch(`/homes?${query}`);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`/homes?${query} answered ${response.status}: ${text}`);
  };
  // The first rounds bring what is asked for into memory.
  for (let round = -5; round < ROUNDS; round += 1)
    for (const query of SEARCHES) {
      const took = await time(() => ask(query));
      if (round >= 0) bySearch.get(query)?.push(took);
    }
  await stop();
  return { all: [...bySearch.values()].flat(), bySearch };
}

/** As many homes as asked for beside ten thousand: the middle wait may grow four times. */
export async function benchManyHomes(homes = MANY_HOMES): Promise<void> {
  printTitle(`Homes search at ${count(homes)} homes, in process, as a visitor`);
  const { bavail, bsize } = statfsSync('.');
  if (bavail * bsize < homes * BYTES_OF_A_HOME)
    throw new Error(
      `${count(homes)} homes take ${Math.ceil((homes * BYTES_OF_A_HOME) / 1e9)} GB: give a smaller number`,
    );
  const small = await benchDatabase(FEW_HOMES);
  const few = await timesOf(small.url);
  await small.stop();
  const server = await startTestServer('.data/bench');
  const url = databaseUrl(server.url, NAME);
  try {
    await asOwner(server.url, async (client) => {
      await client.query(`drop database if exists ${NAME}`);
      await client.query(`create database ${NAME} template homes_${FEW_HOMES}`);
    });
    const made = await time(() => asOwner(url, (client) => copyHomes(client, homes)));
    const { rows } = await asOwner(url, (client) =>
      client.query<{ table: string; indexes: string; homes: string }>(
        `select pg_size_pretty(pg_table_size('homes')) as table, pg_size_pretty(pg_indexes_size('homes')) as indexes,
           count(*)::text as homes from homes`,
      ),
    );
    await asOwner(url, (client) => client.query('checkpoint'));
    printFigure('homes', count(Number(rows[0]?.homes)), `${rows[0]?.table} and ${rows[0]?.indexes} of indexes`);
    printFigure('made in', `${(made / 60_000).toFixed(1)} min`);
    const many = await timesOf(url);
    const line = (name: string, ours: readonly number[], theirs: readonly number[]) => {
      const [p50, p95] = [percentile(ours, 50), percentile(ours, 95)];
      const before = percentile(theirs, 50);
      const ratio = p50 / before;
      const figures = `at ${count(FEW_HOMES)} p50 ${ms(before)}, p95 ${ms(percentile(theirs, 95))}`;
      printFigure(name, `${ms(p50)} / ${ms(p95)}`, figures, `${times(ratio)}${ratio > MAX_RATIO ? '  MISSED' : ''}`);
    };
    for (const [query, took] of many.bySearch) line(`/homes?${query}`, took, few.bySearch.get(query) ?? []);
    line(`p50 / p95 of all, wanted ${MAX_RATIO} x`, many.all, few.all);
  } finally {
    await asOwner(server.url, (client) => client.query(`drop database if exists ${NAME} with (force)`));
    await server.stop();
  }
}
