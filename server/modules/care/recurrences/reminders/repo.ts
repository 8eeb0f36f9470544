import { sql } from 'kysely';
import type { Performer } from '@/contract/care/recurrences/constants';
import type { CareTypeName } from '@/contract/care/recurrences/plan';
import type { Db } from '@/server/db/client';

export interface DueTask {
  occurrenceId: string;
  recurrenceId: string;
  homeId: string;
  type: CareTypeName;
  performer: Performer;
  dueOn: string;
  today: string;
  address: string;
}

/** Open tasks of owners and residents that are near, due, or late. */
export async function listTasksToRemind(db: Db, now: Date, most: number): Promise<DueTask[]> {
  const { rows } =
    await sql<DueTask>`select made.id as "occurrenceId", each.id as "recurrenceId", made.home_id as "homeId",
      each.type, made.performer, made.due_on as "dueOn", (${now}::timestamptz at time zone region.time_zone)::date as today,
      concat_ws(', ', home.street_address, home.unit) as address
    from recurrence_occurrences made join recurrences each on each.id = made.recurrence_id
    join homes home on home.id = made.home_id join regions region on region.id = home.region_id
    where made.status = 'open' and made.performer <> 'us' and (
      made.due_on - (${now}::timestamptz at time zone region.time_zone)::date in (7, 0, -7)
    ) order by made.due_on, made.id limit ${most}`.execute(db);
  return rows;
}
