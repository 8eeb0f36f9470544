import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { type DeskQueue, homeHref, hrefWithId } from '@/server/desk/types';
import { HAS_NO_HOST } from '@/server/modules/homes/homes/hosts/hosts';
import { HAS_PHOTO_SESSION, WANTS_PHOTOS } from '@/server/modules/homes/listings/photoSessions/queries';

/** Homes that wait for a host or for a visit of our team. */
export const listingQueues: readonly DeskQueue[] = [
  {
    id: 'homes_without_host',
    group: 'Homes',
    title: 'Homes without a host',
    waitsFor: 'A host of the region, so that the home can be published and toured',
    duties: ['leasing'],
    items: () => sql`
      select home.id, home.street_address || coalesce(', ' || home.unit, '') as title,
        (select region.name from regions region where region.id = home.region_id)
          || case home.status when 'in_review' then ' · Can’t be published' else ' · Can’t be toured' end as detail,
        home.status_since as since, null::timestamptz as due_at, ${homeHref('home.id')} as href
      from homes home where home.status in ('in_review', 'coming_soon', 'active') and ${HAS_NO_HOST}`,
  },
  {
    id: 'homes_without_visitors',
    group: 'Homes',
    title: 'Homes that no one can visit',
    waitsFor: 'An inspector or a photographer with working hours in the region',
    duties: ['leasing', 'care', 'admin'],
    items: () => sql`
      select home.id, home.street_address || coalesce(', ' || home.unit, '') as title,
        (select region.name from regions region where region.id = home.region_id)
          || case home.status when 'inspection' then ' · No inspector' else ' · No photographer' end as detail,
        home.status_since as since, null::timestamptz as due_at, ${homeHref('home.id')} as href
      from homes home where (home.status = 'inspection'
          and not exists (select from appointments made where made.home_id = home.id and made.kind = 'inspection' and made.status = 'booked')
          and not exists (select from app.visit_hosts(home.id, 'inspection')))
        or (${WANTS_PHOTOS} and not ${HAS_PHOTO_SESSION} and not exists (select from app.visit_hosts(home.id, 'photo_session')))`,
  },
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
          and made.kind = 'photo_session' and made.status = 'booked') as due_at, home.id as home_id,
        ${hrefWithId(routes.accounts.portfolio.listing, 'home.id')} as href
      from homes home where ${WANTS_PHOTOS}`,
  },
];
