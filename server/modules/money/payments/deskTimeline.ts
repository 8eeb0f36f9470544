import { type RawBuilder, sql } from 'kysely';
import { type DeskTimelineSource, dollars, leaseMoneyHref, type TimelineSubject } from '@/server/desk/types';

const whose: Readonly<Record<TimelineSubject['kind'], (id: string) => RawBuilder<unknown>>> = {
  person: (id) => sql`payment.payer_id = ${id}`,
  home: (id) => sql`payment.home_id = ${id}`,
  lease: (id) => sql`payment.lease_id = ${id}`,
  lead: () => sql`false`,
};

export const paymentTimeline: DeskTimelineSource = {
  kind: 'payment',
  duties: ['money', 'support'],
  entries: ({ kind, id }) => sql`
    select 'payment-' || payment.id as id, payment.created_at as at,
      ${dollars('payment.amount')} || ' from ' || trim(concat_ws(' ', payer.first_name, payer.last_name)) as title,
      concat_ws(' · ', case payment.status when 'succeeded' then 'Paid' when 'failed' then 'Failed' when 'returned' then 'Returned'
          when 'refunded' then 'Refunded' else 'On its way' end, nullif(payment.label, ''), payment.failure) as detail,
      ${leaseMoneyHref('payment.lease_id')} as href
    from payments payment join users payer on payer.id = payment.payer_id where ${whose[kind](id)}`,
};
