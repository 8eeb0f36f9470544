// docs/how-to/sharding.md with the means of PostgreSQL alone: every table of a home split by hash over three servers, the
// keys with the home on each of them, and the API, which knows nothing of it, gives the same answers.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, databaseUrl } from '@/scripts/ci/database';
import { distribute } from '@/server/db/distribution/distribute';
import { distributedTables, distributionKey, referenceTables } from '@/server/db/distribution/tables.data';
import { migrateToLatest } from '@/server/db/migrate';
import { resetRequestCounts } from '@/server/http/limits';
import type { Person } from '@/server/http/person';
import { localStorage } from '@/server/providers/storage/local';
import { seed } from '@/server/seed/index';
import { demoPeople } from '@/server/seed/people';
import { operations, pathOf } from '@/tests/api/operations';
import { testApi } from '@/tests/support/api';
import { debianPostgres, type Postgres, startPostgres } from '@/tests/support/engines/debian';
import { createPerson, createSession } from '@/tests/support/fixtures/people';

const DATABASE = 'sharded';
const HOMES = 90;

let coordinator: Postgres;
let shards: Postgres[] = [];
const api = testApi(async () => {
  const binaries = await debianPostgres();
  coordinator = await startPostgres(binaries);
  shards = [await startPostgres(binaries), await startPostgres(binaries), await startPostgres(binaries)];
  await asOwner(coordinator.url, (client) => client.query(`create database ${DATABASE}`));
  const url = databaseUrl(coordinator.url, DATABASE);
  await migrateToLatest(url);
  await distribute(url);
  return { url, drop: async () => undefined };
});
afterAll(async () => {
  for (const server of [coordinator, ...shards]) await server?.stop();
});

let people: Record<string, Person | undefined>;
/** A rented home, and its lease. */
let home: { homeId: string; leaseId: string };

beforeAll(async () => {
  await seed(api.url, { homes: HOMES, storage: localStorage(path.join(tmpdir(), 'belong-test-files')) });
  const [rented] = await api.rows<{ homeId: string; leaseId: string; ownerId: string; residentId: string }>(
    `select home.id as "homeId", lease.id as "leaseId", owner_id as "ownerId", person_id as "residentId"
     from leases lease join homes home on home.id = lease.home_id
       join applicants on applicants.application_id = lease.application_id
     where owner_id = any($1) and lease.status in ('signed', 'active') and person_id is not null order by lease.id limit 1`,
    [demoPeople.map(({ id }) => id)],
  );
  if (!rented) throw new Error('The demo data has no rented home');
  home = rented;
  const signedIn = async (id: string, type: 'homeowner' | 'resident') => ({
    id,
    type,
    authenticatedAt: Math.floor(api.now.getTime() / 1_000),
    sessionId: await createSession(api, id, api.now),
  });
  people = {
    visitor: undefined,
    owner: await signedIn(rented.ownerId, 'homeowner'),
    resident: await signedIn(rented.residentId, 'resident'),
    staff: await createPerson(api, 'staff'),
  };
}, 300_000);

const ask = async (question: string, person?: Person): Promise<unknown> => {
  resetRequestCounts();
  const headers = { sourcetype: 'Consumer', ...(person && { authorization: `Bearer ${await api.tokenFor(person)}` }) };
  const response = await api.fetch(question, { headers });
  return [response.status, await response.json()];
};

const SEARCHES = [
  ...['', '?place=oakland-ca', '?beds=2', '?maxRent=3500', '?minRent=3000&beds=3', '?sort=rentDown', '?page=2'],
  ...['?place=berkeley-ca&sort=rentUp', '?pets=dogs', '?place=alameda-ca&beds=4&page=1'],
].map((query) => `/homes${query}`);

/** What anyone can ask of one home or its lease, and the lists of one's own, where asking writes nothing down. */
const questions = () => [
  ...['/leases', '/work-orders', '/documents', '/payments'],
  ...operations
    .filter(({ endpoint, paramNames }) => {
      const ofHome = paramNames.length > 0 && paramNames.every((name) => name in home);
      return endpoint.method === 'GET' && !endpoint.writes && ofHome;
    })
    .map(({ endpoint }) => pathOf(endpoint, home)),
];

async function answers(): Promise<Map<string, unknown>> {
  const all = new Map<string, unknown>();
  for (const search of SEARCHES) all.set(`visitor ${search}`, await ask(search));
  for (const [who, person] of Object.entries(people))
    for (const question of questions()) all.set(`${who} ${question}`, await ask(question, person));
  return all;
}

const differing = (before: Map<string, unknown>, after: Map<string, unknown>): unknown[] =>
  [...before]
    .filter(([question, answer]) => !isDeepStrictEqual(answer, after.get(question)))
    .map(([question]) => [question, after.get(question)]);

const onShards = async (sql: string): Promise<Record<string, unknown>[][]> =>
  Promise.all(
    shards.map((shard) => asOwner(databaseUrl(shard.url, DATABASE), async (client) => (await client.query(sql)).rows)),
  );

/** The columns of a table as another server can have them, without defaults, keys, or checks. */
const columnsOf = (table: string) =>
  api.rows<{ name: string; type: string }>(
    `select quote_ident(attname) as name,
       case when type.typtype = 'b' and namespace.nspname = 'pg_catalog' then format_type(atttypid, atttypmod) else 'text' end as type
     from pg_attribute join pg_type type on type.oid = atttypid join pg_namespace namespace on namespace.oid = type.typnamespace
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );

async function connectShards(): Promise<void> {
  await api.rows('create extension postgres_fdw');
  for (const [number, shard] of shards.entries()) {
    await asOwner(shard.url, (client) => client.query(`create database ${DATABASE}`));
    const { port, username, password } = new URL(shard.url);
    await api.rows(
      `create server shard${number} foreign data wrapper postgres_fdw options (host '127.0.0.1', port '${port}', dbname '${DATABASE}')`,
    );
    await api.rows(
      `create user mapping for public server shard${number} options (user '${username}', password '${decodeURIComponent(password)}')`,
    );
  }
}

/** A reference table: all of it on each server. */
async function copyToShards(table: string): Promise<void> {
  const columns = await columnsOf(table);
  await onShards(
    `create table ${table} (${columns.map(({ name, type }) => `${name} ${type}`).join(', ')}, unique (id))`,
  );
  for (const number of shards.keys()) {
    const foreign = `${table}_on_${number}`;
    const list = columns.map(({ name, type }) => `${name} ${type}`).join(', ');
    await api.rows(`create foreign table ${foreign} (${list}) server shard${number} options (table_name '${table}')`);
    await api.rows(`insert into ${foreign} select * from ${table}`);
  }
}

/** The table under its name becomes partitions on the servers; what was there before keeps a name of its own. */
async function split(table: string): Promise<void> {
  const columns = await columnsOf(`${table}_whole`);
  const list = columns.map(({ name }) => name).join(', ');
  await onShards(`create table ${table} (${columns.map(({ name, type }) => `${name} ${type}`).join(', ')})`);
  await api.rows(`create table ${table} (like ${table}_whole) partition by hash (${distributionKey(table)})`);
  for (const number of shards.keys())
    await api.rows(`create foreign table ${table}_${number} partition of ${table}
      for values with (modulus ${shards.length}, remainder ${number}) server shard${number} options (table_name '${table}')`);
  await api.rows(`insert into ${table} (${list}) select ${list} from ${table}_whole`);
  await api.rows(`analyze ${table}`);
  await api.rows(`alter table ${table} enable row level security`);
  await api.rows(`alter table ${table} force row level security`);
  // Some questions lock what they read.
  await api.rows(`grant select, update on ${table} to belong_app`);
}

/** What `distribute` made of the keys of those tables, and of the foreign keys between them. */
const keysOf = () =>
  api.rows<{ line: string }>(
    `select pg_get_indexdef(indexrelid) as line from pg_index where indisunique and indrelid::regclass::text = any($1)
     union all
     select format('alter table %s add foreign key %s', conrelid::regclass, substr(pg_get_constraintdef(oid), 13))
       from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)`,
    [distributedTables],
  );

/** Policies that name a table of which we have made parts name the parts. */
async function repeatPolicies(): Promise<void> {
  const lines = await api.rows<{ line: string }>(
    `select format(
       case when tablename like '%\\_whole' then 'create policy %I on %s as %s for %s' else 'alter policy %I on %s' end
         || coalesce(' using (' || replace(qual, '%', '%%') || ')', '')
         || coalesce(' with check (' || replace(with_check, '%', '%%') || ')', ''),
       policyname, tablename, permissive, cmd) as line
     from pg_policies where schemaname = 'public' and concat(tablename, qual, with_check) ~ '_whole\\M'`,
  );
  for (const { line } of lines) await api.rows(line.replaceAll(/\b(\w+)_whole\b/g, '$1'));
}

test('homes search and one home’s life give the same answers on three shards', async () => {
  const whole = await answers();
  const again = await answers();

  expect(differing(whole, again)).toEqual([]);

  await connectShards();
  const keys = await keysOf();
  for (const table of referenceTables) await copyToShards(table);
  for (const table of distributedTables) await api.rows(`alter table ${table} rename to ${table}_whole`);
  for (const table of distributedTables) await split(table);
  await repeatPolicies();
  // Each server holds the keys by itself: what a row names is beside it.
  for (const { line } of keys) await onShards(line);
  await api.rows(`truncate ${distributedTables.map((table) => `${table}_whole`).join(', ')}`);

  const counts = (await onShards('select count(*)::int as count from homes')).map(([row]) => row?.count as number);
  process.stdout.write(`shards hold ${counts.join(', ')} homes under ${keys.length} keys; ${whole.size} answers\n`);
  for (const count of counts) expect(count).toBeGreaterThan(HOMES / 6);
  const sharded = await answers();
  expect(differing(whole, sharded)).toEqual([]);
}, 900_000);

test('rejects a second row of a key, and a row with a lease of another home', async () => {
  await expect(onShards('insert into leases select * from leases limit 1')).rejects.toThrow(/duplicate key/);
  await expect(onShards(`update charges set home_id = '${randomUUID()}'`)).rejects.toThrow(/foreign key/);
});
