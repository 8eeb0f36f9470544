import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { EXPENSE_PAGE, PAYABLE_EXPENSES } from '@/contract/money/expenses/constants';
import type { Db } from '@/server/db/client';
import type { ExpenseRules, Expenses } from '@/server/db/types';
import { idOrNull } from '@/server/ids';

export type ExpenseRow = Selectable<Expenses>;
export type RuleRow = Selectable<ExpenseRules>;

const nameOf = (column: 'entered_by' | 'approved_by') =>
  sql<string | null>`(select nullif(trim(concat_ws(' ', first_name, last_name)), '') from users
    where id = ${sql.ref(`expenses.${column}`)})`;

export type ExpenseView = Awaited<ReturnType<typeof listByHome>>[number];

/** Of a home: those that are not over first, then the latest due day. */
export const listByHome = (db: Db, homeId: string) =>
  db
    .selectFrom('expenses')
    .selectAll()
    .select([nameOf('entered_by').as('entererName'), nameOf('approved_by').as('approverName')])
    .where('homeId', '=', homeId)
    .orderBy((row) => row('status', 'in', ['requested', 'approved', 'waiting', 'ordered']), 'desc')
    .orderBy('dueOn', 'desc')
    .orderBy('id', 'desc')
    .limit(EXPENSE_PAGE)
    .execute();

export const find = (db: Db, id: string): Promise<ExpenseRow | undefined> =>
  db.selectFrom('expenses').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

export const findByOrder = (db: Db, orderId: string): Promise<ExpenseRow | undefined> =>
  db.selectFrom('expenses').selectAll().where('orderId', '=', orderId).forUpdate().executeTakeFirst();

export const lock = (db: Db, id: string): Promise<ExpenseRow> =>
  db.selectFrom('expenses').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insert = (db: Db, values: Insertable<Expenses>) => db.insertInto('expenses').values(values).execute();

/** Once for each due day of a series: true where it was not there. */
export const insertNext = async (db: Db, values: Insertable<Expenses>): Promise<boolean> =>
  (await db
    .insertInto('expenses')
    .values(values)
    .onConflict((conflict) => conflict.columns(['ruleId', 'dueOn']).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const update = (db: Db, id: string, values: Updateable<Expenses>) =>
  db.updateTable('expenses').set(values).where('id', '=', id).execute();

/** Approved expenses that are due by a day and not ordered yet, the earliest first. */
export const listPayable = async (db: Db, dueBy: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('expenses')
    .select('id')
    .where('status', 'in', PAYABLE_EXPENSES)
    .where('dueOn', '<=', dueBy)
    .orderBy('dueOn')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const listRules = (db: Db, homeId: string): Promise<RuleRow[]> =>
  db
    .selectFrom('expenseRules')
    .selectAll()
    .where('homeId', '=', homeId)
    .where('endedAt', 'is', null)
    .orderBy('id')
    .limit(EXPENSE_PAGE)
    .execute();

export const listOpenRules = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('expenseRules').select('id').where('endedAt', 'is', null).orderBy('id').execute();
  return rows.map(({ id }) => id);
};

export const findRule = (db: Db, id: string): Promise<RuleRow | undefined> =>
  db.selectFrom('expenseRules').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

export const lockRule = (db: Db, id: string): Promise<RuleRow> =>
  db.selectFrom('expenseRules').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insertRule = (db: Db, values: Insertable<ExpenseRules>) =>
  db.insertInto('expenseRules').values(values).execute();

export const updateRule = (db: Db, id: string, values: Updateable<ExpenseRules>) =>
  db.updateTable('expenseRules').set(values).where('id', '=', id).execute();

export interface ExpenseHome {
  homeId: string;
  ownerId: string | null;
  address: string;
  timeZone: string;
}

export async function findHome(db: Db, homeId: string): Promise<ExpenseHome | undefined> {
  const { rows } = await sql<ExpenseHome>`
    select home.id as "homeId", home.owner_id as "ownerId", concat_ws(', ', home.street_address, home.unit) as address,
      region.time_zone as "timeZone"
    from homes home join regions region on region.id = home.region_id where home.id = ${idOrNull(homeId)}`.execute(db);
  return rows[0];
}
