// Uploads that were begun: what they will need counts for the room of the person who sends them.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

export interface UploadRow {
  id: string;
  ownerId: string | null;
  flowRunId: string | null;
  bytes: number;
  createdAt: Date;
  expiresAt: Date;
}

export async function insert(db: Db, row: UploadRow): Promise<void> {
  await db.insertInto('fileUploads').values(row).execute();
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('fileUploads').where('id', '=', id).execute();
}

/** Bytes of all that an account, or a run without one, has begun to send. */
export async function sumPending(
  db: Db,
  { ownerId, runId }: { ownerId: string | null; runId: string | null },
  now: Date,
): Promise<number> {
  const owned = ownerId ? sql`owner_id = ${ownerId}` : sql`flow_run_id = ${runId}`;
  const { rows } = await sql<{ pending: number }>`select coalesce(sum(bytes), 0)::int8 as pending from file_uploads
    where ${owned} and expires_at > ${now}`.execute(db);
  return rows[0]?.pending ?? 0;
}
