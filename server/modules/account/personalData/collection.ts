import { sql } from 'kysely';
import { type CsvCell, csvOf } from '@/contract/format/csv';
import type { Db } from '@/server/db/client';
import type { Identifiers, PersonalTable } from '@/server/modules/account/personalData/types';

export type Row = Record<string, unknown>;

/** Maximum rows of one table; above it people ask us, and no one has come near it. */
const MAX_ROWS = 50_000;

/** All rows of a person in one table, as JSON has it, without secrets. */
export async function collectRows(
  db: Db,
  { table, reach, secret = [] }: PersonalTable,
  who: Identifiers,
): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) - ${[...secret]}::text[] as row
    from ${sql.table(table)} t where ${reach(who)} limit ${MAX_ROWS}`.execute(db);
  return rows.map(({ row }) => row);
}

export interface StoredFile {
  key: string;
  /** What they called it. */
  name: string;
}

/** Where the store keeps what a row names. */
const keyIn = ({ table, file }: PersonalTable) =>
  table === 'media'
    ? sql`'media/' || left(t.id, 2) || '/' || t.id || '/master.webp'`
    : file
      ? sql.ref(`t.${file}`)
      : null;

/** The files of a person that the rows of a table name. */
export async function collectFiles(db: Db, of: PersonalTable, who: Identifiers): Promise<StoredFile[]> {
  const key = keyIn(of);
  if (!key) return [];
  const { rows } = await sql<StoredFile>`select ${key} as key,
      coalesce(to_jsonb(t) ->> 'name', to_jsonb(t) #>> '{paper,title}', to_jsonb(t) ->> 'id', ${of.table}) as name
    from ${sql.table(of.table)} t where ${of.reach(who)} and ${key} is not null`.execute(db);
  return rows;
}

const cellOf = (value: unknown): CsvCell => {
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Rows as a spreadsheet, with the names of their columns. */
export function toCsv(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvOf([names, ...rows.map((row) => names.map((name) => cellOf(row[name])))]);
}
