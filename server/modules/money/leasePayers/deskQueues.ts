import { sql } from 'kysely';
import { payerKindLabels } from '@/contract/money/leasePayers/constants';
import { type DeskQueue, endOfHomeDay, leaseMoneyHref } from '@/server/desk/types';

/** Days after which a part of the rent that has not come is asked about. */
const GRACE_DAYS = 5;

export const leasePayerQueues: readonly DeskQueue[] = [
  {
    id: 'payer_charges_late',
    group: 'Money',
    title: 'Rent of other payers that is late',
    waitsFor: 'Someone to ask the payer, or to record the payment',
    duties: ['money'],
    items: (now) => sql`
      select charge.id, payer.name as title, concat_ws(' · ', ${JSON.stringify(payerKindLabels)}::jsonb ->> payer.kind,
          '$' || to_char((charge.amount - charge.paid - charge.credited) / 100.0, 'FM999,999,990.00'), charge.description) as detail,
        ${endOfHomeDay(sql`charge.due_on`, 'charge.home_id')} as since, null::timestamptz as due_at,
        ${leaseMoneyHref('charge.lease_id')} as href
      from payer_charges charge join lease_payers payer on payer.id = charge.payer_id
      where charge.paid + charge.credited < charge.amount and ${endOfHomeDay(sql`(charge.due_on + ${sql.lit(GRACE_DAYS)})`, 'charge.home_id')} < ${now}`,
  },
];
