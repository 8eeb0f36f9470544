import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import {
  COMPANY_TIME_ZONE,
  type DeskQueue,
  dollars,
  endOfDay,
  endOfHomeDay,
  homeHref,
  hrefWithId,
} from '@/server/desk/types';
import { isWaiting } from './runs/repo';

/** Why money could not be sent, in words. */
export const waitReason = (
  column: string,
) => sql`case ${sql.ref(column)} when 'balance' then 'too little at the processor'
  when 'capability' then 'the payee’s account at the processor isn’t ready' when 'busy' then 'too many requests'
  else 'refused' end`;

export const payoutQueues: readonly DeskQueue[] = [
  {
    id: 'payout_runs',
    group: 'Money',
    title: 'Payout runs to release',
    waitsFor: 'Someone other than the person who prepared it to release it',
    duties: ['money'],
    items: () => sql`
      select run.id, 'Payouts of ' || to_char(run.pay_on, 'Mon FMDD, YYYY') as title,
        coalesce('Prepared by ' || trim(concat_ws(' ', maker.first_name, maker.last_name)), 'Prepared by the calendar') as detail,
        run.created_at as since, ${endOfDay(sql`run.pay_on`, COMPANY_TIME_ZONE)} as due_at,
        ${COMPANY_TIME_ZONE} as time_zone, ${hrefWithId(routes.accounts.payoutRun, 'run.id')} as href
      from payout_runs run left join users maker on maker.id = run.created_by
      where run.status = 'open'`,
  },
  {
    id: 'payouts_changed',
    group: 'Money',
    title: 'Payouts that grew after their release',
    waitsFor: 'Another release, by someone other than the person who prepared the run',
    duties: ['money'],
    items: () => sql`
      select waiting.home_id as id, concat_ws(', ', home.street_address, home.unit) as title,
        ${dollars('waiting.new_amount')} || ' instead of ' || ${dollars('waiting.amount')} as detail,
        waiting.changed_at as since, null::timestamptz as due_at, ${hrefWithId(routes.accounts.payoutRun, 'waiting.run_id')} as href
      from payout_run_homes waiting join homes home on home.id = waiting.home_id
      where ${isWaiting('waiting')}`,
  },
  {
    id: 'payouts_held',
    group: 'Money',
    title: 'Payouts on hold',
    waitsFor: 'A tax form or a bank account of the owner',
    duties: ['money'],
    items: () => sql`
      select payout.id, concat_ws(', ', home.street_address, home.unit) as title,
        ${dollars('payout.amount')} || ' · ' || case payout.held_for when 'no_account' then 'no bank account'
          else 'no tax form' end as detail,
        payout.created_at as since, null::timestamptz as due_at, ${homeHref('payout.home_id')} as href
      from payouts payout join homes home on home.id = payout.home_id
      where payout.status = 'held'`,
  },
  {
    id: 'payouts_returned',
    group: 'Money',
    title: 'Payouts that came back',
    waitsFor: 'Another bank account of the owner',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select part.id, concat_ws(', ', home.street_address, home.unit) as title,
        ${dollars('part.amount')} || ' · ' || part.failure as detail,
        part.returned_at as since, null::timestamptz as due_at, ${homeHref('part.home_id')} as href
      from payout_parts part join homes home on home.id = part.home_id
      where part.status = 'returned' and not exists (select from payout_parts again where again.resends = part.id)`,
  },
  {
    id: 'payouts_waiting',
    group: 'Money',
    title: 'Payouts that could not be sent',
    waitsFor: 'Money at the processor, or the payee’s account there',
    duties: ['money'],
    items: () => sql`
      select part.id, concat_ws(', ', home.street_address, home.unit) as title,
        ${dollars('part.amount')} || ' · ' || ${waitReason('part.waits_for')} || ' (' || part.refusal || ')' as detail,
        part.waits_since as since, null::timestamptz as due_at, ${homeHref('part.home_id')} as href
      from payout_parts part join homes home on home.id = part.home_id
      where part.status = 'ready' and part.waits_for is not null`,
  },
  {
    id: 'top_ups_failed',
    group: 'Money',
    title: 'Top-ups that failed',
    waitsFor: 'Money in the trust bank account, and a new top-up',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select top_ups.id, 'Top-up of the processor' as title, ${dollars('top_ups.amount')} || ' · ' || failure as detail,
        ended_at as since, null::timestamptz as due_at, ${sql.lit(routes.accounts.reconciliation())} as href
      from top_ups where status = 'failed'`,
  },
  {
    id: 'payout_plan_changes',
    group: 'Money',
    title: 'Payout plans to change',
    waitsFor: 'New terms, signed by the owner and by us',
    duties: ['money'],
    items: () => sql`
      select change.id, concat_ws(', ', home.street_address, home.unit) as title,
        change.plan || ' from ' || to_char(change.effective_from, 'Mon FMDD, YYYY') as detail,
        change.created_at as since, ${endOfHomeDay(sql`(change.effective_from - 1)`, 'change.home_id')} as due_at,
        change.home_id as home_id, ${homeHref('change.home_id')} as href
      from payout_plan_changes change join homes home on home.id = change.home_id
      where change.status = 'requested'`,
  },
];
