// Which rows name a stored file. Several rows may name one file, such as the notice that both sides of a lease have: it is
// removed with the last of them.
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';

/** Columns that hold the key of a file. */
export const keyColumns = [
  ['documents', 'storage_key'],
  ['data_exports', 'storage_key'],
  ['decision_letters', 'storage_key'],
  ['envelopes', 'sealed_key'],
  ['condition_records', 'sealed_key'],
  ['tax_forms', 'sealed_key'],
  ['w9s', 'sealed_key'],
  ['letters', 'storage_key'],
  ['reconciliation_packs', 'sealed_key'],
  ['reconciliation_packs', 'csv_key'],
  ['handout_editions', 'storage_key'],
] as const;

const namedKeys = sql.join(
  keyColumns.map(([table, column]) => sql`select ${sql.ref(column)} as name from ${sql.table(table)}`),
  sql` union `,
);

export interface Folder {
  /** Where its files are; the first that fits a key counts. */
  folder: string;
  /** What stands for a file in `named`. */
  nameOf: (key: string) => string;
  /** Rows of `name`: what may be there. */
  named: RawBuilder<unknown>;
  /** The files without which a row is broken; others are made again. Left out where all of them are. */
  isNeeded?: (key: string) => boolean;
  /** All of them can be made again. */
  isCache?: boolean;
  /** No sweep removes what no row names: after a restore, the file may be the only copy of a signed paper. */
  keepsOrphans?: boolean;
}

const wholeKey = (key: string) => key;
const exact = (folder: string): Folder => ({
  folder,
  nameOf: wholeKey,
  named: sql`select name from (${namedKeys}) keys where name like ${`${folder}/%`}`,
});

export const FOLDERS: readonly Folder[] = [
  {
    folder: 'media/videos',
    nameOf: wholeKey,
    named: sql`select 'media/videos/' || video_id || case video_mime when 'video/webm' then '.webm' else '.mp4' end as name
      from work_order_photos where video_id is not null`,
  },
  {
    folder: 'media',
    nameOf: (key) => key.split('/')[2] ?? '',
    named: sql`select id as name from media`,
    isNeeded: (key) => key.endsWith('/master.webp'),
  },
  {
    folder: 'share',
    nameOf: (key) => key.split('/')[1] ?? '',
    named: sql`select id::text as name from homes`,
    isCache: true,
  },
  { ...exact('sealed'), keepsOrphans: true },
  ...['documents', 'decision-letters', 'exports', 'receipts', 'statements'].map(exact),
];

/** Folders with files that no row names: each is looked after by what writes it. */
export const OTHER_FOLDERS = ['anchors', 'erasures', 'orphans', 'uploads'];

export const folderOf = (key: string): Folder | undefined => FOLDERS.find(({ folder }) => key.startsWith(`${folder}/`));

/** Those of these keys that no row names any more. */
async function findUnnamed(db: Db, keys: readonly string[]): Promise<string[]> {
  const unnamed: string[] = [];
  for (const [folder, group] of Map.groupBy(keys, folderOf)) {
    if (!folder) {
      unnamed.push(...group);
      continue;
    }
    const names = [...new Set(group.map(folder.nameOf))];
    const { rows } = await sql<{ name: string }>`select name from (${folder.named}) named
      where name = any(${names}::text[])`.execute(db);
    const named = new Set(rows.map(({ name }) => name));
    unnamed.push(...group.filter((key) => !named.has(folder.nameOf(key))));
  }
  return unnamed;
}

/** Removes the files of these keys that no row names, and answers their keys. The only way in which a named file goes. */
export async function removeUnnamedFiles(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const unnamed = await asSystem(db, (trx) => findUnnamed(trx, keys));
  for (const key of unnamed) await storage.delete(key);
  return unnamed;
}
