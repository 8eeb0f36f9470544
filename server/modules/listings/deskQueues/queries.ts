import { sql } from 'kysely';
import type { DeskQueue } from '@/server/desk/types';
import { HAS_PHOTO_SESSION, WANTS_PHOTOS } from '@/server/modules/listings/photoSessions/queries';

/** Homes that our photographer goes to: a time to book, then the photos to add to the listing. */
export const listingQueues: readonly DeskQueue[] = [
  {
    id: 'photo_sessions',
    group: 'Homes',
    title: 'Photos to take',
    waitsFor: 'A time for our photographer, then the photos',
    duties: ['leasing', 'care'],
    items: () => sql`
      select home.id, home.street_address || coalesce(', ' || home.unit, '') as title,
        case when ${HAS_PHOTO_SESSION} then 'Session booked: take the photos and add them' else 'No time booked yet' end as detail,
        home.status_since as since,
        (select min(made.starts_at) from appointments made where made.home_id = home.id
          and made.kind = 'photo_session' and made.status = 'booked') as due_at,
        '/accounts/portfolio/listing/' || home.id as href
      from homes home where ${WANTS_PHOTOS}`,
  },
];
