import type pg from 'pg';

/** The one thing we need of a connection: run SQL. */
export type Client = Pick<pg.ClientBase, 'query'>;

/** Inserts rows in one statement; what is there already stays. Columns are those of the first row. */
export async function insertRows(client: Client, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await client.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
