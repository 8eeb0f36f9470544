import { sql } from 'kysely';
import { bankOrderLabels } from '@/contract/money/bankOrders/constants';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';

const title = sql`(${JSON.stringify(bankOrderLabels)}::jsonb ->> bank_order.kind)`;
const detail = sql`concat_ws(' · ', '$' || to_char(bank_order.amount / 100.0, 'FM999,999,990.00'), bank_order.reason, bank_order.note)`;

export const bankOrderQueues: readonly DeskQueue[] = [
  {
    id: 'bank_orders_open',
    group: 'Money',
    title: 'Bank orders to approve',
    waitsFor: 'A second person to approve or decline',
    duties: ['money'],
    items: () => sql`
      select bank_order.id, ${title} as title, ${detail} as detail, bank_order.proposed_at as since,
        null::timestamptz as due_at, ${sql.lit(routes.accounts.reconciliation())} as href
      from bank_orders bank_order where bank_order.status = 'proposed'`,
  },
  {
    id: 'bank_orders_failed',
    group: 'Money',
    title: 'Bank orders that the bank refused or returned',
    waitsFor: 'Someone to correct the cause',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select bank_order.id, ${title} as title, ${detail} as detail, bank_order.decided_at as since,
        null::timestamptz as due_at, ${sql.lit(routes.accounts.reconciliation())} as href
      from bank_orders bank_order where bank_order.status in ('refused', 'returned')`,
  },
];
