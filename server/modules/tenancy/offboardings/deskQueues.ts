import { sql } from 'kysely';
import { type DeskQueue, endOfHomeDay, homeHref } from '@/server/desk/types';

export const offboardingQueues: readonly DeskQueue[] = [
  {
    id: 'offboardings',
    group: 'Leases and move-ins',
    title: 'Homes leaving Belong',
    waitsFor: 'Our team hands over deposits and records',
    duties: ['leasing'],
    items: () => sql`
      select offboarding.id, home.street_address as title, 'Last day ' || offboarding.last_day as detail,
        offboarding.created_at as since, ${endOfHomeDay(sql`offboarding.last_day`, 'offboarding.home_id')} as due_at,
        offboarding.home_id as home_id, ${homeHref('offboarding.home_id')} as href
      from offboardings offboarding join homes home on home.id = offboarding.home_id
      where offboarding.status = 'asked'`,
  },
];
