import { type RawBuilder, sql } from 'kysely';
import type { Db } from './client';

/**
 * So many selects make one statement. Its planning takes longer with each of them, most of all under row-level security, and
 * counts toward the three seconds that a statement may take.
 */
const SELECTS_PER_STATEMENT = 8;

/** The rows of selects with the same columns, select by select, in as few statements as stay short. */
export async function unionAll<Row>(db: Db, selects: readonly RawBuilder<unknown>[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < selects.length; start += SELECTS_PER_STATEMENT) {
    const part = selects.slice(start, start + SELECTS_PER_STATEMENT);
    rows.push(...(await sql<Row>`${sql.join(part, sql` union all `)}`.execute(db)).rows);
  }
  return rows;
}
