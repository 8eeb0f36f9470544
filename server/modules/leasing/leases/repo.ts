import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Picture } from '@/contract/content/media/constants';
import type { LeaseStatus } from '@/contract/leasing/leases/constants';
import type { EnvelopeStatus } from '@/contract/platform/signing/constants';
import type { SignerRole } from '@/contract/platform/signing/endpoints';
import type { Db } from '@/server/db/client';
import type { LeadDisclosures, Leases } from '@/server/db/types';
import { isResidentOf, type LeaseRole, leaseRoleOf } from '@/server/modules/homes/residents';
import { listSigners, signerRoleOf } from '@/server/modules/platform/signing';

/** Statuses that promise the home to a household. */
const COMMITTED_STATUSES: readonly LeaseStatus[] = ['draft', 'sent', 'signed'];

export type LeaseRow = Selectable<Leases>;

/** A lease with where its paper stands. */
export interface LeaseView extends LeaseRow {
  envelopeStatus: EnvelopeStatus | null;
  ownerId: string | null;
  myRole: SignerRole | null;
}

/** Each by its name: the plan of a `select *` lasts for one transaction that writes, that of names for all (server/db/prepared.ts). */
const LEASE_COLUMNS = [
  'leases.id',
  'leases.homeId',
  'leases.applicationId',
  'leases.envelopeId',
  'leases.status',
  'leases.edition',
  'leases.terms',
  'leases.createdBy',
  'leases.createdAt',
  'leases.moneyDueAt',
  'leases.residentsSignedAt',
  'leases.signedAt',
  'leases.securedAt',
  'leases.endedAt',
  'leases.endedBy',
  'leases.endReason',
  'leases.importedAt',
] as const;

const leaseViewQuery = (db: Db, personId: string) =>
  db
    .selectFrom('leases')
    // Residents see their lease also once the home is not for them to see anymore.
    .leftJoin('homes', 'homes.id', 'leases.homeId')
    .leftJoin('envelopes', 'envelopes.id', 'leases.envelopeId')
    .select(LEASE_COLUMNS)
    .select(['envelopes.status as envelopeStatus', 'homes.ownerId'])
    .select(
      sql<SignerRole | null>`coalesce(${leaseRoleOf(sql`leases.id`, personId)},
        ${signerRoleOf(sql`leases.envelope_id`, personId)})`.as('myRole'),
    )
    .orderBy('leases.createdAt', 'desc');

export const findById = (db: Db, id: string, personId: string): Promise<LeaseView | undefined> =>
  leaseViewQuery(db, personId).where('leases.id', '=', id).executeTakeFirst();

/** The caller's own, also for staff: those they sign, and those of their homes. */
export async function listByPerson(db: Db, personId: string): Promise<LeaseView[]> {
  const own = sql<string>`any(array(
    select lease.id from leases lease where lease.envelope_id in (select app.own_envelope_ids())
    union select lease.id from homes join leases lease on lease.home_id = homes.id where homes.owner_id = ${personId}))`;
  const rows = await leaseViewQuery(db, personId).where('leases.id', '=', own).limit(200).execute();
  return rows.filter((row) => row.myRole !== null || row.ownerId === personId);
}

/** Whether a person lives in a home as a resident of a lease that runs. */
export async function livesIn(db: Db, homeId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`select from leases where leases.home_id = ${homeId} and leases.status = 'active'
    and ${isResidentOf(sql`leases.id`, personId)} limit 1`.execute(db);
  return rows.length > 0;
}

export interface ResidenceRow {
  leaseId: string;
  homeId: string;
  status: LeaseStatus;
  role: LeaseRole;
  /** Whether its residents lived there. */
  hasBegun: boolean;
  terms: LeaseRow['terms'];
  picture: Picture | null;
}

/** Leases that the person signs, lives under, has lived under, or vouches for, the newest first. */
export async function listResidences(db: Db, personId: string): Promise<ResidenceRow[]> {
  const { rows } = await sql<ResidenceRow>`
    select lease.id as "leaseId", lease.home_id as "homeId", lease.status, lease.terms,
      ${leaseRoleOf(sql`lease.id`, personId)} as role,
      exists (select from lease_residents party where party.lease_id = lease.id
        and party.until_on >= party.from_on) as "hasBegun",
      (select json_build_object('id', media.id, 'width', media.width, 'height', media.height, 'alt', media.alt,
        'dominant', media.dominant, 'thumbhash', media.thumbhash) from homes join media on media.id = homes.pictures[1]
        where homes.id = lease.home_id) as picture
    from leases lease
    where lease.status in ('sent', 'signed', 'active', 'ended')
      and lease.id in (select app.party_lease_ids())
    order by lease.created_at desc limit 20`.execute(db);
  return rows;
}

export const findByHome = (db: Db, homeId: string, personId: string): Promise<LeaseView | undefined> =>
  leaseViewQuery(db, personId).where('leases.homeId', '=', homeId).executeTakeFirst();

/** Who signs, in turn, and which of them the caller is. */
export const findSigners = async (db: Db, envelopeId: string | null, personId: string) =>
  (await listSigners(db, envelopeId)).map(({ name, status, userId }) => ({ name, status, isMe: userId === personId }));

export const lock = (db: Db, id: string): Promise<LeaseRow | undefined> =>
  db.selectFrom('leases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const update = (db: Db, id: string, values: Updateable<Leases>) =>
  db.updateTable('leases').set(values).where('id', '=', id).execute();

/** Whether a lease of this home waits for signatures or, signed, for the first day. */
export const hasCommittedLease = async (db: Db, homeId: string): Promise<boolean> =>
  (await db
    .selectFrom('leases')
    .select('id')
    .where('homeId', '=', homeId)
    .where('status', 'in', COMMITTED_STATUSES)
    .executeTakeFirst()) !== undefined;

interface Condition {
  kind: string;
  day?: string;
  cents?: number;
}

/** What the residents accepted beside the listing when their application was approved. */
export async function findDecisionConditions(db: Db, applicationId: string): Promise<readonly Condition[]> {
  const row = await db
    .selectFrom('decisions')
    .select('conditions')
    .where('applicationId', '=', applicationId)
    .where('outcome', '=', 'approved_with_conditions')
    .executeTakeFirst();
  return (row?.conditions ?? []) as readonly Condition[];
}

/** The newest signature of an agent beneath the lead disclosure of a home. */
export const findLeadDisclosure = (db: Db, homeId: string) =>
  db
    .selectFrom('leadDisclosures')
    .select(['knows', 'name', 'signedAt'])
    .where('homeId', '=', homeId)
    .orderBy('signedAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

export const insertLeadDisclosure = (db: Db, values: Insertable<LeadDisclosures>) =>
  db.insertInto('leadDisclosures').values(values).execute();
