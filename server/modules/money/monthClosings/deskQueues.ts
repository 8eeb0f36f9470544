import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';

/** Days after a month in which its statements arrive and its differences are explained. */
const DAYS_TO_CLOSE = 15;

/** Once months are closed at all, each next one is due. */
export const monthClosingQueues: readonly DeskQueue[] = [
  {
    id: 'months_to_close',
    group: 'Money',
    title: 'Months to close',
    waitsFor: 'Someone to close the books of the month',
    duties: ['money'],
    items: (now) => sql`
      select last.id, to_char(last.month + interval '1 month', 'FMMonth YYYY') as title,
        'The month after the last closed one is over' as detail,
        (last.month + interval '2 months') at time zone 'America/Los_Angeles' as since,
        (last.month + interval '2 months' + make_interval(days => ${sql.lit(DAYS_TO_CLOSE)})) at time zone 'America/Los_Angeles' as due_at,
        'America/Los_Angeles' as time_zone, ${sql.lit(routes.accounts.reconciliation())} as href
      from (select id, month from month_closings where reopened_at is null order by month desc limit 1) last
      where (last.month + interval '2 months') at time zone 'America/Los_Angeles' <= ${now}`,
  },
];
