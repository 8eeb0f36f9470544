import { sql } from 'kysely';
import { moneyRequestLabels } from '@/contract/money/moneyRequests/constants';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';

const kindLabel = sql`(${JSON.stringify(moneyRequestLabels)}::jsonb ->> request.kind)`;
const title = sql`concat_ws(': ', ${kindLabel}, request.title)`;
const detail = sql`concat_ws(' · ', '$' || to_char(request.amount / 100.0, 'FM999,999,990.00'), request.reason)`;

export const moneyRequestQueues: readonly DeskQueue[] = [
  {
    id: 'money_requests_open',
    group: 'Money',
    title: 'Money changes to approve',
    waitsFor: 'A second person to approve or decline',
    duties: ['money'],
    items: () => sql`
      select request.id, ${title} as title, ${detail} as detail, request.requested_at as since,
        null::timestamptz as due_at, ${sql.lit(routes.accounts.moneyDesk())} as href
      from money_requests request where request.status = 'requested'`,
  },
  {
    id: 'money_requests_failed',
    group: 'Money',
    title: 'Approved refunds that did not work',
    waitsFor: 'A new request, by check',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select request.id, ${title} as title, concat_ws(' · ', ${detail}, request.note) as detail,
        request.decided_at as since, null::timestamptz as due_at, ${sql.lit(routes.accounts.moneyDesk())} as href
      from money_requests request where request.status = 'failed'`,
  },
];
