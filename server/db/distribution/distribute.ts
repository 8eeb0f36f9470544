import pg from 'pg';
import { UNLIMITED } from '@/server/db/client';
import { acrossHomes, betweenHomes, distributedTables, distributionKey, referenceTables } from './tables.data';

/** One statement, and what no longer holds after it. */
export interface DistributionStep {
  sql: string;
  lost?: string;
}

interface ForeignKey {
  table: string;
  name: string;
  columns: string[];
  target: string;
  definition: string;
  /** As pg_constraint has it: a, c, n. */
  onDelete: string;
}

/** Foreign keys that name a distributed table, or that one has. */
const foreignKeys = async (client: pg.ClientBase): Promise<ForeignKey[]> =>
  (
    await client.query<ForeignKey>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name, confrelid::regclass::text as target,
         array(select quote_ident(attname) from unnest(conkey) with ordinality key (number, nth)
           join pg_attribute on attrelid = conrelid and attnum = key.number order by nth) as columns,
         pg_get_constraintdef(pg_constraint.oid) as definition, confdeltype as "onDelete"
       from pg_constraint where contype = 'f' and conparentid = 0
         and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1)) order by 1, 2`,
      [distributedTables],
    )
  ).rows;

const isDistributed = (table: string) => (distributedTables as readonly string[]).includes(table);

/** Whether it can stay as it is: the home is part of it, or each server has the other table whole. */
function stands({ table, columns, target }: ForeignKey): boolean {
  if (!isDistributed(table)) return false;
  if (referenceTables.includes(target)) return true;
  return isDistributed(target) && columns.includes(distributionKey(table));
}

const LOST: Record<string, string> = {
  a: 'the row it names may be deleted before it',
  c: 'it stays when the row it names is deleted',
  n: 'it still names the row when that is deleted',
};

/** The same key with the home on both sides; the home stays where a delete empties the rest. */
const withHome = ({ table, name, columns, target, definition }: ForeignKey) => {
  const [own, other] = [distributionKey(table), distributionKey(target)];
  const key = definition
    .replace(`FOREIGN KEY (${columns.join(', ')})`, `FOREIGN KEY (${[...columns, own].join(', ')})`)
    .replace(new RegExp(`REFERENCES ${target}\\(([^)]+)\\)`), `REFERENCES ${target}($1, ${other})`)
    .replace(' ON DELETE SET NULL', ` ON DELETE SET NULL (${columns.join(', ')})`);
  return `alter table ${table} add constraint ${name} ${key}`;
};

interface UniqueKey {
  table: string;
  name: string;
  columns: string[];
  isConstraint: boolean;
  definition: string;
}

/** Unique keys of distributed tables without the home. */
const uniqueKeys = async (client: pg.ClientBase): Promise<UniqueKey[]> =>
  (
    await client.query<UniqueKey>(
      `select relname as table, indexrelid::regclass::text as name,
         array(select pg_get_indexdef(indexrelid, nth, true) from generate_series(1, indnkeyatts) nth) as columns,
         pg_constraint.oid is not null as "isConstraint",
         coalesce(pg_get_constraintdef(pg_constraint.oid), pg_get_indexdef(indexrelid)) as definition
       from pg_index join pg_class on pg_class.oid = indrelid
         left join pg_constraint on conindid = indexrelid and contype in ('p', 'u')
       where indisunique and relnamespace = 'public'::regnamespace and relname = any($1) order by 1, 2`,
      [distributedTables],
    )
  ).rows.filter(({ table, columns }) => !columns.includes(distributionKey(table)));

/** The same key under the same name, with the home last: a search for the rest still uses this index. */
function keySteps({ table, name, columns, isConstraint, definition }: UniqueKey): DistributionStep[] {
  const list = `(${columns.join(', ')})`;
  const longer = definition.replace(list, `(${[...columns, distributionKey(table)].join(', ')})`);
  if (longer === definition) throw new Error(`${name} has no ${list} in ${definition}`);
  if (!isConstraint) return [{ sql: `drop index ${name}` }, { sql: longer }];
  const place = `${table}.${columns}`;
  return [
    { sql: `alter table ${table} drop constraint ${name}` },
    {
      sql: `alter table ${table} add constraint ${name} ${longer}`,
      ...(acrossHomes.includes(place) && { lost: `${place}: unique within a home only` }),
    },
  ];
}

/**
 * What makes the home part of every primary key and unique key of the distributed tables, and of every foreign key between
 * them, and drops the foreign keys that lead out of them or into them. Nothing where it was done.
 */
export async function distributionSteps(client: pg.ClientBase): Promise<DistributionStep[]> {
  const keys = (await foreignKeys(client)).filter((key) => !stands(key));
  const inner = keys.filter(
    ({ table, columns, target }) =>
      isDistributed(table) && isDistributed(target) && !betweenHomes.includes(`${table}.${columns}`),
  );
  const drops = keys.map((key) => {
    const sql = `alter table ${key.table} drop constraint ${key.name}`;
    const row = `${key.table}.${key.columns} (${key.target})`;
    return inner.includes(key) ? { sql } : { sql, lost: `${row}: ${LOST[key.onDelete]}` };
  });
  return [...drops, ...(await uniqueKeys(client)).flatMap(keySteps), ...inner.map((key) => ({ sql: withHome(key) }))];
}

/** Does those steps in one transaction, as the owner of the database. */
export async function distribute(url: string): Promise<DistributionStep[]> {
  const client = new pg.Client({ connectionString: url, options: UNLIMITED });
  await client.connect();
  try {
    await client.query("begin; select pg_advisory_xact_lock(hashtext('belong.migrate'))");
    const steps = await distributionSteps(client);
    for (const { sql } of steps) await client.query(sql);
    await client.query('commit');
    return steps;
  } finally {
    await client.end();
  }
}
