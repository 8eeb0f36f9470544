// Who is on a lease: its residents and co-signers. The one place that reads and writes `lease_residents`.
import { type RawBuilder, sql } from 'kysely';
import type { LeaseStatus } from '@/contract/leasing/leases/constants';
import type { SignerRole } from '@/contract/platform/signing/endpoints';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { listSigners } from '@/server/modules/platform/signing';

/**
 * resident: lives there, or lived there when the lease ended. coSigner: owes what the residents owe and lives elsewhere.
 * formerResident: left by an addendum before the lease ended.
 */
export type LeaseRole = Extract<SignerRole, 'resident' | 'coSigner' | 'formerResident'>;

export interface LeaseParty {
  id: string;
  /** Their account; null where no account has their address yet. */
  personId: string | null;
  /** Legal name. */
  name: string;
  /** Of their account where they have one, else where the lease was sent. */
  email: string;
  role: LeaseRole;
}

/** Whether a row is this person's: by their account, or by the address of the lease before anyone opened it. */
const isPerson = (row: string, personId: string | RawBuilder<unknown>) =>
  sql<boolean>`(${sql.ref(`${row}.person_id`)} = ${personId} or (${sql.ref(`${row}.person_id`)} is null
    and ${sql.ref(`${row}.email`)} = (select email from users where id = ${personId})))`;

/** The account of a row, joined as `account`. */
const ACCOUNT = sql`left join users account
  on account.id = party.person_id or (party.person_id is null and account.email = party.email)`;
const PARTY = sql`party.id, coalesce(party.person_id, account.id) as "personId", party.name,
  coalesce(account.email, party.email) as email, party.role`;

/**
 * Residents and co-signers of a lease in the order they joined, without those who left before it ended. Of a lease that
 * waits for signatures, those who are to sign it.
 */
export async function listLeaseParties(db: Db, leaseId: string | null): Promise<LeaseParty[]> {
  const { rows } = await sql<LeaseParty>`select ${PARTY} from lease_residents party ${ACCOUNT}
    where party.lease_id = ${leaseId} and party.role <> 'formerResident' order by party.role desc, party.id`.execute(
    db,
  );
  return rows;
}

/** Those of them who live there, or lived there when the lease ended. */
export const listResidents = async (db: Db, leaseId: string | null): Promise<LeaseParty[]> =>
  (await listLeaseParties(db, leaseId)).filter(({ role }) => role === 'resident');

/** Residents of the leases of a home that have one of these statuses, each person once. */
export async function listHomeResidents(
  db: Db,
  homeId: string,
  statuses: readonly LeaseStatus[] = ['signed', 'active'],
): Promise<LeaseParty[]> {
  const { rows } = await sql<LeaseParty>`select ${PARTY} from lease_residents party ${ACCOUNT}
      join leases lease on lease.id = party.lease_id
    where lease.home_id = ${homeId} and lease.status = any(${[...statuses]}::text[]) and party.role = 'resident'
    order by party.id`.execute(db);
  const seen = new Set<string>();
  return rows.filter(({ personId, email }) => {
    const key = personId ?? email.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

export interface LeaseContact extends Pick<LeaseParty, 'personId' | 'name' | 'email'> {
  side: 'owner' | 'resident';
}

/** Who hears what both sides of a lease are to hear: its residents, and the owner of the home by their first name. */
export async function listLeaseContacts(
  db: Db,
  { leaseId, ownerId }: { leaseId: string; ownerId: string | null },
): Promise<LeaseContact[]> {
  const owners = await db
    .selectFrom('users')
    .select(['id as personId', 'firstName as name', 'email'])
    .where('id', '=', ownerId)
    .execute();
  return [
    ...(await listResidents(db, leaseId)).map((one) => ({ ...one, side: 'resident' as const })),
    ...owners.map((owner) => ({ ...owner, side: 'owner' as const })),
  ];
}

/** Leases that the caller lives under now, the newest first. */
export async function listCurrentResidences(db: Db): Promise<{ leaseId: string; homeId: string }[]> {
  const { rows } = await sql<{
    leaseId: string;
    homeId: string;
  }>`select id as "leaseId", home_id as "homeId" from leases
    where id in (select app.current_residence_ids()) order by created_at desc`.execute(db);
  return rows;
}

/** SQL: whether a person is a resident of the lease of this id, or was when it ended. */
export const isResidentOf = (leaseId: RawBuilder<unknown>, personId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from lease_residents party where party.lease_id = ${leaseId} and party.role = 'resident'
    and ${isPerson('party', personId)})`;

/** SQL: whether everyone who lives under one lease lives under the other one, too. */
export const hasSameResidents = (leaseId: RawBuilder<unknown>, otherId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from lease_residents here where here.lease_id = ${leaseId} and here.role = 'resident'
    and not exists (select from lease_residents there where there.lease_id = ${otherId} and there.role = 'resident'
      and (there.person_id = here.person_id or there.email = here.email)))`;

/** SQL: in which part a person is on the lease of this id, also once they left; null where they are not. */
export const leaseRoleOf = (leaseId: RawBuilder<unknown>, personId: string): RawBuilder<LeaseRole | null> =>
  sql<LeaseRole | null>`(select party.role from lease_residents party where party.lease_id = ${leaseId}
    and ${isPerson('party', personId)} order by party.role = 'formerResident', party.until_on desc limit 1)`;

/** SQL: ids of the leases that an account is or was on, for `in`. */
export const leaseIdsOf = (
  personId: string,
  roles: readonly LeaseRole[] = ['resident', 'coSigner', 'formerResident'],
) => sql`(select lease_id from lease_residents where person_id = ${personId} and role = any(${[...roles]}::text[]))`;

/**
 * Brings the people of a lease to what its newest document says, with the lease locked. Anyone new joins on the day given;
 * residents whom it no longer names leave on it; accounts and corrected names follow the document. Run again, it changes
 * nothing.
 */
export async function recordLeaseParties(
  db: Db,
  { id, homeId, envelopeId }: { id: string; homeId: string; envelopeId: string | null },
  on: string,
): Promise<void> {
  const present = await db
    .selectFrom('leaseResidents')
    .selectAll()
    .where('leaseId', '=', id)
    .where('role', '<>', 'formerResident')
    .execute();
  const staying = new Set<string>();
  for (const { userId, sentTo, name, role, status } of await listSigners(db, envelopeId)) {
    if ((role !== 'resident' && role !== 'coSigner') || status === 'delegated') continue;
    const row =
      present.find(({ personId }) => personId !== null && personId === userId) ??
      present.find(({ email }) => email.toLowerCase() === sentTo.toLowerCase());
    if (row) {
      staying.add(row.id);
      const personId = userId ?? row.personId;
      await db.updateTable('leaseResidents').set({ personId, name, role }).where('id', '=', row.id).execute();
      continue;
    }
    await db
      .insertInto('leaseResidents')
      .values({ id: newId(), homeId, leaseId: id, personId: userId, email: sentTo, name, role, fromOn: on })
      .execute();
  }
  const left = present.filter((row) => row.role === 'resident' && !staying.has(row.id)).map((row) => row.id);
  if (left.length > 0)
    await db
      .updateTable('leaseResidents')
      .set({ role: 'formerResident', untilOn: on })
      .where('id', 'in', left)
      .execute();
}

/** The people of a lease that was signed elsewhere, each with an account. As the system. */
export const recordImportedParties = (
  db: Db,
  { id: leaseId, homeId }: { id: string; homeId: string },
  parties: readonly { personId: string; email: string; name: string; role: 'resident' | 'coSigner' }[],
  fromOn: string,
) =>
  db
    .insertInto('leaseResidents')
    .values(parties.map((party) => ({ ...party, id: newId(), leaseId, homeId, fromOn })))
    .execute();

/** Of leases of an undone import. As the system. */
export const removeImportedParties = (db: Db, leaseIds: readonly string[]) =>
  db
    .deleteFrom('leaseResidents')
    .where('leaseId', '=', sql<string>`any(${[...leaseIds]}::uuid[])`)
    .execute();

/** The lease ended, or will never begin: its people were on it until a local day, by default the one of `now` at the home. */
export async function endLeaseResidencies(db: Db, leaseId: string, now: Date, lastDay?: string): Promise<void> {
  await sql`update lease_residents party set until_on = coalesce(${lastDay ?? null}::date,
      (${now}::timestamptz at time zone regions.time_zone)::date)
    from homes join regions on regions.id = homes.region_id
    where homes.id = party.home_id and party.lease_id = ${leaseId} and party.until_on is null`.execute(db);
}
