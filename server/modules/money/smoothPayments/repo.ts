import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { InstallmentBills, InstallmentPlans, Installments } from '@/server/db/types';

export type PlanRow = Selectable<InstallmentPlans>;
export type InstallmentRow = Selectable<Installments>;

export const findById = (db: Db, id: string): Promise<PlanRow | undefined> =>
  db.selectFrom('installmentPlans').selectAll().where('id', '=', id).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<PlanRow | undefined> =>
  db.selectFrom('installmentPlans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insert = (db: Db, values: Insertable<InstallmentPlans>) =>
  db.insertInto('installmentPlans').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<InstallmentPlans>) =>
  db.updateTable('installmentPlans').set(values).where('id', '=', id).execute();

export const insertBills = (db: Db, bills: Insertable<InstallmentBills>[]) =>
  db.insertInto('installmentBills').values(bills).execute();

export const insertInstallments = (db: Db, rows: Insertable<Installments>[]) =>
  db.insertInto('installments').values(rows).execute();

export const updateInstallment = (db: Db, id: string, values: Updateable<Installments>) =>
  db.updateTable('installments').set(values).where('id', '=', id).execute();

export const listByHome = (db: Db, homeId: string): Promise<PlanRow[]> =>
  db
    .selectFrom('installmentPlans')
    .selectAll()
    .where('homeId', '=', homeId)
    .where('status', '<>', 'canceled')
    .orderBy('createdAt', 'desc')
    .execute();

export const listInstallments = (db: Db, planIds: readonly string[]): Promise<InstallmentRow[]> =>
  planIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('installments')
        .selectAll()
        .where('planId', 'in', [...planIds])
        .orderBy('planId')
        .orderBy('seq')
        .execute();

export const listBills = (db: Db, planIds: readonly string[]) =>
  planIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('installmentBills')
        .selectAll()
        .where('planId', 'in', [...planIds])
        .orderBy('planId')
        .orderBy('invoiceId')
        .execute();

/** Bills that are spread already, or about to be. */
export async function listSpreadInvoices(db: Db, homeId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('installmentBills')
    .innerJoin('installmentPlans', 'installmentPlans.id', 'installmentBills.planId')
    .select('installmentBills.invoiceId')
    .where('installmentBills.homeId', '=', homeId)
    .where('installmentPlans.status', '<>', 'canceled')
    .execute();
  return new Set(rows.map(({ invoiceId }) => invoiceId));
}

/** Not taken yet, due by a day, the oldest first. */
export const listDue = (db: Db, homeId: string, payOn: string): Promise<InstallmentRow[]> =>
  db
    .selectFrom('installments')
    .selectAll()
    .where('homeId', '=', homeId)
    .where('paidAt', 'is', null)
    .where('dueOn', '<=', payOn)
    .orderBy('dueOn')
    .orderBy('planId')
    .orderBy('seq')
    .execute();
