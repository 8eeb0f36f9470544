import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { fullName } from '@/contract/account/users/personName';
import type { LeaseRequest, NewLeaseRequest, RequestKind } from '@/contract/tenancy/leaseRequests/endpoints';
import type { Db } from '@/server/db/client';
import type { LeaseRequests } from '@/server/db/types';
import { homeIdsOf } from '@/server/modules/homes/homeMembers';
import { isResidentOf } from '@/server/modules/homes/residents';

type Row = Selectable<LeaseRequests>;
export type RequestStatus = 'open' | 'approved' | 'declined' | 'withdrawn' | 'recorded';

/** What was asked; of a transfer, with the address of the new home. */
export type RequestDetails =
  | Exclude<NewLeaseRequest, { kind: 'transfer' }>
  | (Extract<NewLeaseRequest, { kind: 'transfer' }> & { address: string });

export interface RequestRow extends Omit<Row, 'kind' | 'status' | 'details'> {
  kind: RequestKind;
  status: RequestStatus;
  details: RequestDetails;
}

interface Sides {
  isOwnerSide: boolean;
  isResident: boolean;
}

export interface RequestView extends RequestRow, Sides {
  addendum: LeaseRequest['addendum'];
}

export interface LeaseSide extends Sides {
  id: string;
  homeId: string;
  ownerId: string | null;
  status: string;
}

const isOwnerOf = (homeOf: ReturnType<typeof sql>, personId: string) => sql<boolean>`exists (
  select from homes where homes.id = ${homeOf} and homes.id in ${homeIdsOf(personId, ['co_owner'])})`;

/** A lease as one of its sides has to do with it. */
export const findLeaseSide = (db: Db, leaseId: string, personId: string): Promise<LeaseSide | undefined> =>
  db
    .selectFrom('leases')
    .innerJoin('homes', 'homes.id', 'leases.homeId')
    .select(['leases.id', 'leases.homeId', 'leases.status', 'homes.ownerId'])
    .select([
      isOwnerOf(sql`leases.home_id`, personId).as('isOwnerSide'),
      isResidentOf(sql`leases.id`, personId).as('isResident'),
    ])
    .where('leases.id', '=', leaseId)
    .executeTakeFirst();

/** The lease of a home that runs now, where the person is on the side of its owner. */
export async function findProposableLease(db: Db, homeId: string, personId: string): Promise<string | null> {
  const found = await db
    .selectFrom('leases')
    .select('id')
    .where('homeId', '=', homeId)
    .where('status', '=', 'active')
    .where(isOwnerOf(sql`leases.home_id`, personId))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return found?.id ?? null;
}

const viewQuery = (db: Db, personId: string) =>
  db
    .selectFrom('leaseRequests')
    .selectAll()
    .select([
      isOwnerOf(sql`lease_requests.home_id`, personId).as('isOwnerSide'),
      isResidentOf(sql`lease_requests.lease_id`, personId).as('isResident'),
    ])
    .select(
      sql<LeaseRequest['addendum']>`(select json_build_object('id', addendum.id, 'homeId', addendum.home_id,
        'status', addendum.status, 'effectiveOn', addendum.effective_on)
        from lease_addenda addendum where addendum.request_id = lease_requests.id)`.as('addendum'),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .$castTo<RequestView>();

export const findById = (db: Db, id: string, personId: string): Promise<RequestView | undefined> =>
  viewQuery(db, personId).where('id', '=', id).executeTakeFirst();

export const listByLease = (db: Db, leaseId: string, personId: string): Promise<RequestView[]> =>
  viewQuery(db, personId).where('leaseId', '=', leaseId).limit(100).execute();

export const listByHome = (db: Db, homeId: string, personId: string): Promise<RequestView[]> =>
  viewQuery(db, personId).where('homeId', '=', homeId).limit(100).execute();

export const lock = (db: Db, id: string): Promise<RequestRow | undefined> =>
  db.selectFrom('leaseRequests').selectAll().where('id', '=', id).forUpdate().$castTo<RequestRow>().executeTakeFirst();

export const insert = (db: Db, values: Insertable<LeaseRequests>) =>
  db.insertInto('leaseRequests').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<LeaseRequests>) =>
  db.updateTable('leaseRequests').set(values).where('id', '=', id).execute();

export const findName = async (db: Db, personId: string): Promise<string> => {
  const person = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return fullName(person);
};

export const findTerms = (db: Db, leaseId: string) =>
  db
    .selectFrom('leases')
    .innerJoin('homes', 'homes.id', 'leases.homeId')
    .innerJoin('regions', 'regions.id', 'homes.regionId')
    .select(['leases.terms', 'regions.timeZone'])
    .where('leases.id', '=', leaseId)
    .executeTakeFirstOrThrow();
