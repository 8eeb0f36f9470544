import { sql } from 'kysely';
import { noticeTerms } from '@/server/db/jsonReaders';
import { type DeskQueue, endOfHomeDay, homeHref } from '@/server/desk/types';

export const noticeQueues: readonly DeskQueue[] = [
  {
    id: 'notices_to_review',
    group: 'Leases and move-ins',
    title: 'Notices after a repair request',
    waitsFor: 'A second person who says why the notice may go out',
    duties: ['leasing'],
    items: () => sql`
      select notice.id, ${noticeTerms('notice').text('address')} as title,
        'Repair request on file. Guarded through ' || notice.guard_until as detail,
        notice.created_at as since, ${endOfHomeDay(sql`notice.last_day`, 'notice.home_id')} as due_at,
        ${homeHref('notice.home_id')} as href
      from notices notice where notice.status = 'held'`,
  },
];
