import { sql } from 'kysely';
import type { DeskLead } from '@/contract/platform/correspondence/endpoints';
import { OFFICE_TIME_ZONE } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

const MAX_ROWS = 50;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

type LeadRow = Omit<DeskLead, 'stage'> & { stage: 'new' | 'answered' | 'won' | 'lost' };

/** A lead with what the same person has done: by their account, or by the email of the lead. */
export async function describeLead(db: Db, id: string, personId: string | null): Promise<LeadRow | undefined> {
  const { rows } = await sql<LeadRow>`
    select lead.id, lead.type, lead.stage, trim(concat_ws(' ', lead.first_name, lead.last_name)) as name, lead.email::text as email,
      lead.phone, lead.topic, lead.message, ${personId}::uuid as "personId", lead.thread_id as "threadId",
      nullif(concat_ws(', ', nullif(lead.street_address, ''), nullif(lead.city, ''), nullif(lead.state, '')), '') as "typedAddress",
      (select json_build_object('id', home.id, 'address', concat_ws(', ', home.street_address, home.unit))
        from homes home where home.id = lead.home_id) as home,
      ${instant('lead.created_at')} as "createdAt", ${instant('lead.answer_by')} as "answerBy", lead.request_count as requests,
      coalesce((select region.time_zone from homes home join regions region on region.id = home.region_id
        where home.id = lead.home_id), ${OFFICE_TIME_ZONE}) as "timeZone",
      coalesce((select json_agg(tour) from (select made.id, ${instant('made.starts_at')} as "startsAt",
          made.time_zone as "timeZone", coalesce(home.street_address, 'Call') as address, made.status
        from appointments made left join homes home on home.id = made.home_id
        where made.email = lead.email or made.user_id = ${personId}::uuid
        order by made.starts_at desc limit ${MAX_ROWS}) tour), '[]') as tours,
      coalesce((select json_agg(sent) from (select application.id, application.home_id as "homeId",
          home.street_address as address, application.status
        from applications application join homes home on home.id = application.home_id
        where application.id in (select application_id from applicants where person_id = ${personId}::uuid)
        order by application.updated_at desc limit ${MAX_ROWS}) sent), '[]') as applications,
      coalesce((select json_agg(other) from (select again.id, ${instant('again.created_at')} as "createdAt",
          coalesce(left(again.message, 140), nullif(again.street_address, ''), again.type) as summary
        from leads again where again.email = lead.email and again.id <> lead.id
        order by again.created_at desc limit ${MAX_ROWS}) other), '[]') as others
    from leads lead where lead.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}
