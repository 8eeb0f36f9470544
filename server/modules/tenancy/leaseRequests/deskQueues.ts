import { sql } from 'kysely';
import { ACCOMMODATION_DAYS } from '@/contract/tenancy/leaseRequests/constants';
import { type DeskQueue, homeHref } from '@/server/desk/types';

export const leaseRequestQueues: readonly DeskQueue[] = [
  {
    id: 'accommodations',
    group: 'Leases and move-ins',
    title: 'Accommodation requests',
    waitsFor: 'An answer from our team',
    duties: ['leasing'],
    items: () => sql`
      select request.id, home.street_address as title, 'Asked by ' || request.asked_by_name as detail,
        request.created_at as since, request.created_at + make_interval(days => ${ACCOMMODATION_DAYS}) as due_at,
        request.home_id as home_id, ${homeHref('request.home_id')} as href
      from lease_requests request join homes home on home.id = request.home_id
      where request.status = 'open' and request.kind = 'accommodation'`,
  },
];
