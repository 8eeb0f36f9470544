// Files given as answers: they belong to a run of a flow, and to an account once one takes the run over.
import { sql } from 'kysely';
import type { AnswerFile } from '@/contract/account/documents/constants';
import type { Db } from '@/server/db/client';

/** Which of these files stand in the run, or are papers of this person. Asked for by name: staff see more than they hold. */
export async function findAnswerFiles(
  db: Db,
  ids: readonly string[],
  { runId, personId }: { runId: string; personId: string | null },
): Promise<AnswerFile[]> {
  if (ids.length === 0) return [];
  return (await db
    .selectFrom('documents')
    .select(['id', 'name', 'mime', 'bytes', 'notes', 'datedOn'])
    .where('id', 'in', [...ids])
    .where((where) => where.or([where('flowRunId', '=', runId), where('ownerId', '=', personId)]))
    .execute()) as AnswerFile[];
}

export async function sumRunBytes(db: Db, runId: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`select coalesce(sum(bytes), 0)::int8 as used from documents
    where flow_run_id = ${runId}`.execute(db);
  return rows[0]?.used ?? 0;
}

/** Answers where the file was kept; undefined where the run has none of this name. What went out with a message stays. */
export async function removeRunFile(db: Db, runId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ storageKey: string }>`delete from documents where flow_run_id = ${runId} and id = ${id}
    and message_id is null returning storage_key as "storageKey"`.execute(db);
  return rows[0]?.storageKey;
}

/** Files of runs that this person has taken over are theirs. */
export async function assignRunFiles(db: Db, personId: string): Promise<void> {
  await sql`update documents set owner_id = ${personId} where owner_id is null
    and flow_run_id in (select id from flow_runs where person_id = ${personId})`.execute(db);
}
