import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** Adds a job to the queue, in the caller’s transaction: it runs only if the change it belongs to holds. */
export async function enqueue(
  db: Db,
  task: string,
  payload: Record<string, unknown>,
  { runAt, jobKey }: { runAt?: Date; jobKey?: string } = {},
): Promise<void> {
  await sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::jsonb, ${runAt ?? null}::timestamptz, ${jobKey ?? null})`.execute(
    db,
  );
}
