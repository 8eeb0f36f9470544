import { sql } from 'kysely';
import { MAX_REPLAY_BYTES, REPLAYS_SHOWN, type ReplayChunk } from '@/contract/platform/sessionReplays/endpoints';
import type { Db } from '@/server/db/client';

interface NewChunk {
  id: string;
  trackingId: string;
  userId: string | null;
  chunk: ReplayChunk;
  events: Buffer;
  now: Date;
}

/**
 * Adds a piece, and the recording with the first one. Nothing where the recording is another browser’s, or full; a piece
 * that came before stays as it is.
 */
export async function addChunk(db: Db, { id, trackingId, userId, chunk, events, now }: NewChunk): Promise<void> {
  const bytes = events.length;
  const { rows } = await sql<{ id: string }>`insert into session_replays as known
      (id, tracking_id, user_id, device, route, bytes, started_at, ended_at)
    values (${id}, ${trackingId}, ${userId}, ${chunk.device}, ${chunk.route}, ${bytes}, ${now}, ${now})
    on conflict (id) do update set bytes = known.bytes + excluded.bytes, ended_at = excluded.ended_at,
      user_id = coalesce(excluded.user_id, known.user_id)
    where known.tracking_id = excluded.tracking_id and known.bytes + excluded.bytes <= ${MAX_REPLAY_BYTES}
    returning id`.execute(db);
  if (rows.length === 0) return;
  await db
    .insertInto('sessionReplayChunks')
    .values({ replayId: id, sequence: chunk.sequence, events })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const listNewest = (db: Db) =>
  db.selectFrom('sessionReplays').selectAll().orderBy('startedAt', 'desc').limit(REPLAYS_SHOWN).execute();

export const findById = (db: Db, id: string) =>
  db.selectFrom('sessionReplays').selectAll().where('id', '=', id).executeTakeFirst();

export async function listChunks(db: Db, id: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sessionReplayChunks')
    .select('events')
    .where('replayId', '=', id)
    .orderBy('sequence')
    .execute();
  return rows.map(({ events }) => events);
}
