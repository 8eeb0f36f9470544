import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { LEGAL_FIGURE_PAGE } from '@/contract/platform/legalFigures/constants';
import type { Db } from '@/server/db/client';
import type { LegalFigures } from '@/server/db/types';

export type LegalFigureRow = Selectable<LegalFigures>;

const nameOf = (column: 'proposed_by' | 'decided_by') =>
  sql<string | null>`(select nullif(trim(concat_ws(' ', first_name, last_name)), '') from users
    where id = ${sql.ref(`legal_figures.${column}`)})`;

export type LegalFigureView = Awaited<ReturnType<typeof list>>[number];

/** Entries that wait first; then the newest others. */
export const list = (db: Db) =>
  db
    .selectFrom('legalFigures')
    .selectAll()
    .select([nameOf('proposed_by').as('proposerName'), nameOf('decided_by').as('deciderName')])
    .orderBy((row) => row('status', '=', 'proposed'), 'desc')
    .orderBy('proposedAt', 'desc')
    .orderBy('id')
    .limit(LEGAL_FIGURE_PAGE)
    .execute();

export const find = (db: Db, id: string): Promise<LegalFigureRow | undefined> =>
  db.selectFrom('legalFigures').selectAll().where('id', '=', id).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<LegalFigureRow> =>
  db.selectFrom('legalFigures').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The figures that hold, one for each range: of several for the same first day, the one that was approved last. */
export const listApproved = (db: Db): Promise<LegalFigureRow[]> =>
  db
    .selectFrom('legalFigures')
    .selectAll()
    .distinctOn(['series', 'fromOn'])
    .where('status', '=', 'approved')
    .orderBy('series')
    .orderBy('fromOn')
    .orderBy('decidedAt', 'desc')
    .execute();

export const insert = (db: Db, values: Insertable<LegalFigures>) =>
  db.insertInto('legalFigures').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<LegalFigures>) =>
  db.updateTable('legalFigures').set(values).where('id', '=', id).execute();
