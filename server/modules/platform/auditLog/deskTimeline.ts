import { sql } from 'kysely';
import type { DeskTimelineSource } from '@/server/desk/types';

/** Readings, and what stands on the timeline by itself. */
const LEFT_OUT = ['desk.person_viewed', 'desk.message_sent', 'desk.text_sent', 'desk.call_logged'];

/** What was done about a person, a home, or a lease, and what a person did. */
export const auditTimeline: DeskTimelineSource = {
  kind: 'change',
  duties: ['leasing', 'care', 'money', 'support', 'admin'],
  entries: ({ kind, id }) => {
    const about = sql`select id, at, event from audit_log where subject = ${`${kind}:${id}`}`;
    const done = sql`select id, at, event from audit_log where person_id = ${id}`;
    return sql`select 'change-' || happened.id as id, happened.at, happened.event as title, null as detail, null as href
      from (${kind === 'person' ? sql`${about} union ${done}` : about}) happened
      where happened.event <> all(${LEFT_OUT}::text[])`;
  },
};
