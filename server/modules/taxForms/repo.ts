import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PayoutLineKind } from '@/contract/payouts/constants';
import type { Db } from '@/server/db/client';
import type { TaxForms } from '@/server/db/types';

export type TaxFormRow = Selectable<TaxForms>;

export const lock = (db: Db, id: string): Promise<TaxFormRow | undefined> =>
  db.selectFrom('taxForms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insert = (db: Db, values: Insertable<TaxForms>) => db.insertInto('taxForms').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<TaxForms>) =>
  db.updateTable('taxForms').set(values).where('id', '=', id).execute();

/** A year's forms, those that were corrected too; locked, so that two of our team do not change one year at once. */
export const lockYear = (db: Db, year: number): Promise<TaxFormRow[]> =>
  db.selectFrom('taxForms').selectAll().where('taxYear', '=', year).orderBy('id').forUpdate().execute();

/** The same to read, each with its homeowner's name and what the IRS said about their number. */
export async function listYear(
  db: Db,
  year: number,
): Promise<(TaxFormRow & { ownerName: string; matchCode: number | null })[]> {
  return db
    .selectFrom('taxForms')
    .innerJoin('users', 'users.id', 'taxForms.ownerId')
    .leftJoin('w9s', 'w9s.id', 'taxForms.w9Id')
    .selectAll('taxForms')
    .select(['w9s.matchCode', sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('ownerName')])
    .where('taxYear', '=', year)
    .orderBy('ownerName')
    .orderBy('taxForms.preparedAt')
    .orderBy('taxForms.corrects', (order) => order.asc().nullsFirst())
    .orderBy('taxForms.id')
    .execute();
}

/** Somebody's own, those that were released. */
export const listOfOwner = (db: Db, ownerId: string): Promise<TaxFormRow[]> =>
  db
    .selectFrom('taxForms')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('status', '<>', 'prepared')
    .orderBy('taxYear', 'desc')
    .orderBy('releasedAt', 'desc')
    .limit(100)
    .execute();

export interface PaidLine {
  /** Who reports it, and the weights of their parts. */
  reporterIds: string[];
  weights: number[];
  homeId: string;
  address: string;
  kind: PayoutLineKind;
  amount: number;
}

/** Lines of a year's statements, added up for each home and those who report it. What waits is of no statement yet. */
export async function listPaidLines(db: Db, year: number): Promise<PaidLine[]> {
  const { rows } = await sql<PaidLine>`
    select coalesce(reporters.ids, array[payouts.owner_id]) as "reporterIds",
      coalesce(reporters.weights, array[10000]) as weights, payouts.home_id as "homeId", line.kind,
      concat_ws(', ', home.street_address, home.unit) as address, sum(line.amount)::int8 as amount
    from payouts join payout_lines line on line.payout_id = payouts.id join homes home on home.id = payouts.home_id
      left join lateral (
        select array_agg(person_id order by person_id) as ids, array_agg(basis_points order by person_id) as weights
        from payout_reporters where payout_id = payouts.id
      ) reporters on true
    where ${isOfYear(year)}
    group by 1, 2, 3, 4, 5 order by 1, address, payouts.home_id, line.kind`.execute(db);
  return rows;
}

const isOfYear = (year: number) =>
  sql`payouts.status <> 'held' and payouts.period between ${`${year}-01-01`} and ${`${year}-12-31`}`;

/** What was withheld of a year, for each who reports it. */
export async function sumWithheld(db: Db, year: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ personId: string; withheld: number }>`
    select coalesce(reporter.person_id, payouts.owner_id) as "personId",
      sum(coalesce(reporter.withheld, payouts.withheld))::int8 as withheld
    from payouts left join payout_reporters reporter on reporter.payout_id = payouts.id
    where ${isOfYear(year)} group by 1`.execute(db);
  return new Map(rows.map(({ personId, withheld }) => [personId, withheld]));
}

/** Of every homeowner the newest form that counts. */
export const listCertified = (db: Db, ownerIds: readonly string[]) =>
  ownerIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('w9s')
        .select(['id', 'userId', 'form', 'tinKind', 'tinLastFour'])
        .distinctOn('userId')
        .where('userId', 'in', [...ownerIds])
        .where('status', '=', 'certified')
        .orderBy('userId')
        .orderBy('certifiedAt', 'desc')
        .execute();
