import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { AgencyPayments, CollectionPlacements, DebtHolds, DebtLetters } from '@/server/db/types';
import { idOrNull } from '@/server/ids';

export type LetterRow = Selectable<DebtLetters>;
export type HoldRow = Selectable<DebtHolds>;
export type PlacementRow = Selectable<CollectionPlacements>;
export type AgencyPaymentRow = Selectable<AgencyPayments>;
/** With whether the return of its money is in our books. */
export type ReportedPayment = AgencyPaymentRow & { isReversed: boolean };

export const findLetter = (db: Db, id: string): Promise<LetterRow | undefined> =>
  db.selectFrom('debtLetters').selectAll().where('id', '=', id).executeTakeFirst();

export const lockLetter = (db: Db, id: string): Promise<LetterRow> =>
  db.selectFrom('debtLetters').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The newest first. */
export const listLetters = (db: Db, leaseId: string): Promise<LetterRow[]> =>
  db
    .selectFrom('debtLetters')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Letters that are not in the mail yet. */
export const listAsked = (db: Db): Promise<LetterRow[]> =>
  db.selectFrom('debtLetters').selectAll().where('status', '=', 'asked').orderBy('id').execute();

export const insertLetter = (db: Db, values: Insertable<DebtLetters>) =>
  db.insertInto('debtLetters').values(values).execute();

export const updateLetter = (db: Db, id: string, values: Updateable<DebtLetters>) =>
  db.updateTable('debtLetters').set(values).where('id', '=', id).execute();

export const findHold = (db: Db, id: string): Promise<HoldRow | undefined> =>
  db.selectFrom('debtHolds').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

/** The newest first. */
export const listHolds = (db: Db, leaseId: string): Promise<HoldRow[]> =>
  db
    .selectFrom('debtHolds')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .orderBy('openedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const insertHold = (db: Db, values: Insertable<DebtHolds>) =>
  db.insertInto('debtHolds').values(values).execute();

export const updateHold = (db: Db, id: string, values: Updateable<DebtHolds>) =>
  db.updateTable('debtHolds').set(values).where('id', '=', id).execute();

/** Where the residents of a lease went, as they wrote it; null where they left no address. */
export async function findForwardingAddress(db: Db, leaseId: string): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select coalesce(
      (select nullif(forwarding_address, '') from move_outs where lease_id = ${leaseId}),
      (select nullif(forwarding_address, '') from notices where lease_id = ${leaseId} and side = 'resident'
        and status in ('given', 'completed') order by created_at desc limit 1)) as address`.execute(db);
  return rows[0]?.address ?? null;
}

export const findPlacement = (db: Db, id: string): Promise<PlacementRow | undefined> =>
  db.selectFrom('collectionPlacements').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

export const lockPlacement = (db: Db, id: string): Promise<PlacementRow> =>
  db.selectFrom('collectionPlacements').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The newest first. */
export const listPlacements = (db: Db, leaseId: string): Promise<PlacementRow[]> =>
  db
    .selectFrom('collectionPlacements')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .orderBy('preparedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The one that is not closed. */
export const findOpenPlacement = (db: Db, leaseId: string): Promise<PlacementRow | undefined> =>
  db
    .selectFrom('collectionPlacements')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .where('status', '<>', 'closed')
    .executeTakeFirst();

export const listOpenPlacements = (db: Db): Promise<PlacementRow[]> =>
  db.selectFrom('collectionPlacements').selectAll().where('status', '<>', 'closed').orderBy('id').execute();

/** Whether an agency ever got a debt. */
export const hasPlacement = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('collectionPlacements').select('id').limit(1).executeTakeFirst()) !== undefined;

export const insertPlacement = (db: Db, values: Insertable<CollectionPlacements>) =>
  db.insertInto('collectionPlacements').values(values).execute();

export const updatePlacement = (db: Db, id: string, values: Updateable<CollectionPlacements>) =>
  db.updateTable('collectionPlacements').set(values).where('id', '=', id).execute();

export const findAgencyPayment = (db: Db, id: string): Promise<AgencyPaymentRow | undefined> =>
  db.selectFrom('agencyPayments').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

/** What the agency says that it collected of a lease, the newest first. */
export const listAgencyPayments = (db: Db, leaseId: string): Promise<ReportedPayment[]> =>
  db
    .selectFrom('agencyPayments')
    .leftJoin('payments', 'payments.id', 'agencyPayments.paymentId')
    .selectAll('agencyPayments')
    .select(sql<boolean>`coalesce(payments.status = 'returned', false)`.as('isReversed'))
    .where('agencyPayments.leaseId', '=', leaseId)
    .orderBy('paidOn', 'desc')
    .orderBy('agencyPayments.id')
    .execute();

export const lockReported = (db: Db, eventId: string): Promise<AgencyPaymentRow | undefined> =>
  db.selectFrom('agencyPayments').selectAll().where('eventId', '=', eventId).forUpdate().executeTakeFirst();

/** Whether it was new. */
export const insertAgencyPayment = async (db: Db, values: Insertable<AgencyPayments>): Promise<boolean> =>
  (await db
    .insertInto('agencyPayments')
    .values(values)
    .onConflict((conflict) => conflict.column('eventId').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const updateAgencyPayment = (db: Db, id: string, values: Updateable<AgencyPayments>) =>
  db.updateTable('agencyPayments').set(values).where('id', '=', id).execute();

/** Whether a placement of the lease waits for a second person. */
export const isPlacementAsked = async (db: Db, leaseId: string): Promise<boolean> =>
  (await db
    .selectFrom('moneyRequests')
    .select('id')
    .where('leaseId', '=', leaseId)
    .where('kind', '=', 'debt_placement')
    .where('status', '=', 'requested')
    .executeTakeFirst()) !== undefined;
