import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { COMPANY_TIME_ZONE, type DeskQueue, hrefWithId } from '@/server/desk/types';

/** People who asked us something, or gave us the address of a home. */
export const leadQueues: readonly DeskQueue[] = [
  {
    id: 'leads',
    group: 'Requests',
    title: 'Leads',
    waitsFor: 'An answer from us',
    duties: ['leasing', 'support'],
    canResolve: true,
    items: () => sql`
      select lead.id, trim(concat_ws(' ', lead.first_name, lead.last_name)) as title,
        concat_ws(' · ', coalesce(lead.message, nullif(concat_ws(', ', nullif(lead.street_address, ''), nullif(lead.city, '')), '')),
          (select home.street_address from homes home where home.id = lead.home_id)) as detail,
        lead.created_at as since, lead.answer_by as due_at, lead.home_id as home_id,
        case when lead.home_id is null then ${COMPANY_TIME_ZONE} end as time_zone, ${hrefWithId(routes.accounts.deskLead, 'lead.id')} as href
      from leads lead where lead.stage = 'new'`,
  },
];
