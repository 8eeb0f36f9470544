import { type Insertable, type Selectable, sql } from 'kysely';
import { RETURN_RATE_ALERT_PAGE } from '@/contract/money/returnRates/constants';
import type { Db } from '@/server/db/client';
import type { ReturnRateAlerts } from '@/server/db/types';

export type AlertRow = Selectable<ReturnRateAlerts>;

/** The newest first. */
export const listAlerts = (db: Db): Promise<AlertRow[]> =>
  db
    .selectFrom('returnRateAlerts')
    .selectAll()
    .orderBy('raisedAt', 'desc')
    .orderBy('id')
    .limit(RETURN_RATE_ALERT_PAGE)
    .execute();

export const listOpenAlerts = (db: Db): Promise<AlertRow[]> =>
  db.selectFrom('returnRateAlerts').selectAll().where('endedAt', 'is', null).execute();

/** False where an alert of it stands already. */
export async function insertAlert(db: Db, values: Insertable<ReturnRateAlerts>): Promise<boolean> {
  const inserted = await db
    .insertInto('returnRateAlerts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['account', 'kind']).where('endedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const endAlert = (db: Db, id: string, now: Date) =>
  db.updateTable('returnRateAlerts').set({ endedAt: now }).where('id', '=', id).execute();

/** Members of our team with the duty of money. */
export const listMoneyStaff = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .where('type', '=', 'staff')
    .where(sql<boolean>`'money' = any(duties)`)
    .where('endedAt', 'is', null)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .execute();
