import { type Insertable, type Selectable, sql } from 'kysely';
import type { DisputeStatus } from '@/contract/money/bills/constants';
import type { Db } from '@/server/db/client';
import type { BillDisputes } from '@/server/db/types';
import { idOrNull } from '@/server/ids';
import { listResidents } from '@/server/modules/homes/residents';

export type DisputeRow = Selectable<BillDisputes>;

/** The newest first. */
export const listDisputes = (db: Db, leaseId: string): Promise<DisputeRow[]> =>
  db.selectFrom('billDisputes').selectAll().where('leaseId', '=', leaseId).orderBy('openedAt', 'desc').execute();

export const listMessages = (db: Db, leaseId: string) =>
  db
    .selectFrom('billDisputeMessages as message')
    .leftJoin('users as author', 'author.id', 'message.authorId')
    .selectAll('message')
    .select('author.firstName')
    .where('message.leaseId', '=', leaseId)
    .orderBy('message.createdAt')
    .orderBy('message.id')
    .execute();
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** The caller's own copy of each bill's paper, by charge. */
export async function documentsOf(db: Db, leaseId: string, readerId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('billDocuments')
    .select(['chargeId', 'documentId'])
    .where('leaseId', '=', leaseId)
    .where('readerId', '=', readerId)
    .execute();
  return new Map(rows.map(({ chargeId, documentId }) => [chargeId, documentId]));
}

export const saveDocument = (
  db: Db,
  row: { chargeId: string; readerId: string; documentId: string; leaseId: string },
) =>
  db
    .insertInto('billDocuments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['chargeId', 'readerId']).doUpdateSet({ documentId: row.documentId }))
    .execute();

export const lockOpenDispute = (db: Db, chargeId: string): Promise<DisputeRow | undefined> =>
  db
    .selectFrom('billDisputes')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();

/** False where one is open already. */
export async function insertDispute(db: Db, values: Insertable<BillDisputes>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('billDisputes')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const closeDispute = (
  db: Db,
  id: string,
  { adjustedCents, ...values }: { status: DisputeStatus; adjustedCents: number; closedAt: Date; closedBy: string },
) =>
  db
    .updateTable('billDisputes')
    .set({ ...values, adjusted: adjustedCents })
    .where('id', '=', id)
    .execute();

export const insertMessage = (
  db: Db,
  values: {
    id: string;
    disputeId: string;
    leaseId: string;
    authorId: string;
    side: 'resident' | 'homeowner' | 'staff';
    body: string;
    createdAt: Date;
  },
) => db.insertInto('billDisputeMessages').values(values).execute();

/** Residents of a lease and the owner of its home, as far as they have an account. */
export async function listPeople(db: Db, leaseId: string) {
  const residents = (await listResidents(db, leaseId)).flatMap(({ personId }) => personId ?? []);
  return db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.firstName'])
    .where(
      sql<boolean>`(users.id = any(${residents}::uuid[]) or users.id in (select homes.owner_id
        from leases join homes on homes.id = leases.home_id where leases.id = ${leaseId}))`,
    )
    .orderBy('users.id')
    .execute();
}

/** The lease of a charge that the caller may know of. */
export async function findLeaseId(db: Db, chargeId: string): Promise<string | undefined> {
  const row = await db.selectFrom('charges').select('leaseId').where('id', '=', idOrNull(chargeId)).executeTakeFirst();
  return row?.leaseId;
}
