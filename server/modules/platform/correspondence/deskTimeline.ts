import { sql } from 'kysely';
import { type DeskTimelineSource, personHref, type TimelineSubject } from '@/server/desk/types';

function whose(subject: TimelineSubject) {
  if (subject.kind === 'person') return sql`logged.person_id = ${subject.id}`;
  if (subject.kind === 'home') return sql`logged.home_id = ${subject.id}`;
  if (subject.kind === 'lead') return sql`(logged.lead_id = ${subject.id} or logged.person_id = ${subject.personId})`;
  return sql`logged.person_id = any(${[...subject.personIds]}::uuid[])
    and (logged.home_id is null or logged.home_id = ${subject.homeId})`;
}

const timelineOf = (kind: 'text' | 'call', title: ReturnType<typeof sql>): DeskTimelineSource => ({
  kind,
  duties: ['leasing', 'care', 'money', 'support'],
  entries: (subject) => sql`
    select ${sql.lit(`${kind}-`)} || logged.id as id, logged.at, ${title} as title, logged.body as detail,
      case when person.id is not null then ${personHref('person.id', 'person.email')} end as href
    from contact_log logged left join users person on person.id = logged.person_id left join leads lead on lead.id = logged.lead_id
      left join appointments visit on visit.id = logged.appointment_id
    where logged.kind = ${sql.lit(kind)} and ${whose(subject)}`,
});

const person = sql`trim(concat_ws(' ', coalesce(person.first_name, lead.first_name, visit.first_name),
  coalesce(person.last_name, lead.last_name, visit.last_name)))`;

export const correspondenceTimelines: readonly DeskTimelineSource[] = [
  timelineOf(
    'text',
    sql`case logged.direction when 'in' then ${person} || ' texted' else logged.author_name || ' texted ' || ${person} end`,
  ),
  timelineOf(
    'call',
    sql`case logged.direction when 'in' then ${person} || ' called ' || logged.author_name
        else logged.author_name || ' called ' || ${person} end || case logged.outcome when 'leftVoicemail' then ': left a voicemail'
        when 'noAnswer' then ': no answer' when 'wrongNumber' then ': wrong number' else '' end`,
  ),
];
