import { sql } from 'kysely';
import { type DeskQueue, homeHref } from '@/server/desk/types';

export const billQueues: readonly DeskQueue[] = [
  {
    id: 'bills_disputed',
    group: 'Money',
    title: 'Bills in dispute',
    waitsFor: 'A decision: take something off, or let the bill stand',
    duties: ['money'],
    items: () => sql`
      select dispute.id, charge.description as title,
        concat_ws(' · ', '$' || to_char(charge.amount / 100.0, 'FM999,999,990.00'), home.street_address) as detail,
        dispute.opened_at as since, null::timestamptz as due_at, ${homeHref('home.id')} as href
      from bill_disputes dispute join charges charge on charge.id = dispute.charge_id
        join homes home on home.id = dispute.home_id
      where dispute.status = 'open'`,
  },
];
