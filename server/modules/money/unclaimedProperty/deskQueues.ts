import { sql } from 'kysely';
import {
  QUEUE_AHEAD_DAYS,
  unclaimedKindLabels,
  unclaimedReasonLabels,
  unclaimedStatusLabels,
} from '@/contract/money/unclaimedProperty/constants';
import { routes } from '@/contract/routes';
import { OFFICE_TIME_ZONE, officeDay } from '@/server/calendar/officeDeadline';
import { type DeskQueue, endOfDay } from '@/server/desk/types';
import { dueOn } from './repo';

const labels = (words: Readonly<Record<string, string>>, column: string) =>
  sql`(${JSON.stringify(words)}::jsonb ->> ${sql.raw(column)})`;
const kind = labels(unclaimedKindLabels, 'kind');
const money = sql`'$' || to_char(amount / 100.0, 'FM999,999,990.00')`;
const href = sql.lit(routes.accounts.moneyDesk());
const zone = sql.lit(OFFICE_TIME_ZONE);

export const unclaimedPropertyQueues: readonly DeskQueue[] = [
  {
    id: 'unclaimed_due',
    group: 'Money',
    title: 'Unclaimed property that is due',
    waitsFor: 'A notice, a report to the state, or its payment',
    duties: ['money'],
    items: (now) => sql`
      select item.id, concat_ws(', ', item.title, item.owner_name) as title,
        concat_ws(' · ', item.money, item.state, item.step) as detail, item.created_at as since,
        ${endOfDay(sql`item.due_on`, zone)} as due_at, ${zone} as time_zone, ${href} as href
      from (select id, ${kind} as title, owner_name, ${money} as money, state,
          ${labels(unclaimedStatusLabels, 'status')} as step, created_at, (${dueOn})::date as due_on
        from unclaimed_items where status in ('found', 'letter_sent', 'reported')) item
      where item.due_on <= ${officeDay(now)}::date + ${QUEUE_AHEAD_DAYS}::int`,
  },
  {
    id: 'unclaimed_waiting',
    group: 'Money',
    title: 'Unclaimed property of which we do not know the law or the owner',
    waitsFor: 'A colleague who enters owner and address, or asks our lawyer',
    duties: ['money'],
    items: () => sql`
      select id, concat_ws(', ', ${kind}, nullif(owner_name, '')) as title,
        concat_ws(' · ', ${money}, state, ${labels(unclaimedReasonLabels, 'reason')}) as detail, created_at as since,
        null::timestamptz as due_at, ${href} as href
      from unclaimed_items where status = 'waiting'`,
  },
  {
    id: 'unclaimed_to_pay',
    group: 'Money',
    title: 'Owners of unclaimed property to pay again',
    waitsFor: 'A new check: the last one was declined, stopped, or sent back',
    duties: ['money'],
    items: () => sql`
      select id, concat_ws(', ', ${kind}, owner_name) as title, ${money} as detail, updated_at as since,
        null::timestamptz as due_at, ${href} as href
      from unclaimed_items where status = 'answered' and order_id is null`,
  },
  {
    id: 'unclaimed_reports',
    group: 'Money',
    title: 'Reports of unclaimed property to file',
    waitsFor: 'A colleague who files it with the state and enters its number',
    duties: ['money'],
    items: () => sql`
      select report.id, concat_ws(' ', 'Report to', report.state) as title, '' as detail, report.prepared_at as since,
        ${endOfDay(sql`report.due_on`, zone)} as due_at, ${zone} as time_zone, ${href} as href
      from unclaimed_reports report where report.status = 'prepared'`,
  },
];
