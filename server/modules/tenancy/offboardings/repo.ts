import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { ENDED_STATUSES } from '@/contract/care/workOrders/constants';
import type { OffboardingStatus } from '@/contract/tenancy/offboardings/constants';
import type { NextManager } from '@/contract/tenancy/offboardings/schemas';
import type { Db } from '@/server/db/client';
import type { Offboardings } from '@/server/db/types';

export interface OffboardingRow extends Omit<Selectable<Offboardings>, 'status' | 'nextManager'> {
  status: OffboardingStatus;
  nextManager: NextManager | null;
}

/** The one that is open or done; a withdrawn one is over. */
export const findCurrent = (db: Db, homeId: string): Promise<OffboardingRow | undefined> =>
  db
    .selectFrom('offboardings')
    .selectAll()
    .where('homeId', '=', homeId)
    .where('status', '<>', 'withdrawn')
    .orderBy('createdAt', 'desc')
    .$castTo<OffboardingRow>()
    .executeTakeFirst();

export const lockOpen = (db: Db, homeId: string): Promise<OffboardingRow | undefined> =>
  db
    .selectFrom('offboardings')
    .selectAll()
    .where('homeId', '=', homeId)
    .where('status', '=', 'asked')
    .forUpdate()
    .$castTo<OffboardingRow>()
    .executeTakeFirst();

export const findById = (db: Db, id: string): Promise<OffboardingRow | undefined> =>
  db.selectFrom('offboardings').selectAll().where('id', '=', id).$castTo<OffboardingRow>().executeTakeFirst();

export const insert = (db: Db, values: Insertable<Offboardings>) =>
  db.insertInto('offboardings').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<Offboardings>) =>
  db.updateTable('offboardings').set(values).where('id', '=', id).execute();

/** The home with its owner, locked, so that it leaves once. */
export async function lockHome(db: Db, homeId: string) {
  const { rows } = await sql<{
    status: string;
    address: string;
    timeZone: string;
    ownerId: string | null;
    ownerName: string | null;
    ownerEmail: string | null;
  }>`
    select homes.status, concat_ws(', ', homes.street_address, homes.unit) as address, regions.time_zone as "timeZone",
      homes.owner_id as "ownerId", users.first_name as "ownerName", users.email as "ownerEmail"
    from homes join regions on regions.id = homes.region_id left join users on users.id = homes.owner_id
    where homes.id = ${homeId} for update of homes`.execute(db);
  return rows[0];
}

/** The lease that runs. */
export const findLease = (db: Db, homeId: string) =>
  db
    .selectFrom('leases')
    .select(['id', 'terms'])
    .where('homeId', '=', homeId)
    .where('status', '=', 'active')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();

/** What is held for a home beside its payouts, in cents: paid ahead for work, and credit of its residents. As the system. */
export async function readHeld(db: Db, homeId: string): Promise<{ work: number; credit: number }> {
  const { rows } = await sql<{ work: number; credit: number }>`
    select coalesce(-sum(balance) filter (where code like 'home:%'), 0)::int8 as work,
      coalesce(-sum(balance) filter (where code like 'lease:%'), 0)::int8 as credit
    from ledger_accounts where code like ${`home:${homeId}:prepaid%`}
      or code in (select 'lease:' || id || ':prepaid' from leases where home_id = ${homeId})`.execute(db);
  return rows[0] ?? { work: 0, credit: 0 };
}

/** What is still open around a home, as the system. */
export async function countOpen(db: Db, homeId: string) {
  const { rows } = await sql<{ work: number; applications: number; deposits: number; pendingLeases: number }>`
    select
      (select count(*)::int from work_orders where home_id = ${homeId} and status <> all(${[...ENDED_STATUSES]}::text[]))
        as work,
      (select count(*)::int from applications where home_id = ${homeId} and status in ('submitted', 'in_review'))
        as applications,
      (select count(*)::int from leases where home_id = ${homeId} and status in ('sent', 'signed')) as "pendingLeases",
      (select count(*)::int from move_outs where home_id = ${homeId} and status in ('left', 'itemized', 'settled'))
        as deposits`.execute(db);
  return rows[0] ?? { work: 0, applications: 0, deposits: 0, pendingLeases: 0 };
}

/** The owner’s documents of a home, by kind. */
export async function countDocuments(db: Db, homeId: string, ownerId: string | null) {
  const { rows } = await sql<{ kind: string; count: number }>`
    select category as kind, count(*)::int as count from documents
    where home_id = ${homeId} and owner_id = ${ownerId} group by category order by category`.execute(db);
  return rows;
}
