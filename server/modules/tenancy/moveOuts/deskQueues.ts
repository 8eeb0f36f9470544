import { sql } from 'kysely';
import { balanceDaysByState } from '@/contract/law/deposits';
import { STANDING_DAYS } from '@/contract/tenancy/moveOuts/constants';
import { leaseTerms } from '@/server/db/jsonReaders';
import { type DeskQueue, endOfDay, homeHref } from '@/server/desk/types';

const TIME_ZONE = sql`move_out.time_zone`;
const DUE_DAY = sql`(case when exists (select from deposit_deductions line where line.move_out_id = move_out.id
  and line.status <> 'dropped') then move_out.claim_by else move_out.return_by end)`;
const STATE = sql`(select ${leaseTerms('lease').text('address', 'state')} from leases lease where lease.id = move_out.lease_id)`;
/** Once a claim is noticed, the rest of the deposit has a day of its own in some states. */
const dueDay = (now: Date) => sql`coalesce(move_out.statement_given_on
  + (${JSON.stringify(balanceDaysByState(now.toISOString().slice(0, 10)))}::jsonb ->> ${STATE})::int, ${DUE_DAY})`;
const ADDRESS = sql`(select ${leaseTerms('lease').text('address', 'streetAddress')} from leases lease
  where lease.id = move_out.lease_id)`;

export const moveOutQueues: readonly DeskQueue[] = [
  {
    id: 'first_inspections',
    group: 'Leases and move-ins',
    title: 'First inspections to set',
    waitsFor: 'A time for the inspection that residents asked for, with written notice',
    duties: ['leasing', 'care'],
    items: () => sql`
      select move_out.id, ${ADDRESS} as title, 'Residents asked for a first inspection' as detail,
        move_out.inspection_asked_at as since, move_out.inspection_asked_at + interval '2 days' as due_at,
        move_out.home_id as home_id, ${homeHref('move_out.home_id')} as href
      from move_outs move_out where move_out.status = 'planned' and move_out.inspection_asked_at is not null
        and move_out.inspection_at is null`,
  },
  {
    id: 'deposits_to_return',
    group: 'Leases and move-ins',
    title: 'Deposits to return',
    waitsFor: 'The statement and the money, before the legal deadline',
    duties: ['leasing', 'care'],
    items: (now) => sql`
      select move_out.id, ${ADDRESS} as title,
        case when move_out.statement_sent_at is null then 'No statement sent yet' else 'Statement sent' end as detail,
        move_out.left_on::timestamptz as since, ${endOfDay(dueDay(now), TIME_ZONE)} as due_at,
        move_out.home_id as home_id, ${homeHref('move_out.home_id')} as href
      from move_outs move_out where move_out.status in ('left', 'itemized', 'settled')`,
  },
  {
    id: 'deposit_disputes',
    group: 'Leases and move-ins',
    title: 'Disputed deposit deductions',
    waitsFor: 'An answer to the last amount, before it stands',
    duties: ['leasing', 'care'],
    items: () => sql`
      select move_out.id, ${ADDRESS} as title,
        'Waiting for ' || string_agg(distinct case line.status when 'disputed' then 'the homeowner' else 'the residents'
          end, ' and ') as detail,
        min(line.updated_at) as since,
        min(${endOfDay(sql`(line.updated_at at time zone move_out.time_zone)::date + ${sql.lit(STANDING_DAYS)}`, TIME_ZONE)}) as due_at,
        move_out.home_id as home_id, ${homeHref('move_out.home_id')} as href
      from move_outs move_out join deposit_deductions line on line.move_out_id = move_out.id
      where move_out.status = 'itemized'
        and (line.status = 'disputed' or (line.status = 'proposed' and line.counter is not null))
      group by move_out.id, move_out.home_id, move_out.lease_id`,
  },
];
