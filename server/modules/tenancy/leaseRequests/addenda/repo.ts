import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import type { AddendumStatus } from '@/contract/tenancy/leaseRequests/constants';
import type { AddendumChange } from '@/contract/tenancy/leaseRequests/endpoints';
import type { Db } from '@/server/db/client';
import type { LeaseAddenda } from '@/server/db/types';
import { homeIdsOf } from '@/server/modules/homes/homeMembers';
import { hasSameResidents } from '@/server/modules/homes/residents';
import { canSign, isSignerOf } from '@/server/modules/platform/signing';

export interface AddendumRow extends Omit<Selectable<LeaseAddenda>, 'status' | 'change'> {
  status: AddendumStatus;
  change: AddendumChange;
}

export interface AddendumView extends AddendumRow {
  isOwnerSide: boolean;
  isSigner: boolean;
}

export const insert = (db: Db, values: Insertable<LeaseAddenda>) =>
  db.insertInto('leaseAddenda').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<LeaseAddenda>) =>
  db.updateTable('leaseAddenda').set(values).where('id', '=', id).execute();

export const lock = (db: Db, id: string): Promise<AddendumRow | undefined> =>
  db.selectFrom('leaseAddenda').selectAll().where('id', '=', id).forUpdate().$castTo<AddendumRow>().executeTakeFirst();

const viewQuery = (db: Db, personId: string) =>
  db
    .selectFrom('leaseAddenda as addendum')
    .selectAll('addendum')
    .select([
      sql<boolean>`exists (select from homes where homes.id = addendum.home_id
        and homes.id in ${homeIdsOf(personId, ['co_owner'])})`.as('isOwnerSide'),
      isSignerOf(sql`addendum.envelope_id`, personId).as('isSigner'),
    ])
    .$castTo<AddendumView>();

/** An addendum as this person has to do with it. */
export const findView = (db: Db, id: string, personId: string): Promise<AddendumView | undefined> =>
  viewQuery(db, personId).where('addendum.id', '=', id).executeTakeFirst();

/** Those that wait for signatures of this person, as the system. */
export async function listToSign(db: Db, personId: string) {
  const { rows } = await sql<{ id: string; homeId: string; address: string; since: Date }>`
    select addendum.id, addendum.home_id as "homeId", addendum.address, addendum.created_at as since
    from lease_addenda addendum where addendum.status = 'sent' and ${canSign(sql`addendum.envelope_id`, personId)}
    order by addendum.created_at limit 50`.execute(db);
  return rows;
}

/** Signed ones that are due by their local day. */
export async function listStarting(db: Db, now: Date): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select addendum.id from lease_addenda addendum join homes on homes.id = addendum.home_id
      join regions on regions.id = homes.region_id
    where addendum.status = 'signed' and addendum.change->>'kind' <> 'transfer'
      and addendum.effective_on <= (${now}::timestamptz at time zone regions.time_zone)::date
    order by addendum.effective_on limit 500`.execute(db);
  return rows;
}

/** Signed transfers: those with a lease of the new home that all residents signed, and those with a last day in the past. */
export async function listTransfers(db: Db, now: Date): Promise<{ id: string; isReady: boolean }[]> {
  const { rows } = await sql<{ id: string; isReady: boolean }>`
    select * from (
      select addendum.id, addendum.effective_on,
        addendum.effective_on < (${now}::timestamptz at time zone regions.time_zone)::date as is_over,
        exists (
          select from leases next
          where next.home_id = (addendum.change->>'homeId')::uuid and next.status in ('signed', 'active')
            and ${hasSameResidents(sql`lease.id`, sql`next.id`)}) as "isReady"
      from lease_addenda addendum join leases lease on lease.id = addendum.lease_id
        join homes on homes.id = addendum.home_id join regions on regions.id = homes.region_id
      where addendum.status = 'signed' and addendum.change->>'kind' = 'transfer') one
    where "isReady" or is_over order by effective_on limit 500`.execute(db);
  return rows;
}

/** The lease with what its addendum needs, locked. */
export async function lockLease(db: Db, leaseId: string) {
  const { rows } = await sql<{
    id: string;
    homeId: string;
    ownerId: string | null;
    status: string;
    terms: LeaseTerms;
    envelopeId: string | null;
    timeZone: string;
    ownerEmail: string | null;
  }>`
    select leases.id, leases.home_id as "homeId", homes.owner_id as "ownerId", leases.status, leases.terms,
      leases.envelope_id as "envelopeId", regions.time_zone as "timeZone",
      (select email from users where id = homes.owner_id) as "ownerEmail"
    from leases join homes on homes.id = leases.home_id join regions on regions.id = homes.region_id
    where leases.id = ${leaseId} for update of leases`.execute(db);
  return rows[0];
}
