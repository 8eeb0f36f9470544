import { sql } from 'kysely';
import { leaseTerms } from '@/server/db/jsonReaders';
import { type DeskQueue, endOfHomeDay, homeHref } from '@/server/desk/types';

const TERMS = leaseTerms('lease');

export const moveInQueues: readonly DeskQueue[] = [
  {
    id: 'insurance_proofs',
    group: 'Leases and move-ins',
    title: 'Insurance to check',
    waitsFor: 'Our team, to check proof of renters insurance',
    duties: ['leasing', 'care'],
    items: () => sql`
      select move_in.lease_id as id, ${TERMS.text('address', 'streetAddress')} as title,
        move_in.insurer || ' · until ' || to_char(move_in.insured_until, 'Mon FMDD, YYYY') as detail,
        move_in.insurance_submitted_at as since, ${endOfHomeDay(sql`${TERMS.text('startOn')}::date`, 'lease.home_id')} as due_at,
        lease.home_id as home_id, ${homeHref('lease.home_id')} as href
      from move_ins move_in join leases lease on lease.id = move_in.lease_id
      where move_in.insurance_status = 'checking'`,
  },
  {
    id: 'move_ins',
    group: 'Leases and move-ins',
    title: 'Move-ins',
    waitsFor: 'Money, insurance, the condition record, and the keys',
    duties: ['leasing', 'care'],
    items: () => sql`
      select lease.id, ${TERMS.text('address', 'streetAddress')} as title,
        'Moves in ' || to_char(${TERMS.text('startOn')}::date, 'Mon FMDD, YYYY') || case
          when lease.secured_at is not null then ' · Paid'
          when exists (select from payments payment where payment.lease_id = lease.id and payment.purpose = 'move_in'
            and payment.status in ('started', 'processing')) then ' · Payment on its way'
          else ' · Payment due' end as detail,
        coalesce(lease.signed_at, lease.created_at) as since, lease.money_due_at as due_at,
        lease.home_id as home_id, ${homeHref('lease.home_id')} as href
      from leases lease where lease.status = 'signed'`,
  },
];
