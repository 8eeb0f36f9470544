import { sql } from 'kysely';
import { DAY_MS } from '@/contract/calendar/durations';
import { SILENT_OWNER_DAYS } from '@/contract/leasing/decisions/constants';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';

export const decisionQueues: readonly DeskQueue[] = [
  {
    id: 'decisions_silent',
    group: 'Applications',
    title: 'Owners who haven’t responded',
    waitsFor: 'Our decision by the published criteria',
    duties: ['leasing'],
    items: (now) => sql`
      select application.id, home.street_address as title, trim(concat_ws(' ', owner.first_name, owner.last_name)) as detail,
        application.updated_at as since, application.expires_at as due_at, home.id as home_id,
        ${sql.lit(`${routes.accounts.toursAndApplications()}#silent-`)} || application.id as href
      from applications application join homes home on home.id = application.home_id join users owner on owner.id = home.owner_id
      where application.status = 'in_review'
        and application.updated_at <= ${new Date(now.getTime() - SILENT_OWNER_DAYS * DAY_MS)}`,
  },
];
