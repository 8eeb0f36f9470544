// What a database holds, as its own catalog lists it: tables, sequences, and the partitions that hold old months.
import type pg from 'pg';
import * as z from 'zod';

export const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Of all rows, in any order: equal where two databases hold the same. */
  digest: z.string(),
});
export type Table = z.infer<typeof Table>;
export const Sequence = z.object({ name: z.string(), value: z.string() });
export type Sequence = z.infer<typeof Sequence>;
export const Partition = z.object({ name: z.string(), parent: z.string(), bounds: z.string() });
export type Partition = z.infer<typeof Partition>;

/** Written by the migrations themselves. */
const OF_MIGRATIONS = "('public.schema_migrations', 'graphile_worker.migrations')";
const OURS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";
const NAME = "format('%I.%I', n.nspname, c.relname)";

/** Partitions come through the table they belong to. */
const TABLES = `
  select ${NAME} as name, (
    select array_agg(quote_ident(attname) order by attnum) from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
  ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and c.relkind in ('r', 'p') and not c.relispartition and format('%s.%s', n.nspname, c.relname) not in ${OF_MIGRATIONS}
  order by 1`;

export async function tableColumns(client: pg.ClientBase): Promise<Pick<Table, 'name' | 'columns'>[]> {
  return (await client.query<Pick<Table, 'name' | 'columns'>>(TABLES)).rows;
}

/** How many rows a table has, and a sum over all of them that no order changes. */
export async function countRows(
  client: pg.ClientBase,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
): Promise<Pick<Table, 'rows' | 'digest'>> {
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(row(${columns.join(', ')})::text, 0)::numeric), 0)::text as digest from ${name}`,
  );
  return { rows: Number(rows[0]?.rows ?? 0), digest: rows[0]?.digest ?? '' };
}

export async function sequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname !~ '^pg_' and last_value is not null order by 1`,
  );
  return rows;
}

export async function partitions(client: pg.ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select ${NAME} as name, i.inhparent::regclass::text as parent, pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits i on i.inhrelid = c.oid
     where ${OURS} and c.relispartition and c.relkind = 'r' order by 1`,
  );
  return rows;
}

/** Whether there is a table at all. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('r', 'p') limit 1`,
  );
  return rowCount === 0;
}

/** The same text for the same value, whatever this machine prefers. */
export const CONNECTION_OPTIONS =
  '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1 -c bytea_output=hex -c search_path=public';
