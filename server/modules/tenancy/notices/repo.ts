import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import type { Notices } from '@/server/db/types';
import { isResidentOf } from '@/server/modules/homes/residents';
import type { LeaseRow } from '@/server/modules/leasing/leases';

export type NoticeRow = Selectable<Notices>;

export interface NoticeView extends NoticeRow {
  isOwnerSide: boolean;
  isResident: boolean;
}

const viewQuery = (db: Db, personId: string) =>
  db
    .selectFrom('notices')
    .selectAll()
    .select([
      sql<boolean>`(notices.owner_id = ${personId} or notices.home_id in (select app.managed_home_ids()))`.as(
        'isOwnerSide',
      ),
      isResidentOf(sql`notices.lease_id`, personId).as('isResident'),
    ]);

export const findById = (db: Db, id: string, personId: string): Promise<NoticeView | undefined> =>
  viewQuery(db, personId).where('id', '=', id).executeTakeFirst();

/** The caller's own, also for staff. */
export async function list(db: Db, personId: string): Promise<NoticeView[]> {
  const own = sql<boolean>`(notices.owner_id = ${personId} or notices.lease_id = any(array(select app.own_lease_ids())))`;
  const rows = await viewQuery(db, personId).where(own).orderBy('createdAt', 'desc').limit(100).execute();
  // A notice that was asked for and never served was never given.
  return rows.filter(
    ({ isOwnerSide, isResident, side, givenAt }) => isOwnerSide || (isResident && (side === 'resident' || givenAt)),
  );
}

export const findOpen = (db: Db, leaseId: string, personId: string): Promise<NoticeView | undefined> =>
  viewQuery(db, personId).where('leaseId', '=', leaseId).where('status', 'in', ['held', 'given']).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<NoticeRow | undefined> =>
  db.selectFrom('notices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insert = (db: Db, values: Insertable<Notices>) => db.insertInto('notices').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<Notices>) =>
  db.updateTable('notices').set(values).where('id', '=', id).execute();

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
      isResidentOf(sql`leases.id`, personId).as('isResident'),
    ])
    .where('leases.id', '=', leaseId)
    .executeTakeFirst();

/**
 * Days between the day that residents left and the first day of the next lease of the same home, for the newest hundred
 * of our leases that were followed by one. With `homeId`: of the region of that home alone.
 */
export async function listVacantDays(db: Db, homeId: string | null): Promise<number[]> {
  const { rows } = await sql<{ days: number }>`
    select next.start_on - gone.left_on as days
    from move_outs gone join homes on homes.id = gone.home_id
      cross join lateral (select ${leaseTerms().text('startOn')}::date as start_on from leases
        where leases.home_id = gone.home_id and leases.id <> gone.lease_id and leases.status in ('signed', 'active', 'ended')
          and ${leaseTerms().text('startOn')}::date >= gone.left_on order by 1 limit 1) next
    where gone.left_on is not null and (${homeId}::uuid is null
      or homes.region_id = (select region_id from homes where id = ${homeId}))
    order by gone.left_on desc limit 100`.execute(db);
  return rows.map(({ days }) => days);
}

/**
 * Running leases in these states with a term that ends from one day to another, where no side gave notice. Days are those of
 * the homes, as signed.
 */
export async function listEndingLeases(
  db: Db,
  { states, from, to }: { states: readonly string[]; from: string; to: string },
): Promise<{ id: string; endOn: string; home: string }[]> {
  const terms = leaseTerms('lease');
  const { rows } = await sql<{ id: string; endOn: string; home: string }>`
    select lease.id, ${terms.text('endOn')} as "endOn", ${terms.text('address', 'streetAddress')} as home
    from leases lease
    where lease.status = 'active' and ${terms.text('address', 'state')} = any(${[...states]})
      and ${terms.text('endOn')} between ${from} and ${to}
      and not exists (select from notices where notices.lease_id = lease.id and notices.status in ('held', 'given'))
    order by lease.id`.execute(db);
  return rows;
}
