import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import type { DeskTimelineSource, TimelineSubject } from '@/server/desk/types';

const withPerson = (condition: ReturnType<typeof sql>) =>
  sql`exists (select from thread_participants party where party.thread_id = thread.id and party.user_id ${condition})`;

function about(subject: TimelineSubject) {
  if (subject.kind === 'person') return withPerson(sql`= ${subject.id}`);
  if (subject.kind === 'home') return sql`thread.home_id = ${subject.id}`;
  if (subject.kind === 'lead') return sql`thread.id = ${subject.threadId}`;
  return sql`(thread.home_id is null or thread.home_id = ${subject.homeId})
    and ${withPerson(sql`= any(${[...subject.personIds]}::uuid[])`)}`;
}

export const threadTimeline: DeskTimelineSource = {
  kind: 'message',
  duties: ['leasing', 'care', 'support'],
  entries: (subject) => sql`
    select 'message-' || written.id as id, written.created_at as at,
      coalesce((select trim(concat_ws(' ', first_name, last_name)) from users where users.id = written.author_id),
        (select trim(concat_ws(' ', first_name, last_name)) from thread_guests guest where guest.thread_id = thread.id and not written.from_staff),
        case when written.from_staff then 'Belong' else 'Former member' end) || ' wrote: ' || thread.subject as title,
      left(written.body, 300) as detail, ${sql.lit(`${routes.accounts.inbox()}?thread=`)} || thread.id as href
    from threads thread join messages written on written.thread_id = thread.id
    where ${about(subject)}`,
};
