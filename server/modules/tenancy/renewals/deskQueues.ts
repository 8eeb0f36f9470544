import { sql } from 'kysely';
import { renewalTerms } from '@/server/db/jsonReaders';
import { type DeskQueue, homeHref } from '@/server/desk/types';

export const renewalQueues: readonly DeskQueue[] = [
  {
    id: 'renewals_to_review',
    group: 'Leases and move-ins',
    title: 'Raises after a repair request',
    waitsFor: 'A second person who says why the raise may go out',
    duties: ['leasing'],
    items: () => sql`
      select renewal.id, ${renewalTerms('renewal').text('address')} as title,
        'Repair request on file. Guarded through ' || renewal.guard_until as detail,
        renewal.created_at as since, renewal.respond_by - interval '1 second' as due_at,
        renewal.home_id as home_id, ${homeHref('renewal.home_id')} as href
      from renewals renewal where renewal.status = 'approved'`,
  },
];
