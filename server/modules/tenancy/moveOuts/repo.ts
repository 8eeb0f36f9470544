import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { DepositDeductions, DepositReturns, MoveOuts } from '@/server/db/types';
import { isResidentOf } from '@/server/modules/homes/residents';
import type { LeaseRow } from '@/server/modules/leasing/leases';

export type MoveOutRow = Selectable<MoveOuts>;
export type DeductionRow = Selectable<DepositDeductions>;
export type ReturnRow = Selectable<DepositReturns>;

/** A lease as one person has to do with it. */
export interface LeaseSide extends LeaseRow {
  ownerId: string | null;
  isOwnerSide: boolean;
  isResident: boolean;
}

const sideQuery = (db: Db, personId: string) =>
  db
    .selectFrom('leases')
    // Once they left, residents do not see the home anymore, and still their deposit.
    .leftJoin('homes', 'homes.id', 'leases.homeId')
    .selectAll('leases')
    .select('homes.ownerId')
    .select([
      sql<boolean>`coalesce(homes.owner_id = ${personId} or homes.id in (select app.managed_home_ids()), false)`.as(
        'isOwnerSide',
      ),
      isResidentOf(sql`leases.id`, personId).as('isResident'),
    ]);

export const findLease = (db: Db, leaseId: string, personId: string): Promise<LeaseSide | undefined> =>
  sideQuery(db, personId).where('leases.id', '=', leaseId).executeTakeFirst();

/** Leases with a move-out, of the caller’s homes and those they lived under. */
export async function listLeases(db: Db, personId: string): Promise<LeaseSide[]> {
  const own = sql<string>`any(array(select app.own_lease_ids()))`;
  const rows = await sideQuery(db, personId)
    .innerJoin('moveOuts', 'moveOuts.leaseId', 'leases.id')
    .where('leases.id', '=', own)
    .orderBy('moveOuts.createdAt', 'desc')
    .limit(50)
    .execute();
  return rows.filter(({ isOwnerSide, isResident }) => isOwnerSide || isResident);
}

export const findByLease = (db: Db, leaseId: string): Promise<MoveOutRow | undefined> =>
  db.selectFrom('moveOuts').selectAll().where('leaseId', '=', leaseId).executeTakeFirst();

export const lockByLease = (db: Db, leaseId: string): Promise<MoveOutRow | undefined> =>
  db.selectFrom('moveOuts').selectAll().where('leaseId', '=', leaseId).forUpdate().executeTakeFirst();

export const lockById = (db: Db, id: string): Promise<MoveOutRow | undefined> =>
  db.selectFrom('moveOuts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Leases with a deposit that waits for a statement, an answer, or an invoice: a passed deadline may apply to them. */
export async function listOpenDeposits(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('moveOuts')
    .select('leaseId')
    .$if(after !== null, (query) => query.where('leaseId', '>', after))
    .where((where) =>
      where.or([
        where('status', 'in', ['left', 'itemized']),
        where.exists(
          where
            .selectFrom('depositDeductions as line')
            .select('line.id')
            .whereRef('line.moveOutId', '=', 'moveOuts.id')
            .where('line.proofKind', '=', 'estimate')
            .where('line.workDoneOn', 'is not', null)
            .where('line.status', '<>', 'dropped'),
        ),
      ]),
    )
    .orderBy('leaseId')
    .limit(limit)
    .execute();
  return rows.map(({ leaseId }) => leaseId);
}

/** Whether the deposit of each of these leases is open or closed; leases without a move-out are left out. */
export async function listDepositStates(db: Db, leaseIds: readonly string[]): Promise<Map<string, 'open' | 'closed'>> {
  const rows = await db
    .selectFrom('moveOuts')
    .select(['leaseId', 'status'])
    .where('leaseId', '=', sql<string>`any(${[...leaseIds]}::uuid[])`)
    .where('status', '<>', 'planned')
    .execute();
  return new Map(rows.map(({ leaseId, status }) => [leaseId, status === 'returned' ? 'closed' : 'open']));
}

/** The last day of each of these leases under which notice was given; leases without are left out. */
export async function listLastDays(db: Db, leaseIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('notices')
    .select(['leaseId', 'lastDay'])
    .where('leaseId', '=', sql<string>`any(${[...leaseIds]}::uuid[])`)
    .where('status', '=', 'given')
    .execute();
  return new Map(rows.map(({ leaseId, lastDay }) => [leaseId, lastDay]));
}

/** The row of a lease, made where it is missing. */
export async function ensure(db: Db, values: Insertable<MoveOuts>): Promise<MoveOutRow> {
  await db
    .insertInto('moveOuts')
    .values(values)
    .onConflict((conflict) => conflict.constraint('move_outs_lease_id_key').doNothing())
    .execute();
  const row = await lockByLease(db, values.leaseId);
  if (!row) throw new Error('The move-out was written a moment ago');
  return row;
}

export const update = (db: Db, id: string, values: Updateable<MoveOuts>) =>
  db.updateTable('moveOuts').set(values).where('id', '=', id).execute();

export const listDeductions = (db: Db, moveOutId: string): Promise<DeductionRow[]> =>
  db
    .selectFrom('depositDeductions')
    .selectAll()
    .where('moveOutId', '=', moveOutId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const insertDeduction = (db: Db, values: Insertable<DepositDeductions>) =>
  db.insertInto('depositDeductions').values(values).execute();

export const updateDeduction = (db: Db, id: string, values: Updateable<DepositDeductions>) =>
  db.updateTable('depositDeductions').set(values).where('id', '=', id).execute();

export const removeDeduction = (db: Db, id: string) =>
  db.deleteFrom('depositDeductions').where('id', '=', id).execute();

export const lockDeduction = (db: Db, id: string): Promise<DeductionRow | undefined> =>
  db.selectFrom('depositDeductions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Payments of a deposit, also those that were corrected, the oldest first. */
export const listReturns = (db: Db, moveOutId: string): Promise<ReturnRow[]> =>
  db
    .selectFrom('depositReturns')
    .selectAll()
    .where('moveOutId', '=', moveOutId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const insertReturn = (db: Db, values: Insertable<DepositReturns>) =>
  db.insertInto('depositReturns').values(values).execute();

export const correctReturn = (db: Db, id: string, now: Date) =>
  db.updateTable('depositReturns').set({ correctedAt: now }).where('id', '=', id).execute();

/** The lease of a line, as the caller has to do with it. */
export async function findDeductionLease(
  db: Db,
  id: string,
  personId: string,
): Promise<(LeaseSide & { deductionId: string }) | undefined> {
  const row = await db
    .selectFrom('depositDeductions')
    .innerJoin('moveOuts', 'moveOuts.id', 'depositDeductions.moveOutId')
    .select('moveOuts.leaseId')
    .where('depositDeductions.id', '=', id)
    .executeTakeFirst();
  const lease = row && (await findLease(db, row.leaseId, personId));
  return lease && { ...lease, deductionId: id };
}

/** Photos of the move-in record that both sides signed; not those of the move-out, which both sides may open, too. */
export const listRecordPhotos = (db: Db, leaseId: string): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('conditionPictures')
    .innerJoin('documents', 'documents.id', 'conditionPictures.documentId')
    .select(['documents.id', 'documents.name'])
    .where('conditionPictures.leaseId', '=', leaseId)
    .where('documents.mime', 'like', 'image/%')
    .where(sql<boolean>`not exists (select from move_out_photos photo where photo.document_id = documents.id)
      and not exists (select from deposit_deductions line
        where documents.id in (line.after_photo_id, line.work_photo_id, line.proof_id))`)
    .orderBy('documents.createdAt')
    .execute();

/** Files of a person, with their type. */
export const findFiles = (db: Db, ids: readonly string[], ownerId: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'mime', 'name'])
    .where('id', 'in', [...ids])
    .where('ownerId', '=', ownerId)
    .execute();

/** The last day by a notice that was given, if there is one. */
export const findNotice = (db: Db, leaseId: string) =>
  db
    .selectFrom('notices')
    .select(['lastDay', 'forwardingAddress', 'breaksLease'])
    .where('leaseId', '=', leaseId)
    .where('status', 'in', ['given', 'completed'])
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();

export const hasDocument = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
