import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { activeTraceparent, TRACE_FIELD } from '@/server/telemetry/spans';

/** Lower runs first: people wait for urgent jobs, and not for bulk ones. */
export const PRIORITIES = { urgent: -10, normal: 0, bulk: 10, upkeep: 20 } as const;

interface JobOptions {
  runAt?: Date;
  jobKey?: string;
  priority?: keyof typeof PRIORITIES;
}

/** Adds a job to the queue, in the caller’s transaction: it runs only if the change it belongs to holds. */
export async function enqueue(
  db: Db,
  task: string,
  payload: Record<string, unknown>,
  { runAt, jobKey, priority = 'normal' }: JobOptions = {},
): Promise<void> {
  const traceparent = activeTraceparent();
  const carried = traceparent ? { ...payload, [TRACE_FIELD]: traceparent } : payload;
  await sql`select app.enqueue(${task}, ${JSON.stringify(carried)}::jsonb, ${runAt ?? null}::timestamptz, ${jobKey ?? null},
    priority => ${PRIORITIES[priority]})`.execute(db);
}
