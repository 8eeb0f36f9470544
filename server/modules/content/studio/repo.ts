import { sql } from 'kysely';
import type { ScheduledAction } from '@/contract/content/studio/endpoints';
import type { Db } from '@/server/db/client';

export interface ScheduleRow {
  documentId: string;
  action: ScheduledAction;
  version: string;
  at: Date;
  createdBy: string;
  createdName: string;
  failure: string | null;
}

export const listSchedules = (db: Db, documentId: string): Promise<ScheduleRow[]> =>
  db
    .selectFrom('contentSchedules')
    .select(['documentId', 'action', 'version', 'at', 'createdBy', 'createdName', 'failure'])
    .where('documentId', '=', documentId)
    .orderBy('action')
    .execute();

interface ScheduleKey {
  documentId: string;
  action: ScheduledAction;
}

/** What is due and has not failed yet. As the system. */
export async function listDue(db: Db, now: Date): Promise<ScheduleKey[]> {
  const { rows } = await sql<ScheduleKey>`select document_id as "documentId", action from content_schedules
    where failure is null and at <= ${now} order by at, document_id, action limit 100`.execute(db);
  return rows;
}

export interface DueRow extends ScheduleRow {
  /** Whether its author still writes here, and still runs the site. */
  isEditor: boolean;
  isAdministrator: boolean;
}

/** Holds one that is due against other workers; undefined where it was taken back, moved, or done. As the system. */
export async function lockDue(db: Db, { documentId, action }: ScheduleKey, now: Date): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    select schedule.document_id as "documentId", schedule.action, schedule.version, schedule.at, schedule.failure,
      schedule.created_by as "createdBy", schedule.created_name as "createdName",
      author.ended_at is null and author.erased_at is null and (author.type = 'editor' or admin.is_one) as "isEditor",
      author.ended_at is null and author.erased_at is null and admin.is_one as "isAdministrator"
    from content_schedules schedule join users author on author.id = schedule.created_by
      cross join lateral (select author.type = 'staff' and 'admin' = any(author.duties) as is_one) admin
    where schedule.document_id = ${documentId} and schedule.action = ${action} and schedule.failure is null
      and schedule.at <= ${now} for update of schedule`.execute(db);
  return rows[0];
}

type NewSchedule = Omit<ScheduleRow, 'failure'> & { createdAt: Date };

/** One of each kind for a document: a new one takes the place of the one before. */
export const saveSchedule = (db: Db, { documentId, action, ...rest }: NewSchedule) =>
  db
    .insertInto('contentSchedules')
    .values({ documentId, action, ...rest })
    .onConflict((conflict) => conflict.columns(['documentId', 'action']).doUpdateSet({ ...rest, failure: null }))
    .execute();

export const failSchedule = (db: Db, { documentId, action }: ScheduleKey, failure: string) =>
  db
    .updateTable('contentSchedules')
    .set({ failure: failure.slice(0, 300) })
    .where('documentId', '=', documentId)
    .where('action', '=', action)
    .execute();

/** False where there was none. */
export async function removeSchedule(db: Db, { documentId, action }: ScheduleKey): Promise<boolean> {
  const done = await db
    .deleteFrom('contentSchedules')
    .where('documentId', '=', documentId)
    .where('action', '=', action)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Editors who were seen on a document since a time, without one of them. */
export const listPresent = (db: Db, documentId: string, personId: string, since: Date) =>
  db
    .selectFrom('contentPresence')
    .select(['personId as id', 'name'])
    .where('documentId', '=', documentId)
    .where('personId', '<>', personId)
    .where('seenAt', '>', since)
    .orderBy('name')
    .orderBy('personId')
    .execute();

/** Writes down who is there, and forgets everyone who was not seen since a time. */
export async function savePresence(
  db: Db,
  { documentId, personId, name }: { documentId: string; personId: string; name: string },
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  await db.deleteFrom('contentPresence').where('seenAt', '<=', since).execute();
  await db
    .insertInto('contentPresence')
    .values({ documentId, personId, name, seenAt: now })
    .onConflict((conflict) => conflict.columns(['documentId', 'personId']).doUpdateSet({ name, seenAt: now }))
    .execute();
}
