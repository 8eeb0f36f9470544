import { sql } from 'kysely';
import type { TodoStatus } from '@/contract/account/todos/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

export interface TodoRow {
  id: string;
  kind: string;
  subject: string;
  status: TodoStatus;
  dueOn: string | null;
  detail: Record<string, string>;
  openedAt: Date;
}

const columns = (
  now: Date,
) => sql`id, kind, subject, case when status = 'snoozed' and snoozed_until <= ${now} then 'open' else status end as status,
  due_on as "dueOn", detail, opened_at as "openedAt"`;

/** Open to-dos of a person: the nearest date first, then the longest open. */
export async function findOpen(db: Db, userId: string, now: Date): Promise<TodoRow[]> {
  const { rows } = await sql<TodoRow>`select ${columns(now)} from todos
    where user_id = ${userId} and (status = 'open' or (status = 'snoozed' and snoozed_until <= ${now}))
    order by due_on nulls last, opened_at limit 50`.execute(db);
  return rows;
}

export async function findById(db: Db, id: string, userId: string, now: Date): Promise<TodoRow | undefined> {
  const { rows } = await sql<TodoRow>`select ${columns(now)} from todos
    where id = ${idOrNull(id)} and user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function setStatus(
  db: Db,
  id: string,
  { status, snoozedUntil = null, now }: { status: TodoStatus; snoozedUntil?: Date | null; now: Date },
): Promise<void> {
  await sql`update todos set status = ${status}, snoozed_until = ${snoozedUntil},
    closed_at = ${status === 'dismissed' ? now : null} where id = ${id}`.execute(db);
}
