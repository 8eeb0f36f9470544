// The reads that members and visitors ask for most, each as a person with few rows among many.
import { idExpression } from './volumes';

/** A person of a round and their objects. */
export interface Reader {
  residentId: string;
  /** Of our team, with every duty. */
  staffId: string;
  /** Search text at the desk: the start of a name, and a street address. */
  name: string;
  address: string;
  ownerId: string;
  leaseId: string;
  /** The leased home. */
  homeId: string;
  threadId: string;
  workOrderId: string;
  applicationId: string;
  /** A home on the market, and the city it is in. */
  listedHomeId: string;
  place: string;
}

type Role = 'resident' | 'homeowner' | 'staff' | 'visitor';

export interface Read {
  name: string;
  as: Role;
  path: (reader: Reader) => string;
}

const read = (as: Role, path: string | ((reader: Reader) => string), name?: string): Read => ({
  as,
  path: typeof path === 'string' ? () => path : path,
  name: `${as}: ${name ?? path}`,
});

const BAY = 'bounds=-122.6,37.6,-122.0,37.9&zoom=10';

export const reads: readonly Read[] = [
  read('resident', '/account'),
  read('resident', '/users'),
  read('resident', '/users/todo'),
  read('resident', '/users/waiting'),
  read('resident', '/threads'),
  read('resident', ({ threadId }) => `/threads/${threadId}`, '/threads/:id'),
  read('resident', '/documents'),
  read('resident', '/leases'),
  read('resident', ({ leaseId }) => `/leases/${leaseId}`, '/leases/:id'),
  read('resident', ({ leaseId }) => `/leases/${leaseId}/charges`, '/leases/:id/charges'),
  read('resident', ({ leaseId }) => `/leases/${leaseId}/timeline`, '/leases/:id/timeline'),
  read('resident', '/payment-methods'),
  read('resident', '/work-orders'),
  read('resident', ({ workOrderId }) => `/work-orders/${workOrderId}`, '/work-orders/:id'),
  read('resident', '/applications'),
  read('resident', ({ applicationId }) => `/applications/${applicationId}`, '/applications/:id'),
  read('resident', '/users/appointments'),
  read('resident', '/users/saved-homes'),
  read('resident', '/users/sessions'),
  read('homeowner', '/account'),
  read('homeowner', '/threads'),
  read('homeowner', '/leases'),
  read('homeowner', '/leasing'),
  read('homeowner', '/earnings'),
  read('homeowner', '/work-orders'),
  read('homeowner', ({ homeId }) => `/account/homes/${homeId}`, '/account/homes/:id'),
  read('homeowner', ({ homeId }) => `/homes/${homeId}/performance`, '/homes/:id/performance'),
  read('staff', ({ name }) => `/desk/search?q=${encodeURIComponent(name)}`, '/desk/search of a name'),
  read('staff', ({ address }) => `/desk/search?q=${encodeURIComponent(address)}`, '/desk/search of an address'),
  read('visitor', ({ place }) => `/homes?place=${place}&beds=2`, '/homes?place&beds'),
  read('visitor', `/homes?maxRent=900`, '/homes with few results'),
  read('visitor', `/homes/map?${BAY}`, '/homes/map'),
  read('visitor', ({ listedHomeId }) => `/homes/${listedHomeId}`, '/homes/:id'),
  read('visitor', ({ listedHomeId }) => `/homes/${listedHomeId}/similar`, '/homes/:id/similar'),
  read('visitor', ({ listedHomeId }) => `/homes/${listedHomeId}/surroundings`, '/homes/:id/surroundings'),
];

/** So many readers, spread over all leases. */
export const READERS_SQL = `
  with reader as (select seq as n from scale_places where seq % greatest(1, (select count(*) from scale_places) / $1::int) = 0 limit $1)
  select ${idExpression('0002', 'n')} as "residentId", place.owner_id as "ownerId", ${idExpression('0001', 'n')} as "leaseId",
    place.home_id as "homeId", ${idExpression('0005', 'n')} as "applicationId",
    ${idExpression('0010', 'n - 1 + (select count(*) from scale_places)')} as "threadId",
    ${idExpression('0016', 'n - 1')} as "workOrderId", listed.id as "listedHomeId", listed.slug as place,
    staff.id as "staffId", (select first_name from users where users.id = place.owner_id) as name,
    (select street_address from homes where homes.id = place.home_id) as address
  from reader join scale_places place on place.seq = n
    cross join (select id from users where type = 'staff' and cardinality(duties) > 0 order by cardinality(duties) desc limit 1) staff
    cross join lateral (
    select homes.id, cities.slug from homes join cities on cities.id = homes.city_id
    where homes.status = 'active' and homes.id > place.home_id order by homes.id limit 1) listed`;
