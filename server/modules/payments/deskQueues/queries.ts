import { sql } from 'kysely';
import { type DeskQueue, personHref } from '@/server/desk/types';

const amount = (column: string) => sql`'$' || to_char(${sql.ref(column)} / 100.0, 'FM999,999,990.00')`;

export const paymentQueues: readonly DeskQueue[] = [
  {
    id: 'payments_failed',
    group: 'Money',
    title: 'Payments that failed',
    waitsFor: 'The person to pay again',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select payment.id, concat_ws(' ', payer.first_name, payer.last_name) as title,
        concat_ws(' · ', ${amount('payment.amount')}, payment.failure) as detail, payment.updated_at as since,
        null::timestamptz as due_at, ${personHref('payer.id', 'payer.email')} as href
      from payments payment join users payer on payer.id = payment.payer_id
      where payment.status in ('failed', 'returned')
        and not exists (select from payments later where later.purpose = payment.purpose
          and later.purpose_id = payment.purpose_id and later.status in ('processing', 'succeeded'))`,
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
      from refunds refund join payments payment on payment.id = refund.payment_id join users payer on payer.id = payment.payer_id
      where refund.failure is not null`,
  },
];
