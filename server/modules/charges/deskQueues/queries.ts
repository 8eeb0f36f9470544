import { sql } from 'kysely';
import { type DeskQueue, personHref } from '@/server/desk/types';

const amount = (column: string) => sql`'$' || to_char(${sql.ref(column)} / 100.0, 'FM999,999,990.00')`;

export const chargeQueues: readonly DeskQueue[] = [
  {
    id: 'charges_unpaid',
    group: 'Money',
    title: 'Payments that failed',
    waitsFor: 'The person to pay again',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select charge.id, concat_ws(' ', payer.first_name, payer.last_name) as title,
        concat_ws(' · ', ${amount('charge.amount')}, charge.failure) as detail, charge.updated_at as since,
        null::timestamptz as due_at, ${personHref('payer.id', 'payer.email')} as href
      from charges charge join users payer on payer.id = charge.payer_id
      where charge.status in ('failed', 'returned')
        and not exists (select from charges later where later.purpose = charge.purpose
          and later.purpose_id = charge.purpose_id and later.status in ('processing', 'succeeded'))`,
  },
  {
    id: 'refunds_failed',
    group: 'Money',
    title: 'Refunds that came back',
    waitsFor: 'Another way to pay the person',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select refund.id, concat_ws(' ', payer.first_name, payer.last_name) as title,
        concat_ws(' · ', ${amount('refund.amount')}, refund.failure) as detail,
        coalesce(refund.failed_at, refund.created_at) as since, null::timestamptz as due_at,
        ${personHref('payer.id', 'payer.email')} as href
      from refunds refund join charges charge on charge.id = refund.charge_id join users payer on payer.id = charge.payer_id
      where refund.failure is not null`,
  },
];
