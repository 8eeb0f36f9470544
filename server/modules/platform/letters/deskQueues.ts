import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { type DeskQueue, endOfDay } from '@/server/desk/types';

export const letterQueues: readonly DeskQueue[] = [
  {
    id: 'letters_to_serve',
    group: 'Leases and move-ins',
    title: 'Papers to serve',
    waitsFor: 'A colleague who prints, serves, and records it',
    duties: ['leasing', 'care'],
    items: () => sql`
      select letter.id, letter.title as title,
        case when letter.carrier is null then 'Print and serve it' else letter.carrier || ' posts it' end as detail,
        letter.created_at as since, ${endOfDay(sql`letter.due_on`, sql`letter.time_zone`)} as due_at,
        letter.time_zone as time_zone, ${sql.lit(routes.accounts.deskLetters())} as href
      from letters letter where letter.status in ('queued', 'ready')`,
  },
];
