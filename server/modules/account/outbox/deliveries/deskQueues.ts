import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { type DeskQueue, hrefWithId } from '@/server/desk/types';
import { latestReport, PROBLEM_KINDS } from './repo';

/** How long a message that did not arrive waits for a person. */
const DAYS = '90 days';
/** A mail server or a carrier that refuses for this long will not take the message without a person. */
const RETRIES = '1 hour';

const UNDELIVERED_QUEUE = 'undelivered';

/** Of each address the newest message that did not arrive; a later one comes back after the first was marked done. */
export const deliveryQueues: readonly DeskQueue[] = [
  {
    id: UNDELIVERED_QUEUE,
    group: 'Requests',
    title: 'Emails and texts that did not arrive',
    waitsFor: 'A call, a paper copy, or a correct address',
    duties: ['support', 'leasing', 'care', 'money'],
    canResolve: true,
    items: (now) => sql`
      select distinct on (failed.recipient) failed.id,
        coalesce(nullif(trim(concat_ws(' ', person.first_name, person.last_name)), '') || ', ', '') || failed.recipient || ': '
          || case failed.kind when 'complained' then 'marked our email as spam'
            when 'unsubscribed' then 'asked for no more messages'
            when 'bounced' then 'this address takes no messages'
            when 'dropped' then 'the message was not sent'
            else 'the message came back' end as title,
        concat_ws(' · ', failed.subject, failed.reason) as detail, failed.since, null::timestamptz as due_at,
        coalesce(${hrefWithId(routes.accounts.deskPerson, 'person.id')},
          ${sql.lit(`${routes.accounts.desk()}?queue=${UNDELIVERED_QUEUE}`)}) as href
      from (
        select sent.id, sent.channel, sent.recipient, sent.subject, stands.kind, stands.detail as reason, stands.at as since
        from outbox sent join lateral (${latestReport('sent.id')}) stands on true
        where stands.kind = any(${[...PROBLEM_KINDS]}::text[]) and sent.id in (select message_id from delivery_events
          where kind in ('softBounced', 'bounced', 'dropped', 'complained', 'unsubscribed')
            and at > ${now}::timestamptz - ${sql.lit(DAYS)}::interval)
        union all
        select sent.id, sent.channel, sent.recipient, sent.subject, 'dropped', sent.last_error, sent.created_at
        from outbox sent
        where sent.status = 'failed' and sent.channel <> 'push'
          and sent.created_at < ${now}::timestamptz - ${sql.lit(RETRIES)}::interval
          and sent.created_at > ${now}::timestamptz - ${sql.lit(DAYS)}::interval
          and not exists (select from text_opt_outs where phone = sent.recipient)
      ) failed left join users person on person.erased_at is null
        and case failed.channel when 'email' then person.email::text = failed.recipient else person.phone = failed.recipient end
      order by failed.recipient, failed.since desc, failed.id desc`,
  },
];
