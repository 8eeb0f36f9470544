// Which columns of a database hold facts: values that differ from their defaults.
import type { Client } from 'pg';

interface Column {
  table: string;
  name: string;
  /** The default as SQL, null where there is none. */
  standard: string | null;
}

/** Columns of all tables but those that the database fills by itself, such as ids and times of writing. */
async function columns(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as "table", a.attname as name, pg_get_expr(d.adbin, d.adrelid) as standard
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = '' and c.relname <> 'schema_migrations'
     order by 1, 2`,
  );
  return rows.filter(
    ({ standard }) => standard === null || !/\w\(/.test(standard.replaceAll(/numeric\(\d+,\d+\)/g, '')),
  );
}

/** `table.column` of everything that differs from its default, with how many rows do. */
export async function filledColumns(client: Client): Promise<Map<string, number>> {
  const filled = new Map<string, number>();
  for (const [table, list] of Map.groupBy(await columns(client), (column) => column.table)) {
    const counts = list.map(({ name, standard }, at) => {
      const isOther = standard === null ? '' : ` and "${name}"::text is distinct from (${standard})::text`;
      return `count(*) filter (where "${name}" is not null${isOther})::int as c${at}`;
    });
    const { rows } = await client.query<Record<string, number>>(`select ${counts.join(', ')} from "${table}"`);
    for (const [at, { name }] of list.entries()) {
      const count = Number(rows[0]?.[`c${at}`] ?? 0);
      if (count > 0) filled.set(`${table}.${name}`, count);
    }
  }
  return filled;
}
