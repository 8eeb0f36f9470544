import { sql } from 'kysely';
import { type DeskTimelineSource, personHref, type TimelineSubject } from '@/server/desk/types';

function whose(subject: TimelineSubject) {
  if (subject.kind === 'person') return sql`made.user_id = ${subject.id}`;
  if (subject.kind === 'home') return sql`made.home_id = ${subject.id}`;
  if (subject.kind === 'lead') return sql`(made.email = ${subject.email} or made.user_id = ${subject.personId})`;
  return sql`made.home_id = ${subject.homeId} and made.user_id = any(${[...subject.personIds]}::uuid[])`;
}

export const appointmentTimeline: DeskTimelineSource = {
  kind: 'visit',
  duties: ['leasing', 'care', 'money', 'support', 'admin'],
  entries: (subject) => sql`
    select 'visit-' || made.id as id, made.starts_at as at,
      trim(concat_ws(' ', case made.kind when 'tour' then 'Tour' when 'inspection' then 'Inspection'
        when 'photo_session' then 'Photo session' else 'Call' end, 'with', made.first_name, made.last_name)) as title,
      concat_ws(' · ', case made.status when 'booked' then 'Booked' when 'canceled' then 'Canceled'
          when 'completed' then 'Held' else 'Missed' end, (select street_address from homes where homes.id = made.home_id),
        made.host_name, made.note) as detail,
      case when made.user_id is not null then ${personHref('made.user_id', 'made.email')} end as href
    from appointments made where ${whose(subject)}`,
};
