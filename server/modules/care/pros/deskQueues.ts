import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { COMPANY_TIME_ZONE, type DeskQueue, endOfDay, hrefWithId } from '@/server/desk/types';

export const proQueues: readonly DeskQueue[] = [
  {
    id: 'jobs-without-pro',
    group: 'Care',
    title: 'Jobs without a Pro',
    waitsFor: 'Someone who does it',
    duties: ['care'],
    items: () => sql`
      select job.id, job.title, concat_ws(', ', home.street_address, home.unit) as detail, job.status_since as since,
        least(job.repair_due_at, job.law_due_at) as due_at, job.home_id as home_id, ${hrefWithId(routes.accounts.deskJob, 'job.id')} as href
      from work_orders job join homes home on home.id = job.home_id
      where job.status in ('approved', 'reopened') and job.pro_id is null and job.own_vendor_name is null
        and not exists (select from pro_offers offer where offer.work_order_id = job.id and offer.status = 'offered')`,
  },
  {
    id: 'pro-papers',
    group: 'Care',
    title: 'Expiring Pro documents',
    waitsFor: 'A new document from the Pro',
    duties: ['care'],
    items: (now) => sql`
      select pro.id, pro.company as title, string_agg(replace(paper.kind, '_', ' '), ', ' order by paper.kind) as detail,
        pro.created_at as since, ${endOfDay(sql`min(paper.expires_on)`, COMPANY_TIME_ZONE)} as due_at,
        ${COMPANY_TIME_ZONE} as time_zone, ${hrefWithId(routes.accounts.deskPro, 'pro.id')} as href
      from pros pro join pro_documents paper on paper.pro_id = pro.id
      where pro.status = 'active' and paper.expires_on < ${now}::date + 14
      group by pro.id`,
  },
];
