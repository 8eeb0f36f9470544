import { sql } from 'kysely';
import type { NextStep, Todo } from '@/contract/account/todos/endpoints';
import type { Db } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import type { TodoKind } from './constants';
import { presentTodo } from './presenter';
import * as repo from './repo';

export type { NextStep, TodoKind };

/** Open next steps in one module's lifecycles, and their people. `server/nextSteps.ts` lists every source. */
export type NextStepSource = (db: Db, person: Pick<Person, 'id' | 'type'>, now: Date) => Promise<NextStep[]>;

/** To-dos that were asked for one by one, and do not follow from where something stands. */
export const listStoredTodos = async (db: Db, userId: string, now: Date): Promise<Todo[]> =>
  (await repo.findOpen(db, userId, now)).flatMap(presentTodo);

interface TodoSubject {
  userId: string;
  kind: TodoKind;
  /** The id of what it is about, where one person can have several of a kind. */
  subject?: string;
}

/** Opens a to-do of a person, in the transaction of its cause. Asked again, it is the same to-do, open again. */
export async function openTodo(
  db: Db,
  { userId, kind, subject = '', dueOn = null, detail = {} }: TodoSubject & { dueOn?: string | null; detail?: object },
): Promise<void> {
  await sql`select app.open_todo(${userId}, ${kind}, ${subject}, ${dueOn}::date, ${JSON.stringify(detail)}::jsonb)`.execute(
    db,
  );
}

/** It was done; closing what is not open is no error. */
export async function closeTodo(db: Db, { userId, kind, subject = '' }: TodoSubject): Promise<void> {
  await sql`select app.close_todo(${userId}, ${kind}, ${subject})`.execute(db);
}
