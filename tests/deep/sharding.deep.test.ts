// docs/how-to/sharding.md with the means of PostgreSQL alone: the tables of a home’s life split by hash over three servers,
// and the API, which knows nothing of it, gives the same answers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, databaseUrl } from '@/scripts/ci/database';
import { migrateToLatest } from '@/server/db/migrate';
import type { Person } from '@/server/http/person';
import { testApi } from '@/tests/support/api';
import { debianPostgres, type Postgres, startPostgres } from '@/tests/support/engines/debian';
import { createLease } from '@/tests/support/fixtures/leases';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const DATABASE = 'sharded';
const HOMES = 90;
/** As server/db/distribution.data.ts has them; the others follow the same way. */
const SPLIT = [
  ['homes', 'id'],
  ['applications', 'home_id'],
  ['leases', 'home_id'],
  ['charges', 'home_id'],
] as const;

let coordinator: Postgres;
let shards: Postgres[] = [];
const api = testApi(async () => {
  const binaries = await debianPostgres();
  coordinator = await startPostgres(binaries);
  shards = [await startPostgres(binaries), await startPostgres(binaries), await startPostgres(binaries)];
  await asOwner(coordinator.url, (client) => client.query(`create database ${DATABASE}`));
  const url = databaseUrl(coordinator.url, DATABASE);
  await migrateToLatest(url);
  return { url, drop: async () => undefined };
});
afterAll(async () => {
  for (const server of [coordinator, ...shards]) await server?.stop();
});

let owner: Person;
let resident: Person;
let leaseId: string;
let homeId: string;

beforeAll(async () => {
  owner = await createPerson(api);
  resident = await createPerson(api, 'resident');
  const cities = ['oakland-ca', 'berkeley-ca', 'alameda-ca'];
  for (let n = 0; n < HOMES; n += 1)
    await createHome(api, { owner, city: cities[n % 3] ?? '', beds: n % 5, rent: 2_000 + 37 * n });
  ({ id: leaseId, homeId } = await createLease(api, { owner, residents: [resident] }));
}, 120_000);

const ask = async (path: string, person?: Person): Promise<unknown> => {
  const headers = { sourcetype: 'Consumer', ...(person && { authorization: `Bearer ${await api.tokenFor(person)}` }) };
  const response = await api.fetch(path, { headers });
  return [response.status, await response.json()];
};

async function answers(): Promise<Record<string, unknown>> {
  const searches = [
    ...['', '?place=oakland-ca', '?beds=2', '?maxRent=3500', '?minRent=3000&beds=3', '?sort=rentDown', '?page=2'],
    ...['?place=berkeley-ca&sort=rentUp', '?pets=dogs', '?place=alameda-ca&beds=4&page=1'],
  ].map((query) => `/homes${query}`);
  const life = [
    `/homes/${homeId}`,
    `/homes/${homeId}/lease`,
    '/leases',
    `/leases/${leaseId}`,
    `/leases/${leaseId}/charges`,
  ];
  const all: Record<string, unknown> = {};
  for (const path of searches) all[path] = await ask(path);
  for (const path of life) {
    all[`owner ${path}`] = await ask(path, owner);
    all[`resident ${path}`] = await ask(path, resident);
  }
  return all;
}

/** The columns of a table as another server can have them, without defaults, keys, or checks. */
const columnsOf = (table: string) =>
  api.rows<{ name: string; type: string }>(
    `select quote_ident(attname) as name,
       case when type.typtype = 'b' and namespace.nspname = 'pg_catalog' then format_type(atttypid, atttypmod) else 'text' end as type
     from pg_attribute join pg_type type on type.oid = atttypid join pg_namespace namespace on namespace.oid = type.typnamespace
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );

async function split(table: string, key: string): Promise<void> {
  const columns = await columnsOf(table);
  const list = columns.map(({ name }) => name).join(', ');
  const remote = columns.map(({ name, type }) => `${name} ${type}`).join(', ');
  await api.rows(`alter table ${table} rename to ${table}_whole`);
  await api.rows(`create table ${table} (like ${table}_whole) partition by hash (${key})`);
  for (const [number, shard] of shards.entries()) {
    await asOwner(databaseUrl(shard.url, DATABASE), (client) => client.query(`create table ${table} (${remote})`));
    await api.rows(`create foreign table ${table}_${number} partition of ${table}
      for values with (modulus ${shards.length}, remainder ${number}) server shard${number} options (table_name '${table}')`);
  }
  await api.rows(`insert into ${table} (${list}) select ${list} from ${table}_whole`);
  await api.rows(`alter table ${table} enable row level security`);
  await api.rows(`alter table ${table} force row level security`);
  const policies = await api.rows<{ line: string }>(
    `select format('create policy %I on ${table} as %s for %s%s%s', policyname, permissive, cmd,
       ' using (' || qual || ')', ' with check (' || with_check || ')') as line from pg_policies where tablename = $1`,
    [`${table}_whole`],
  );
  for (const { line } of policies) await api.rows(line.replaceAll(`${table}_whole.`, `${table}.`));
  await api.rows(`grant select on ${table} to belong_app`);
}

test('homes search and one home’s life give the same answers on three shards', async () => {
  const whole = await answers();
  expect(Object.values(whole).map((answer) => (answer as [number])[0])).toContain(200);
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
  for (const [table, key] of SPLIT) await split(table, key);
  const counts = await Promise.all(
    shards.map((shard) =>
      asOwner(databaseUrl(shard.url, DATABASE), async (client) => {
        const { rows } = await client.query<{ count: number }>('select count(*)::int as count from homes');
        return rows[0]?.count ?? 0;
      }),
    ),
  );
  process.stdout.write(`shards hold ${counts.join(', ')} homes\n`);
  for (const count of counts) expect(count).toBeGreaterThan(HOMES / 6);
  expect(await api.rows('select count(*)::int as count from only homes')).toEqual([{ count: 0 }]);
  expect(await answers()).toEqual(whole);
}, 180_000);
