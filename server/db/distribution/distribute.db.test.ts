import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { homes } from '@/contract/homes/homes/endpoints';
import { leases } from '@/contract/leasing/leases/endpoints';
import { seed } from '@/server/seed/index';
import { testApi } from '@/tests/support/api';
import { createLivedInHome, report } from '@/tests/support/fixtures/care/workOrders';
import { createLease, signByAll } from '@/tests/support/fixtures/leases';
import { createPerson } from '@/tests/support/fixtures/people';
import { distribute, distributionSteps } from './distribute';
import {
  acrossHomes,
  betweenHomes,
  distributedTables,
  distributionKey,
  elsewhere,
  ofOneHome,
  referenceTables,
} from './tables.data';

const api = testApi();

interface Key {
  table: string;
  name: string;
  columns: string[];
  target: string;
}

/** Foreign keys that a distributed table has or is named by; with `target` empty, its primary keys and unique keys. */
const foreignKeys = () =>
  api.rows<Key>(
    `select conrelid::regclass::text as table, conname::text as name, confrelid::regclass::text as target,
       array(select attname::text from unnest(conkey) number join pg_attribute on attrelid = conrelid and attnum = number) as columns
     from pg_constraint where contype = 'f' and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))`,
    [distributedTables],
  );
const uniqueKeys = () =>
  api.rows<Key>(
    `select relname::text as table, indexrelid::regclass::text as name, '' as target,
       array(select attname::text from unnest(indkey) number join pg_attribute on attrelid = indrelid and attnum = number) as columns
     from pg_index join pg_class on pg_class.oid = indrelid
     where indisunique and relnamespace = 'public'::regnamespace and relname = any($1)`,
    [distributedTables],
  );
const isDistributed = (table: string) => (distributedTables as readonly string[]).includes(table);
const hasHome = ({ table, columns }: Key) => columns.includes(distributionKey(table));

test('distributes every table with a home in each row by that home, with listed exceptions', async () => {
  const rows = await api.rows<{ name: string }>(
    `select relname::text as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and not relispartition and relnamespace = 'public'::regnamespace
        and attname = 'home_id' and attnotnull and atttypid = 'uuid'::regtype`,
  );
  const found = ['homes', ...rows.map(({ name }) => name).filter((name) => !elsewhere.includes(name))];
  expect(found.toSorted()).toEqual(distributedTables.toSorted());
});

/** Unique keys that would mean less if the home became part of them. */
async function brokenByTheHome(): Promise<string[]> {
  const inner = (await foreignKeys()).filter(({ table, target }) => isDistributed(table) && isDistributed(target));
  const linked = new Set(inner.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)));
  return (await uniqueKeys())
    .filter((key) => !hasHome(key))
    .filter(({ table, columns }) => {
      const known = (column: string, place = `${table}.${column}`) =>
        ofOneHome.includes(column) || ofOneHome.includes(place) || linked.has(place);
      return !columns.some((column) => known(column));
    })
    .map(({ table, columns }) => `${table}.${columns.join(', ')}`)
    .toSorted();
}

test('the home can join every key that lacks it, but for those that the guide names', async () => {
  expect(await brokenByTheHome()).toEqual(acrossHomes);
  const guide = readFileSync('docs/how-to/sharding.md', 'utf8');
  const named = [...acrossHomes, ...betweenHomes, ...elsewhere, ...referenceTables];
  expect(named.filter((place) => !guide.includes(`\`${place}\``))).toEqual([]);
});

test('a key that holds across homes is found', async () => {
  await api.rows('create unique index charges_once on charges (kind, due_on)');
  expect(await brokenByTheHome()).toContain('charges.kind, due_on');
  await api.rows('drop index charges_once');
});

describe('after `npm run db -- distribute --yes`, on a site that has data', () => {
  let before: Key[];
  let lost: string[];

  beforeAll(async () => {
    await seed(api.url, { homes: 12 });
    before = await foreignKeys();
    // What is printed first is what is done then.
    const client = await api.owner.connect();
    const printed = await distributionSteps(client);
    client.release();
    expect(await foreignKeys()).toEqual(before);
    const done = await distribute(api.url);
    expect(done).toEqual(printed);
    lost = done.flatMap((step) => step.lost ?? []);
  }, 300_000);

  test('the home is part of every primary key and unique key', async () => {
    const keys = await uniqueKeys();
    expect(new Set(keys.map(({ table }) => table)).size).toBe(distributedTables.length);
    expect(keys.filter((key) => !hasHome(key))).toEqual([]);
  });

  test('the home is part of every foreign key between those tables, and no other leads in or out', async () => {
    const others = (await foreignKeys()).filter(
      (key) => !(isDistributed(key.table) && isDistributed(key.target) && hasHome(key)),
    );
    expect(others.filter(({ table, target }) => !isDistributed(table) || !referenceTables.includes(target))).toEqual(
      [],
    );
  });

  test('each foreign key that is gone was named, with what no longer holds', async () => {
    const still = new Set((await foreignKeys()).map(({ table, name }) => `${table}.${name}`));
    const gone = before.filter(({ table, name }) => !still.has(`${table}.${name}`));
    expect(gone.length).toBeGreaterThan(20);
    const unnamed = gone.filter(({ table, columns, target }) => {
      const place = `${table}.${columns} (${target}): `;
      return !lost.some((line) => line.startsWith(place) && line.length > place.length);
    });
    expect(unnamed).toEqual([]);
    expect(lost).toEqual(expect.arrayContaining(acrossHomes.map((place) => `${place}: unique within a home only`)));
  });

  test('a row of one home can no longer name what is of another', async () => {
    const [charge] = await api.rows<{ id: string; home: string }>(
      'select lease_id as id, home_id as home from charges limit 1',
    );
    const moved = api.rows(
      'update charges set lease_id = (select id from leases where home_id <> $1 limit 1) where lease_id = $2',
      [charge?.home, charge?.id],
    );
    await expect(moved).rejects.toThrow(/charges_lease_id_fkey/);
  });

  test('a delete empties the column that named the row, and not the home', async () => {
    const lived = await createLivedInHome(api);
    const { id } = await report(api, lived, lived.resident);
    const named = () => api.rows('select home_id as home, lease_id as lease from work_orders where id = $1', [id]);
    expect(await named()).toEqual([{ home: lived.homeId, lease: lived.leaseId }]);
    await api.rows('delete from leases where id = $1', [lived.leaseId]);
    expect(await named()).toEqual([{ home: lived.homeId, lease: null }]);
  });

  test('doing it again changes nothing', async () => {
    expect(await distribute(api.url)).toEqual([]);
  });

  test('the API works on it', async () => {
    expect((await api.call(homes.searchHomes, { query: {} })).total).toBeGreaterThan(0);
    const [owner, ada] = [await createPerson(api), await createPerson(api, 'resident')];
    const lease = await createLease(api, { owner, residents: [ada] });
    await signByAll(api, lease, [ada, owner]);
    expect((await api.callAs(ada, leases.listLeases)).items.map(({ id }) => id)).toEqual([lease.id]);
  });
});
