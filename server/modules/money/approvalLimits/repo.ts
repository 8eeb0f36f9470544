import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { APPROVAL_LIMIT_PAGE, type LimitedAction } from '@/contract/money/approvalLimits/constants';
import type { Db } from '@/server/db/client';
import type { ApprovalLimits } from '@/server/db/types';

export type ApprovalLimitRow = Selectable<ApprovalLimits>;

const nameOf = (column: 'proposed_by' | 'decided_by') =>
  sql<string | null>`(select nullif(trim(concat_ws(' ', first_name, last_name)), '') from users
    where id = ${sql.ref(`approval_limits.${column}`)})`;

export type ApprovalLimitView = Awaited<ReturnType<typeof list>>[number];

/** Changes that wait first; then the newest others. */
export const list = (db: Db) =>
  db
    .selectFrom('approvalLimits')
    .selectAll()
    .select([nameOf('proposed_by').as('proposerName'), nameOf('decided_by').as('deciderName')])
    .orderBy((row) => row('status', '=', 'proposed'), 'desc')
    .orderBy('proposedAt', 'desc')
    .orderBy('id')
    .limit(APPROVAL_LIMIT_PAGE)
    .execute();

export const find = (db: Db, id: string): Promise<ApprovalLimitRow | undefined> =>
  db.selectFrom('approvalLimits').selectAll().where('id', '=', id).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<ApprovalLimitRow> =>
  db.selectFrom('approvalLimits').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The version of an action that holds on a day. */
export const findInForce = (db: Db, action: LimitedAction, day: string): Promise<ApprovalLimitRow> =>
  db
    .selectFrom('approvalLimits')
    .selectAll()
    .where('action', '=', action)
    .where('status', '=', 'approved')
    .where('effectiveOn', '<=', day)
    .orderBy('effectiveOn', 'desc')
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** The next version of an action that is approved and does not hold yet. */
export const findNext = (db: Db, action: LimitedAction, day: string): Promise<ApprovalLimitRow | undefined> =>
  db
    .selectFrom('approvalLimits')
    .selectAll()
    .where('action', '=', action)
    .where('status', '=', 'approved')
    .where('effectiveOn', '>', day)
    .orderBy('effectiveOn')
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insert = (db: Db, values: Insertable<ApprovalLimits>) =>
  db.insertInto('approvalLimits').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<ApprovalLimits>) =>
  db.updateTable('approvalLimits').set(values).where('id', '=', id).execute();
