import { sql } from 'kysely';
import { type DeskQueue, leaseMoneyHref } from '@/server/desk/types';

export const paymentPlanQueues: readonly DeskQueue[] = [
  {
    id: 'payment_plans_requested',
    group: 'Money',
    title: 'Payment plan requests',
    waitsFor: 'A decision: start the plan, change it, or decline it',
    duties: ['money'],
    items: () => sql`
      select plan.id, home.street_address as title,
        concat_ws(' · ', '$' || to_char(plan.amount / 100.0, 'FM999,999,990.00'), plan.parts || ' parts') as detail,
        plan.created_at as since, null::timestamptz as due_at, ${leaseMoneyHref('plan.lease_id')} as href
      from payment_plans plan join homes home on home.id = plan.home_id where plan.status = 'requested'`,
  },
  {
    id: 'payment_plans_broken',
    group: 'Money',
    title: 'Broken payment plans',
    waitsFor: 'A call to the residents',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select plan.id, home.street_address as title,
        '$' || to_char(plan.amount / 100.0, 'FM999,999,990.00') as detail,
        plan.ended_at as since, null::timestamptz as due_at, ${leaseMoneyHref('plan.lease_id')} as href
      from payment_plans plan join homes home on home.id = plan.home_id where plan.status = 'broken'`,
  },
];
