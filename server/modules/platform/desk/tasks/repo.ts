import type { Insertable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { DeskTasks } from '@/server/db/types';

export const insert = (db: Db, task: Insertable<DeskTasks>) => db.insertInto('deskTasks').values(task).execute();
