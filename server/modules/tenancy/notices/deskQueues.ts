import { sql } from 'kysely';
import { noticeTerms } from '@/server/db/jsonReaders';
import { type DeskQueue, endOfHomeDay, homeHref } from '@/server/desk/types';

export const noticeQueues: readonly DeskQueue[] = [
  {
    id: 'notices_to_review',
    group: 'Leases and move-ins',
    title: 'Notices to review',
    waitsFor: 'A second person who says why the notice may go out, or a complete form for the place',
    duties: ['leasing'],
    items: () => sql`
      select notice.id, ${noticeTerms('notice').text('address')} as title,
        concat_ws('. ', 'Repair request on file. Guarded through ' || notice.guard_until,
          case when notice.guard_until is null then 'No complete form for this place, so it is not given' end) as detail,
        notice.created_at as since, ${endOfHomeDay(sql`notice.last_day`, 'notice.home_id')} as due_at,
        notice.home_id as home_id, ${homeHref('notice.home_id')} as href
      from notices notice where notice.status = 'held' and notice.service_asked_at is null`,
  },
];
