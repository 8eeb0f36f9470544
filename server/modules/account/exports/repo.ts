import { sql } from 'kysely';
import type { DataExport } from '@/contract/account/exports/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

export interface ExportRow {
  id: string;
  userId: string;
  status: DataExport['status'];
  done: number;
  total: number;
  bytes: number | null;
  storageKey: string | null;
  createdAt: Date;
  expiresAt: Date | null;
}

const columns = ['id', 'userId', 'status', 'done', 'total', 'bytes', 'storageKey', 'createdAt', 'expiresAt'] as const;

export async function findAll(db: Db, userId: string): Promise<ExportRow[]> {
  const rows = await db
    .selectFrom('dataExports')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(5)
    .execute();
  return rows as ExportRow[];
}

export async function findById(db: Db, id: string): Promise<ExportRow | undefined> {
  const row = await db.selectFrom('dataExports').select(columns).where('id', '=', idOrNull(id)).executeTakeFirst();
  return row as ExportRow | undefined;
}

/** False where one is underway already. */
export async function insert(db: Db, row: { id: string; userId: string; createdAt: Date }): Promise<boolean> {
  const { rows } =
    await sql`insert into data_exports (id, user_id, created_at) values (${row.id}, ${row.userId}, ${row.createdAt})
    on conflict (user_id) where status in ('waiting', 'gathering') do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function update(db: Db, id: string, change: Partial<Omit<ExportRow, 'id' | 'userId'>>): Promise<void> {
  await db.updateTable('dataExports').set(change).where('id', '=', id).execute();
}

/** What did not come to an end within an hour will not. */
export async function markFailed(db: Db, now: Date): Promise<void> {
  await sql`update data_exports set status = 'failed'
    where status in ('waiting', 'gathering') and created_at < ${now}::timestamptz - interval '1 hour'`.execute(db);
}

/** Expired copies, with their storage keys. */
export async function expire(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`with old as (
      select id, storage_key from data_exports where status = 'ready' and expires_at <= ${now}
    ) update data_exports set status = 'expired', storage_key = null from old where data_exports.id = old.id
    returning old.storage_key as key`.execute(db);
  return rows.map(({ key }) => key);
}
