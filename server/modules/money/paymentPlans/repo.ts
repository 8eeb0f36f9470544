import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PaymentPlanStatus } from '@/contract/money/paymentPlans/constants';
import type { Db } from '@/server/db/client';
import type { PaymentPlans } from '@/server/db/types';

export type PlanRow = Omit<Selectable<PaymentPlans>, 'status'> & { status: PaymentPlanStatus };

const plans = (db: Db) => db.selectFrom('paymentPlans').selectAll().$castTo<PlanRow>();

export const findNewest = (db: Db, leaseId: string) =>
  plans(db)
    .where('leaseId', '=', leaseId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const find = (db: Db, id: string) => plans(db).where('id', '=', id).executeTakeFirst();

/** Plans of a lease that came about since a moment: the rule gives one in a while. */
export const countStarted = async (db: Db, leaseId: string, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('paymentPlans')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('leaseId', '=', leaseId)
    .where('startedAt', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const insert = (db: Db, plan: Insertable<PaymentPlans>) => db.insertInto('paymentPlans').values(plan).execute();

export const update = (db: Db, id: string, change: Updateable<PaymentPlans>) =>
  db.updateTable('paymentPlans').set(change).where('id', '=', id).execute();

export async function insertCharges(
  db: Db,
  plan: Pick<PlanRow, 'id' | 'leaseId' | 'homeId' | 'ownerId'>,
  chargeIds: readonly string[],
): Promise<void> {
  const { id: planId, leaseId, homeId, ownerId } = plan;
  await db
    .insertInto('paymentPlanCharges')
    .values(chargeIds.map((chargeId) => ({ planId, chargeId, leaseId, homeId, ownerId })))
    .execute();
}

export const listChargeIds = async (db: Db, planId: string): Promise<string[]> =>
  (await db.selectFrom('paymentPlanCharges').select('chargeId').where('planId', '=', planId).execute()).map(
    ({ chargeId }) => chargeId,
  );

export const listActive = (db: Db) => plans(db).where('status', '=', 'active').orderBy('id').execute();

export const saveDueDay = (
  db: Db,
  row: { leaseId: string; homeId: string; ownerId: string | null; dueDay: number; askedBy: string; createdAt: Date },
) =>
  db
    .insertInto('leaseDueDays')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .constraint('lease_due_days_pkey')
        .doUpdateSet({ dueDay: row.dueDay, askedBy: row.askedBy, createdAt: row.createdAt }),
    )
    .execute();

export const findName = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('users').select('firstName').where('id', '=', id).executeTakeFirst())?.firstName ?? '';
