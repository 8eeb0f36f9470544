import { sql } from 'kysely';
import { type DeskQueue, homeHref } from '@/server/desk/types';

export const moveOutQueues: readonly DeskQueue[] = [
  {
    id: 'deposits_to_return',
    group: 'Leases and move-ins',
    title: 'Deposits to return',
    waitsFor: 'The statement and the money, before the legal deadline',
    duties: ['leasing', 'care'],
    items: () => sql`
      select move_out.id, (select lease.terms->'address'->>'streetAddress' from leases lease
          where lease.id = move_out.lease_id) as title,
        case when move_out.statement_sent_at is null then 'No statement sent yet' else 'Statement sent' end as detail,
        move_out.left_on::timestamptz as since,
        (case when exists (select from deposit_deductions line where line.move_out_id = move_out.id
            and line.status <> 'dropped') then move_out.claim_by else move_out.return_by end)::timestamptz as due_at, ${homeHref('move_out.home_id')} as href
      from move_outs move_out where move_out.status in ('left', 'itemized', 'settled')`,
  },
];
