import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PayoutLineKind } from '@/contract/money/payouts/constants';
import { OFFICE_TIME_ZONE } from '@/server/calendar/officeDeadline';
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

/** The same to read, each with the name of whom it is for and what the IRS said about their number. */
export async function listYear(
  db: Db,
  year: number,
): Promise<(TaxFormRow & { payeeName: string; matchCode: number | null })[]> {
  return db
    .selectFrom('taxForms')
    .leftJoin('users', 'users.id', 'taxForms.ownerId')
    .leftJoin('pros', 'pros.id', 'taxForms.proId')
    .leftJoin('w9s', 'w9s.id', 'taxForms.w9Id')
    .selectAll('taxForms')
    .select([
      'w9s.matchCode',
      sql<string>`coalesce(pros.company, trim(users.first_name || ' ' || users.last_name))`.as('payeeName'),
    ])
    .where('taxYear', '=', year)
    .orderBy('payeeName')
    .orderBy('taxForms.preparedAt')
    .orderBy('taxForms.corrects', (order) => order.asc().nullsFirst())
    .orderBy('taxForms.id')
    .execute();
}

/** Released forms of an owner. */
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

/** A Pro's own, those that were released. */
export const listOfPro = (db: Db, proId: string): Promise<TaxFormRow[]> =>
  db
    .selectFrom('taxForms')
    .selectAll()
    .where('proId', '=', proId)
    .where('status', '<>', 'prepared')
    .orderBy('taxYear', 'desc')
    .orderBy('releasedAt', 'desc')
    .limit(100)
    .execute();

/**
 * What Pros were paid for their work in a year, by the day the money left our office, with what we withheld. All of it
 * goes by bank: payments by card are reported by the card's processor (26 CFR § 1.6041-1(a)(1)(iv)).
 */
export async function listPaidPros(db: Db, year: number): Promise<{ proId: string; paid: number; withheld: number }[]> {
  const { rows } = await sql<{ proId: string; paid: number; withheld: number }>`
    select pro_id as "proId", sum(amount + withheld)::int8 as paid, sum(withheld)::int8 as withheld
    from work_order_payments where status in ('sent', 'paid')
      and extract(year from sent_at at time zone ${OFFICE_TIME_ZONE}) = ${year}
    group by pro_id order by pro_id`.execute(db);
  return rows;
}

/** Of everybody who was paid the newest form that counts. */
export const listCertified = (
  db: Db,
  { ownerIds, proIds }: { ownerIds: readonly string[]; proIds: readonly string[] },
) =>
  ownerIds.length + proIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('w9s')
        .select(['id', 'userId', 'proId', 'form', 'tinKind', 'tinLastFour'])
        .distinctOn(['userId', 'proId'])
        .where(({ or, eb }) =>
          or([
            eb('userId', '=', sql<string>`any(${[...ownerIds]}::uuid[])`),
            eb('proId', '=', sql<string>`any(${[...proIds]}::uuid[])`),
          ]),
        )
        .where('status', '=', 'certified')
        .orderBy('userId')
        .orderBy('proId')
        .orderBy('certifiedAt', 'desc')
        .execute();
