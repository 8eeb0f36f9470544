import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { StatutoryNotices } from '@/server/db/types';
import type { LeaseRow } from '@/server/modules/leasing/leases';

export type StatutoryNoticeRow = Selectable<StatutoryNotices>;

/** A lease of which a notice can be given, the day on which its residents left, and where they can be reached then. */
export interface NoticedLease extends LeaseRow {
  leftOn: string | null;
  forwardingAddress: string;
}

const leaseQuery = (db: Db) =>
  db
    .selectFrom('leases')
    .leftJoin('moveOuts', 'moveOuts.leaseId', 'leases.id')
    .selectAll('leases')
    .select(sql<string | null>`to_char(move_outs.left_on, 'YYYY-MM-DD')`.as('leftOn'))
    .select(
      sql<string>`coalesce(nullif(move_outs.forwarding_address, ''), (select notice.forwarding_address from notices notice
        where notice.lease_id = leases.id and notice.side = 'resident' and notice.status in ('given', 'completed')
        order by notice.created_at desc limit 1), '')`.as('forwardingAddress'),
    );

/** Running and ended leases of a home, the newest first. */
export const listLeases = (db: Db, homeId: string): Promise<NoticedLease[]> =>
  leaseQuery(db)
    .where('leases.homeId', '=', homeId)
    .where('leases.status', 'in', ['active', 'ended'])
    .orderBy('leases.createdAt', 'desc')
    .limit(5)
    .execute();

export const findLease = (db: Db, leaseId: string): Promise<NoticedLease | undefined> =>
  leaseQuery(db).where('leases.id', '=', leaseId).executeTakeFirst();

export const lockLease = (db: Db, leaseId: string) =>
  db.selectFrom('leases').select('id').where('id', '=', leaseId).forUpdate().executeTakeFirst();

/** Notices of a home, the newest first. */
export const list = (db: Db, homeId: string): Promise<StatutoryNoticeRow[]> =>
  db
    .selectFrom('statutoryNotices')
    .selectAll()
    .where('homeId', '=', homeId)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();

export const find = (db: Db, id: string): Promise<StatutoryNoticeRow | undefined> =>
  db.selectFrom('statutoryNotices').selectAll().where('id', '=', id).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<StatutoryNoticeRow | undefined> =>
  db.selectFrom('statutoryNotices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findOpen = (db: Db, leaseId: string, kind: StatutoryNoticeRow['kind']) =>
  db
    .selectFrom('statutoryNotices')
    .select('id')
    .where('leaseId', '=', leaseId)
    .where('kind', '=', kind)
    .where('status', 'in', ['prepared', 'served'])
    .executeTakeFirst();

export const insert = (db: Db, values: Insertable<StatutoryNotices>) =>
  db.insertInto('statutoryNotices').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<StatutoryNotices>) =>
  db.updateTable('statutoryNotices').set(values).where('id', '=', id).execute();
