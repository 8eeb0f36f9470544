import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** Answers the days, local to the home, on which its residents asked for a repair. As the system. */
export type ComplaintSource = (db: Db, home: { homeId: string; timeZone: string }) => Promise<readonly string[]>;

/** Messages about repairs that anybody but the owner began. */
const repairThreads: ComplaintSource = async (db, { homeId, timeZone }) => {
  const { rows } = await sql<{ day: string }>`
    select to_char(thread.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day
    from threads thread where thread.home_id = ${homeId} and thread.topic = 'repair' and exists (
      select from thread_participants person where person.thread_id = thread.id and person.user_id is distinct from
        (select owner_id from homes where id = ${homeId}))`.execute(db);
  return rows.map(({ day }) => day);
};

/** Work orders that residents reported, or that our team wrote down for them while the home was leased, as after a call. */
const reportedRepairs: ComplaintSource = async (db, { homeId, timeZone }) => {
  const { rows } = await sql<{ day: string }>`
    select to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day
    from work_orders where home_id = ${homeId}
      and (source = 'resident' or (source = 'staff' and lease_id is not null))`.execute(db);
  return rows.map(({ day }) => day);
};

/** Each way in which a resident asks for a repair has its source here. */
const sources: readonly ComplaintSource[] = [repairThreads, reportedRepairs];

export async function complaintDays(db: Db, home: { homeId: string; timeZone: string }): Promise<string[]> {
  const days: string[] = [];
  for (const source of sources) days.push(...(await source(db, home)));
  return days.sort();
}
