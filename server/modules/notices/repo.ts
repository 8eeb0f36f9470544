import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { Notices } from '@/server/db/types';
import type { LeaseRow } from '@/server/modules/leases/service';

export type NoticeRow = Selectable<Notices>;

export interface NoticeView extends NoticeRow {
  isOwnerSide: boolean;
  isResident: boolean;
}

const isResidentOf = (envelopeOf: ReturnType<typeof sql>, personId: string) => sql<boolean>`exists (
  select from envelope_signers signer where signer.envelope_id = ${envelopeOf} and signer.role = 'resident'
    and signer.status <> 'delegated' and (signer.user_id = ${personId} or (signer.user_id is null
      and signer.email = (select email from users where id = ${personId}))))`;

const viewQuery = (db: Db, personId: string) =>
  db
    .selectFrom('notices')
    .selectAll()
    .select([
      sql<boolean>`(notices.owner_id = ${personId} or notices.home_id in (select app.managed_home_ids()))`.as(
        'isOwnerSide',
      ),
      isResidentOf(sql`(select envelope_id from leases where leases.id = notices.lease_id)`, personId).as('isResident'),
    ]);

export const findById = (db: Db, id: string, personId: string): Promise<NoticeView | undefined> =>
  viewQuery(db, personId).where('id', '=', id).executeTakeFirst();

/** The caller's own, also for staff. */
export async function list(db: Db, personId: string): Promise<NoticeView[]> {
  const own = sql<boolean>`(notices.owner_id = ${personId} or notices.lease_id = any(array(select app.own_lease_ids())))`;
  const rows = await viewQuery(db, personId).where(own).orderBy('createdAt', 'desc').limit(100).execute();
  return rows.filter(({ isOwnerSide, isResident }) => isOwnerSide || isResident);
}

export const findOpen = (db: Db, leaseId: string, personId: string): Promise<NoticeView | undefined> =>
  viewQuery(db, personId).where('leaseId', '=', leaseId).where('status', 'in', ['held', 'given']).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<NoticeRow | undefined> =>
  db.selectFrom('notices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insert = (db: Db, values: Insertable<Notices>) => db.insertInto('notices').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<Notices>) =>
  db.updateTable('notices').set(values).where('id', '=', id).execute();

/** The accounts of who signed the lease as residents. */
export async function listResidentIds(db: Db, leaseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct users.id from leases join envelope_signers signer on signer.envelope_id = leases.envelope_id
      join users on users.id = signer.user_id or (signer.user_id is null and users.email = signer.email)
    where leases.id = ${leaseId} and signer.role = 'resident' and signer.status <> 'delegated' order by users.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export interface LeaseSide extends LeaseRow {
  ownerId: string | null;
  isOwnerSide: boolean;
  isResident: boolean;
}

/** A lease as one of its two sides has to do with it. */
export const findLeaseSide = (db: Db, leaseId: string, personId: string): Promise<LeaseSide | undefined> =>
  db
    .selectFrom('leases')
    .innerJoin('homes', 'homes.id', 'leases.homeId')
    .selectAll('leases')
    .select('homes.ownerId')
    .select([
      sql<boolean>`(homes.owner_id = ${personId} or homes.id in (select app.managed_home_ids()))`.as('isOwnerSide'),
      isResidentOf(sql`leases.envelope_id`, personId).as('isResident'),
    ])
    .where('leases.id', '=', leaseId)
    .executeTakeFirst();

export interface Party {
  userId: string | null;
  name: string;
  email: string;
  side: 'owner' | 'resident';
}

/** Everyone a notice is for: the residents of the lease and the owner of the home. */
export async function listParties(db: Db, notice: Pick<NoticeRow, 'leaseId' | 'ownerId'>): Promise<Party[]> {
  const { rows } = await sql<Party>`
    select coalesce(signer.user_id, users.id) as "userId", signer.name, coalesce(users.email, signer.email) as email,
      'resident' as side
    from leases join envelope_signers signer on signer.envelope_id = leases.envelope_id
      left join users on users.id = signer.user_id or (signer.user_id is null and users.email = signer.email)
    where leases.id = ${notice.leaseId} and signer.role = 'resident' and signer.status <> 'delegated'
    union all
    select id, first_name, email, 'owner' from users where id = ${notice.ownerId}`.execute(db);
  return rows;
}
