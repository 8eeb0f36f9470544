import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { EnvelopeStatus, SignerStatus } from '@/contract/platform/signing/constants';
import { ANSWERABLE_STATUSES, OPEN_RENEWAL_STATUSES, RENEWAL_DUE_DAYS } from '@/contract/tenancy/renewals/constants';
import type { Db } from '@/server/db/client';
import { leaseTerms, renewalTerms } from '@/server/db/jsonReaders';
import type { Renewals } from '@/server/db/types';
import { isResidentOf } from '@/server/modules/homes/residents';
import { endingLeadDays, type LeaseRow } from '@/server/modules/leasing/leases';
import { listSigners } from '@/server/modules/platform/signing';

export type RenewalRow = Selectable<Renewals>;

/** A renewal as one person has to do with it. */
export interface RenewalView extends RenewalRow {
  envelopeStatus: EnvelopeStatus | null;
  isOwnerSide: boolean;
  isResident: boolean;
}

const viewQuery = (db: Db, personId: string) =>
  db
    .selectFrom('renewals')
    .leftJoin('envelopes', 'envelopes.id', 'renewals.envelopeId')
    .selectAll('renewals')
    .select('envelopes.status as envelopeStatus')
    .select([
      sql<boolean>`(renewals.owner_id = ${personId} or renewals.home_id in (select app.managed_home_ids()))`.as(
        'isOwnerSide',
      ),
      isResidentOf(sql`renewals.lease_id`, personId).as('isResident'),
    ]);

export const findById = (db: Db, id: string, personId: string): Promise<RenewalView | undefined> =>
  viewQuery(db, personId).where('renewals.id', '=', id).executeTakeFirst();

/** The caller's own, also for staff: of their homes and of the leases they live under. */
export async function list(db: Db, personId: string): Promise<RenewalView[]> {
  const own = sql<boolean>`(renewals.owner_id = ${personId} or renewals.lease_id = any(array(select app.own_lease_ids())))`;
  const rows = await viewQuery(db, personId).where(own).orderBy('renewals.createdAt', 'desc').limit(100).execute();
  return rows.filter(({ isOwnerSide, isResident }) => isOwnerSide || isResident);
}

export const findOpen = (db: Db, leaseId: string, personId: string): Promise<RenewalView | undefined> =>
  viewQuery(db, personId)
    .where('renewals.leaseId', '=', leaseId)
    .where('renewals.status', 'in', [...OPEN_RENEWAL_STATUSES])
    .executeTakeFirst();

export const lock = (db: Db, id: string): Promise<RenewalRow | undefined> =>
  db.selectFrom('renewals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insert = (db: Db, values: Insertable<Renewals>) => db.insertInto('renewals').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<Renewals>) =>
  db.updateTable('renewals').set(values).where('id', '=', id).execute();

/** The lease that runs in a home, locked: offers and notices about it come one after another. */
export const lockRunningLease = (db: Db, homeId: string): Promise<LeaseRow | undefined> =>
  db
    .selectFrom('leases')
    .selectAll()
    .where('homeId', '=', homeId)
    .where('status', '=', 'active')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** A rent before the one of today: the new one began on `endedOn`. */
export interface EarlierRent {
  rentCents: number;
  endedOn: string;
}

export const listEarlierRents = (db: Db, leaseId: string): Promise<EarlierRent[]> =>
  db
    .selectFrom('renewals')
    .select(['currentRent as rentCents'])
    .select((row) => row.fn.coalesce('rentFrom', 'startOn').as('endedOn'))
    .where('leaseId', '=', leaseId)
    .where('status', '=', 'active')
    .where('rentAppliedAt', 'is not', null)
    .execute();

const HAS_ANSWERED: readonly SignerStatus[] = ['signed', 'delegated', 'declined'];

/** Who has not signed yet, and which of them the caller is. */
export const listPendingSigners = async (db: Db, envelopeId: string, personId: string) =>
  (await listSigners(db, envelopeId))
    .filter(({ status }) => !HAS_ANSWERED.includes(status))
    .map(({ name, status, userId }) => ({ name, status, isMe: userId === personId }));

export const findPerson = (db: Db, id: string) =>
  db.selectFrom('users').select(['id', 'email', 'firstName', 'lastName']).where('id', '=', id).executeTakeFirst();

/** Expired offers. */
export const listOverdue = (db: Db, now: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom('renewals')
    .select('id')
    .where('status', 'in', [...ANSWERABLE_STATUSES])
    .where('respondBy', '<=', now)
    .limit(500)
    .execute();

/** Signed renewals with a first day that has come at the home. */
export async function listStarting(db: Db, now: Date): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from renewals where status = 'signed'
      and start_on <= (${now}::timestamptz at time zone ${renewalTerms().text('timeZone')})::date limit 500`.execute(
    db,
  );
  return rows;
}

/** Running renewals with a new rent that starts now, after their term, because the notice was served later. */
export async function listRentDue(db: Db, now: Date): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from renewals where status = 'active' and rent_applied_at is null
      and rent_from <= (${now}::timestamptz at time zone ${renewalTerms().text('timeZone')})::date limit 500`.execute(
    db,
  );
  return rows;
}

/** Leases of one's own homes that end soon and have no offer yet. */
export async function listDue(
  db: Db,
  personId: string,
  today: string,
): Promise<{ leaseId: string; homeId: string; address: string; endOn: string; since: Date }[]> {
  const { rows } = await sql<{ leaseId: string; homeId: string; address: string; endOn: string; since: Date }>`
    select lease.id as "leaseId", lease.home_id as "homeId", ${leaseTerms('lease').text('address', 'streetAddress')} as address,
      ${leaseTerms('lease').text('endOn')} as "endOn", lease.created_at as since
    from leases lease join homes on homes.id = lease.home_id
    where homes.owner_id = ${personId} and homes.status = 'leased' and lease.status = 'active'
      and ${leaseTerms('lease').text('endOn')}::date - ${endingLeadDays(today, RENEWAL_DUE_DAYS)} <= ${today}::date
      and not exists (select from renewals where renewals.lease_id = lease.id
        and renewals.status not in ('withdrawn', 'expired', 'active'))
    order by ${leaseTerms('lease').text('endOn')} limit 50`.execute(db);
  return rows;
}
