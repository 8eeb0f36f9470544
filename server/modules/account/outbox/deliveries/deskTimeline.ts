import { sql } from 'kysely';
import type { DeskTimelineSource, TimelineSubject } from '@/server/desk/types';
import { latestReport } from './repo';

const addressesOf = (condition: ReturnType<typeof sql>) =>
  sql`select email::text from users where id ${condition} union all select phone from users where id ${condition} and phone is not null`;

function whose(subject: TimelineSubject) {
  if (subject.kind === 'lead') return sql`sent.recipient = ${subject.email}`;
  const personIds = subject.kind === 'person' ? [subject.id] : subject.kind === 'lease' ? [...subject.personIds] : [];
  return sql`sent.recipient in (${addressesOf(sql`= any(${personIds}::uuid[])`)})`;
}

/** Emails and texts that left us, with what became of them. */
export const deliveryTimeline: DeskTimelineSource = {
  kind: 'sent',
  duties: ['leasing', 'care', 'money', 'support'],
  // A message carries an address and no home.
  subjects: ['person', 'lease', 'lead'],
  entries: (subject) => sql`
    select 'sent-' || sent.id as id, coalesce(sent.sent_at, sent.created_at) as at,
      case sent.channel when 'email' then 'Email to ' else 'Text to ' end || sent.recipient
        || coalesce(': ' || nullif(sent.subject, ''), '') as title,
      case when sent.status = 'failed' then 'Not sent' || coalesce(': ' || sent.last_error, '')
        else case stands.kind when 'delivered' then 'Delivered' when 'delayed' then 'Delayed' when 'bounced' then 'Bounced'
          when 'softBounced' then 'Came back' when 'dropped' then 'Not sent' when 'complained' then 'Marked as spam'
          when 'unsubscribed' then 'Asked for no more messages' else 'Sent' end
          || case when stands.kind <> 'delivered' then coalesce(': ' || stands.detail, '') else '' end end as detail,
      null::text as href
    from outbox sent left join lateral (${latestReport('sent.id')}) stands on true
    where sent.channel <> 'push' and sent.status <> 'waiting' and ${whose(subject)}`,
};
