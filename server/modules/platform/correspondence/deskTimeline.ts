import { sql } from 'kysely';
import { type DeskTimelineSource, personHref, type TimelineSubject } from '@/server/desk/types';

function whose(subject: TimelineSubject) {
  if (subject.kind === 'person') return sql`logged.person_id = ${subject.id}`;
  if (subject.kind === 'home') return sql`logged.home_id = ${subject.id}`;
  return sql`logged.person_id = any(${[...subject.personIds]}::uuid[])
    and (logged.home_id is null or logged.home_id = ${subject.homeId})`;
}

const timelineOf = (kind: 'text' | 'call', title: ReturnType<typeof sql>): DeskTimelineSource => ({
  kind,
  duties: ['leasing', 'care', 'money', 'support'],
  entries: (subject) => sql`
    select ${sql.lit(`${kind}-`)} || logged.id as id, logged.at, ${title} as title, logged.body as detail,
      ${personHref('person.id', 'person.email')} as href
    from contact_log logged join users person on person.id = logged.person_id
    where logged.kind = ${sql.lit(kind)} and ${whose(subject)}`,
});

const person = sql`concat_ws(' ', person.first_name, person.last_name)`;

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
