import { type RawBuilder, sql } from 'kysely';
import { routes } from '@/contract/routes';
import { type DeskTimelineSource, hrefWithId, type TimelineSubject } from '@/server/desk/types';

const whose: Readonly<Record<TimelineSubject['kind'], (id: string) => RawBuilder<unknown>>> = {
  person: (id) => sql`repair.reporter_id = ${id}`,
  home: (id) => sql`repair.home_id = ${id}`,
  lease: (id) => sql`repair.lease_id = ${id}`,
  lead: () => sql`false`,
};

/** Visits of Pros for repairs that a person reported, or at a home. */
export const workOrderTimeline: DeskTimelineSource = {
  kind: 'visit',
  duties: ['leasing', 'care', 'money', 'support', 'admin'],
  entries: ({ kind, id }) => sql`
    select 'repair-' || visit.id as id, visit.starts_at as at, 'Pro visit: W-' || repair.number || ' ' || repair.title as title,
      concat_ws(' · ', case visit.status when 'booked' then 'Booked' when 'en_route' then 'On the way' when 'arrived' then 'Arrived'
          when 'completed' then 'Done' when 'missed' then 'Missed' when 'canceled' then 'Canceled' else 'Moved' end,
        (select company from pros where pros.id = visit.pro_id)) as detail,
      ${hrefWithId(routes.accounts.portfolio.maintenanceTask, 'repair.id')} as href
    from work_orders repair join work_order_visits visit on visit.work_order_id = repair.id where ${whose[kind](id)}`,
};
