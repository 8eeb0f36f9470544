import { sql } from 'kysely';
import type { Duty } from '@/contract/account/users/endpoints';
import { REPORT_CADENCES, type ReportCadence } from '@/contract/platform/reports/constants';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';

interface ScheduleRow {
  reportId: string;
  cadence: ReportCadence;
}

export const listSchedules = (db: Db, personId: string): Promise<ScheduleRow[]> =>
  db
    .selectFrom('reportSchedules')
    .select(['reportId', 'cadence'])
    .where('personId', '=', personId)
    .orderBy('reportId')
    .execute();

export const removeSchedule = (db: Db, personId: string, reportId: string) =>
  db.deleteFrom('reportSchedules').where('personId', '=', personId).where('reportId', '=', reportId).execute();

export const saveSchedule = (db: Db, schedule: ScheduleRow & { personId: string }, now: Date) =>
  db
    .insertInto('reportSchedules')
    .values({ ...schedule, id: newId(now.getTime()), createdAt: now })
    .onConflict((conflict) => conflict.columns(['personId', 'reportId']).doUpdateSet({ cadence: schedule.cadence }))
    .execute();

export interface DueSchedule {
  id: string;
  reportId: string;
  cadence: ReportCadence;
  personId: string;
  email: string;
  firstName: string;
  duties: Duty[];
}

/** Schedules with one of these cadences, of current team members. As the system. */
export async function listDue(db: Db, cadences: readonly ReportCadence[]): Promise<DueSchedule[]> {
  const { rows } = await sql<DueSchedule>`
    select schedule.id, schedule.report_id as "reportId", schedule.cadence, schedule.person_id as "personId",
      person.email, person.first_name as "firstName", person.duties
    from report_schedules schedule join users person on person.id = schedule.person_id
    where schedule.cadence = any(${[...cadences]}::text[]) and person.type = 'staff'
      and person.ended_at is null and person.erased_at is null
    order by schedule.report_id, schedule.id`.execute(db);
  return rows;
}

/** Those that come on a local day: every day's, and those of the week and of the month on their first day. */
export const cadencesOn = (day: string): ReportCadence[] =>
  REPORT_CADENCES.filter(
    (cadence) =>
      cadence === 'daily' ||
      (cadence === 'weekly' ? new Date(`${day}T00:00:00Z`).getUTCDay() === 1 : day.endsWith('-01')),
  );
