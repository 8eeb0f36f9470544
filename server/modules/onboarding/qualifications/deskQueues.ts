import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { qualificationAnswers } from '@/server/db/jsonReaders';
import { COMPANY_TIME_ZONE, type DeskQueue } from '@/server/desk/types';
import { placeTimeZone } from './repo';

export const qualificationQueues: readonly DeskQueue[] = [
  {
    id: 'qualifications',
    group: 'Homes',
    title: 'Homes to review',
    waitsFor: 'A person who decides whether we take the home',
    duties: ['leasing'],
    items: () => sql`select each.id, ${qualificationAnswers('each').text('address', 'streetAddress')} as title,
      coalesce(each.reasons->0->>'reason', '') as detail, each.submitted_at as since, each.review_by as due_at,
      coalesce(${placeTimeZone('each')}, ${COMPANY_TIME_ZONE}) as time_zone,
      ${sql.lit(routes.accounts.deskQualifications())} as href
    from qualifications each where each.status = 'needs_review'`,
  },
];
