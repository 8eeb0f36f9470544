import { sql } from 'kysely';
import type { DeskTimelineSource } from '@/server/desk/types';
import { MOVE_KINDS } from './statusChanges';

/** The history of a home without its moves, which the audit log has. */
export const homeTimeline: DeskTimelineSource = {
  kind: 'change',
  duties: ['leasing', 'care', 'money', 'support', 'admin'],
  entries: ({ kind, id }) => sql`
    select 'home-' || happened.id as id, happened.at, 'home.' || happened.kind as title, null as detail, null as href
    from home_events happened
    where ${kind === 'home' ? sql`happened.home_id = ${id} and happened.kind <> all(${[...MOVE_KINDS]}::text[])` : sql`false`}`,
};
