import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { fullName } from '@/contract/account/users/personName';
import { kindsWhere } from '@/contract/money/charges/kinds';
import { REPORTED_RENT_KINDS } from '@/contract/money/payouts/constants';
import type { AgreementTerms } from '@/contract/onboarding/agreements/endpoints';
import type { Db } from '@/server/db/client';
import { JOB_PAGE } from '@/server/db/inPages';
import { agreementTerms } from '@/server/db/jsonReaders';
import type { PayoutLines, PayoutParts, PayoutReporters, Payouts } from '@/server/db/types';
import { isId } from '@/server/ids';
import { homeIdsOf } from '@/server/modules/homes/homeMembers';
import { isInForce } from '@/server/modules/onboarding/agreements/planAgreements';

export type PayoutRow = Selectable<Payouts>;
export type PayoutLineRow = Selectable<PayoutLines>;
export type PayoutPartRow = Selectable<PayoutParts>;

export const findById = (db: Db, id: string): Promise<PayoutRow | undefined> =>
  db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();

/** Leaves its key to be referred to: two parts that change at once hold it, and wait for the home's account. */
export const lock = (db: Db, id: string): Promise<PayoutRow | undefined> =>
  db.selectFrom('payouts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** One at a time reads the books of a home and writes its payout. Taken before any row of its payouts. */
export const lockHome = (db: Db, homeId: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`payouts:${homeId}`}))`.execute(db);

/** Whether a home has its payout of a month, by whatever plan. */
export const hasPayout = async (db: Db, homeId: string, period: string): Promise<boolean> =>
  (await db
    .selectFrom('payouts')
    .select('id')
    .where('homeId', '=', homeId)
    .where('period', '=', period)
    .executeTakeFirst()) !== undefined;

export const update = (db: Db, id: string, values: Updateable<Payouts>) =>
  db.updateTable('payouts').set(values).where('id', '=', id).execute();

/** Stores it once; undefined where this home has its payout of this month and plan. */
export const insertOnce = (db: Db, values: Insertable<Payouts>): Promise<PayoutRow | undefined> =>
  db
    .insertInto('payouts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['homeId', 'period', 'plan']).doNothing())
    .returningAll()
    .executeTakeFirst();

export async function replaceLines(db: Db, payoutId: string, lines: Insertable<PayoutLines>[]): Promise<void> {
  await db.deleteFrom('payoutLines').where('payoutId', '=', payoutId).execute();
  if (lines.length > 0) await db.insertInto('payoutLines').values(lines).execute();
}

export const listLines = (db: Db, payoutIds: readonly string[]): Promise<PayoutLineRow[]> =>
  payoutIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payoutLines')
        .selectAll()
        .where('payoutId', 'in', [...payoutIds])
        .orderBy('payoutId')
        .orderBy('seq')
        .execute();

export const insertParts = (db: Db, parts: Insertable<PayoutParts>[]) =>
  db.insertInto('payoutParts').values(parts).execute();

/** Who reports a payout; written once, as it is made. */
export const insertReporters = (db: Db, reporters: Insertable<PayoutReporters>[]) =>
  db.insertInto('payoutReporters').values(reporters).execute();

export const listParts = (db: Db, payoutIds: readonly string[]): Promise<PayoutPartRow[]> =>
  payoutIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payoutParts')
        .selectAll()
        .where('payoutId', 'in', [...payoutIds])
        .orderBy('basisPoints', 'desc')
        .orderBy('id')
        .execute();

export const lockPart = (db: Db, id: string): Promise<PayoutPartRow> =>
  db.selectFrom('payoutParts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const updatePart = (db: Db, id: string, values: Updateable<PayoutParts>) =>
  db.updateTable('payoutParts').set(values).where('id', '=', id).execute();

/** Parts to send: new ones, those that waited, and those that were claimed and never answered. The oldest first. */
export const listUnsentParts = (db: Db, claimedBefore: Date) =>
  db
    .selectFrom('payoutParts as part')
    .innerJoin('payouts', 'payouts.id', 'part.payoutId')
    .select([
      'part.id',
      'part.amount',
      'part.status',
      'part.claimedAt',
      'part.orderedAt',
      'part.sourceType',
      'part.transferRef',
      'part.tries',
      'part.waitsFor',
      'part.waitsSince',
    ])
    .where((where) =>
      where.or([
        where('part.status', '=', 'ready'),
        where.and([where('part.status', '=', 'sending'), where('part.claimedAt', '<', claimedBefore)]),
      ]),
    )
    .orderBy('payouts.createdAt')
    .orderBy('part.homeId')
    .orderBy('part.id')
    .execute();

/** Parts that a bank returned while the money is still on the payee's account at the processor. */
export const listUnrecalledParts = async (db: Db, after: string | null): Promise<string[]> => {
  const rows = await db
    .selectFrom('payoutParts')
    .select('id')
    .where('status', '=', 'returned')
    .where('transferRef', 'is not', null)
    .where('recalledAt', 'is', null)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(JOB_PAGE)
    .execute();
  return rows.map(({ id }) => id);
};

/** Parts that came back and were not sent again. */
export const listOwedParts = async (db: Db, after: string | null): Promise<string[]> => {
  const rows = await db
    .selectFrom('payoutParts as part')
    .select('part.id')
    .where('part.status', '=', 'returned')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payoutParts as again').select('again.id').whereRef('again.resends', '=', 'part.id'))),
    )
    .$if(after !== null, (query) => query.where('part.id', '>', after))
    .orderBy('part.id')
    .limit(JOB_PAGE)
    .execute();
  return rows.map(({ id }) => id);
};

/** Once for each part that came back. */
export const insertResentPart = (db: Db, part: Insertable<PayoutParts>) =>
  db
    .insertInto('payoutParts')
    .values(part)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** The part that a payout of the processor is of, by its name there or the key it was ordered with. */
export async function findPartOf(
  db: Db,
  { ref, key }: { ref: string; key?: string | undefined },
): Promise<string | undefined> {
  const part = await db
    .selectFrom('payoutParts')
    .select('id')
    .where((where) => where.or([where('processorRef', '=', ref), ...(key && isId(key) ? [where('id', '=', key)] : [])]))
    .executeTakeFirst();
  return part?.id;
}

/** Parts with possible news of the bank: pending, or paid in the last days. */
export const listWatchedParts = async (db: Db, paidAfter: Date, after: string | null): Promise<string[]> => {
  const rows = await db
    .selectFrom('payoutParts')
    .select('id')
    .where((where) =>
      where.or([
        where('status', '=', 'sent'),
        where.and([where('status', '=', 'paid'), where('paidAt', '>', paidAfter)]),
      ]),
    )
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(JOB_PAGE)
    .execute();
  return rows.map(({ id }) => id);
};

export interface PayableHome {
  homeId: string;
  ownerId: string;
  terms: AgreementTerms;
  address: string;
  /** Where the home is, such as CA. */
  state: string;
}

/** Homes under a signed agreement, with the terms of the newest one that is in force: another plan waits for its day. */
export async function listPayableHomes(db: Db, homeId?: string): Promise<PayableHome[]> {
  const { rows } = await payable(homeId ? sql`home.id = ${homeId}` : sql`true`).execute(db);
  return rows;
}

const payable = (condition: RawBuilder<unknown>) => sql<PayableHome>`
  select distinct on (agreement.home_id) agreement.home_id as "homeId", home.owner_id as "ownerId", agreement.terms,
    concat_ws(', ', home.street_address, home.unit) as address, city.state
  from agreements agreement join homes home on home.id = agreement.home_id join cities city on city.id = home.city_id
  where ${isInForce('agreement')} and home.owner_id is not null and ${condition}
  order by agreement.home_id, agreement.signed_at desc`;

const PAYOUT_DAY = sql`${agreementTerms('one').text('offer', 'plan', 'payoutDay')}::int`;

/** A page of the homes with a plan that pays on one of these days of the month, by their id. */
export async function listHomesPaidOn(
  db: Db,
  payoutDays: readonly number[],
  { after, limit }: { after: string | null; limit: number },
): Promise<PayableHome[]> {
  const { rows } = await sql<PayableHome>`select * from (${payable(after ? sql`home.id > ${after}` : sql`true`)}) one
    where ${PAYOUT_DAY} = any(${[...payoutDays]}::int[]) order by "homeId" limit ${limit}`.execute(db);
  return rows;
}

/** The days of the month on which some plan in force pays. */
export async function listPayoutDays(db: Db): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`
    select distinct ${PAYOUT_DAY} as day from (${payable(sql`true`)}) one order by 1`.execute(db);
  return rows.map(({ day }) => day);
}

export const listHeld = async (db: Db, after: string | null): Promise<string[]> => {
  const rows = await db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'held')
    .where('heldFor', '<>', 'staff')
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(JOB_PAGE)
    .execute();
  return rows.map(({ id }) => id);
};

/** The last payout of a home before a day, counting those that were too small to send. */
export const findBefore = (db: Db, homeId: string, period: string): Promise<PayoutRow | undefined> =>
  db
    .selectFrom('payouts')
    .selectAll()
    .where('homeId', '=', homeId)
    .where('period', '<', period)
    .where('status', '<>', 'held')
    .orderBy('period', 'desc')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();

/** Reported rent of a home's owner in a calendar year, by the days of its payouts, in cents. */
export async function rentOfYear(
  db: Db,
  { homeId, ownerId, year }: { homeId: string; ownerId: string; year: string },
): Promise<number> {
  const row = await db
    .selectFrom('payouts')
    .innerJoin('payoutLines as line', 'line.payoutId', 'payouts.id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('line.amount'), sql<number>`0`).as('amount'))
    .where('payouts.homeId', '=', homeId)
    .where('payouts.ownerId', '=', ownerId)
    .where('payouts.status', '<>', 'held')
    .where('payouts.payOn', '>=', `${year}-01-01`)
    .where('payouts.payOn', '<=', `${year}-12-31`)
    .where('line.kind', 'in', [...REPORTED_RENT_KINDS])
    .executeTakeFirstOrThrow();
  return Number(row.amount);
}

/** Held payouts of months before: nothing of them was booked, so the next one counts all of it. */
export const deleteHeldBefore = (db: Db, homeId: string, period: string) =>
  db
    .deleteFrom('payouts')
    .where('homeId', '=', homeId)
    .where('status', '=', 'held')
    .where('period', '<', period)
    .returning('id')
    .execute();

export const listByHomes = (db: Db, homeIds: readonly string[], from: string, to: string): Promise<PayoutRow[]> =>
  homeIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payouts')
        .selectAll()
        .where('homeId', 'in', [...homeIds])
        .where('period', '>=', from)
        .where('period', '<=', to)
        .orderBy('period', 'desc')
        .orderBy('homeId')
        .execute();

/** Who gets each part, and at which bank. */
export async function listPartBanks(
  db: Db,
  payoutIds: readonly string[],
): Promise<Map<string, { name: string; bank: string }>> {
  if (payoutIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string; bank: string }>`
    select part.id, trim(users.first_name || ' ' || users.last_name) as name,
      account.bank_name || ' ending in ' || account.last_four as bank
    from payout_parts part join users on users.id = part.person_id join payout_accounts account on account.id = part.account_id
    where part.payout_id in (${sql.join([...payoutIds])})`.execute(db);
  return new Map(rows.map(({ id, ...part }) => [id, part]));
}

export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'firstName', 'lastName']).where('id', 'in', wanted).execute();
  return new Map(rows.map((person) => [person.id, fullName(person)]));
}

/** Homes with money that a person sees: their own, and those where they are a co-owner or the accountant. */
export async function listMoneyHomes(db: Db, personId: string) {
  const { rows } = await sql<{ homeId: string; ownerId: string | null; address: string }>`
    select id as "homeId", owner_id as "ownerId", concat_ws(', ', street_address, unit) as address from homes
    where id in ${homeIdsOf(personId, ['co_owner', 'accountant'])}
    order by street_address, id limit 200`.execute(db);
  return rows;
}

export const findVoid = (db: Db, homeId: string) =>
  db.selectFrom('payoutSettings').select('guaranteeVoidReason').where('homeId', '=', homeId).executeTakeFirst();

/** Payouts that have left or stay with us, and are without their statement. */
export const listWithoutStatement = async (db: Db, after: string | null, homeId?: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('payouts')
    .select('id')
    .where('statementId', 'is', null)
    .where('status', 'in', ['sent', 'paid', 'carried', 'returned'])
    .$if(homeId !== undefined, (query) => query.where('homeId', '=', homeId ?? ''))
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(JOB_PAGE)
    .execute();
  return rows.map(({ id }) => id);
};

export async function addressesOf(db: Db, homeIds: readonly string[]): Promise<Map<string, string>> {
  if (homeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('homes')
    .select(['id', 'streetAddress', 'unit'])
    .where('id', 'in', [...homeIds])
    .execute();
  return new Map(rows.map(({ id, streetAddress, unit }) => [id, unit ? `${streetAddress}, ${unit}` : streetAddress]));
}

/** Cents of residents' payments for a home, and of payouts of it, since a moment. */
export async function weekOf(
  db: Db,
  { homeId, personId }: { homeId: string; personId: string },
  since: Date,
): Promise<{ rentCents: number; paidCents: number }> {
  const { rows } = await sql<{ rentCents: number; paidCents: number }>`select
    coalesce((select sum(paid.amount) from payment_allocations paid join charges on charges.id = paid.charge_id
      where paid.home_id = ${homeId} and paid.payment_id is not null and paid.reversed_at is null
      and paid.applied_at >= ${since} and charges.kind = any(${kindsWhere('belongsToOwner')}::text[])), 0)::int8 as "rentCents",
    coalesce((select sum(amount) from payout_parts where home_id = ${homeId} and person_id = ${personId}
      and status in ('sent', 'paid') and sent_at >= ${since}), 0)::int8 as "paidCents"`.execute(db);
  return rows[0] ?? { rentCents: 0, paidCents: 0 };
}
