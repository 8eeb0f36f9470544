import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { PayoutAccounts } from '@/server/db/types';

export type PayoutAccountRow = Selectable<PayoutAccounts>;

export const findById = (db: Db, id: string): Promise<PayoutAccountRow | undefined> =>
  db.selectFrom('payoutAccounts').selectAll().where('id', '=', id).executeTakeFirst();

/** The person's own, also for staff. */
export const listByOwner = (db: Db, ownerId: string): Promise<PayoutAccountRow[]> =>
  db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

export const insert = (db: Db, values: Insertable<PayoutAccounts>) =>
  db.insertInto('payoutAccounts').values(values).returningAll().executeTakeFirstOrThrow();

export const update = (db: Db, id: string, values: Updateable<PayoutAccounts>) =>
  db.updateTable('payoutAccounts').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Changes of one person's accounts follow one another. */
export const lockOwner = (db: Db, ownerId: string) =>
  db.selectFrom('users').select(['email', 'firstName']).where('id', '=', ownerId).forUpdate().executeTakeFirstOrThrow();

/** A bank account at the processor that is paid to or will be, for all homes that it is of. */
export const listPayable = (
  db: Db,
  { account, bankRef }: { account: string; bankRef: string },
): Promise<PayoutAccountRow[]> =>
  db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('processorAccount', '=', account)
    .where('processorRef', '=', bankRef)
    .where('status', 'in', ['waiting', 'active'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** New accounts after their hold. */
export const listDue = (db: Db, now: Date): Promise<PayoutAccountRow[]> =>
  db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('usableFrom', '<=', now)
    // With another owner's name it waits for a decision.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ownershipChecks')
            .select('ownershipChecks.id')
            .whereRef('ownershipChecks.payoutAccountId', '=', 'payoutAccounts.id')
            .where('ownershipChecks.result', '=', 'mismatch')
            .where(sql<boolean>`ownership_checks.decision is distinct from 'accepted'`),
        ),
      ),
    )
    .orderBy('usableFrom')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();

/** The account that counts for a home: one of its own, else the one for all homes. */
export const findUsable = (db: Db, ownerId: string, homeId: string): Promise<PayoutAccountRow | undefined> =>
  db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('status', '=', 'active')
    .where((where) => where.or([where('homeId', '=', homeId), where('homeId', 'is', null)]))
    .orderBy('homeId', (order) => order.asc().nullsLast())
    .executeTakeFirst();

/**
 * Since when payouts of homes under a signed agreement have no account of this person to go to; undefined where none is
 * missing. Only those who get a part count.
 */
export async function findUnconnectedSince(db: Db, personId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(agreement.signed_at) as since from agreements agreement join homes home on home.id = agreement.home_id
    where agreement.status = 'signed' and home.status <> 'offboarded'
      and coalesce((select bool_or(person_id = ${personId}::uuid) from payout_shares where home_id = home.id),
        home.owner_id = ${personId})
      and not exists (select from payout_accounts account where account.owner_id = ${personId}
        and account.status in ('waiting', 'active') and (account.home_id is null or account.home_id = home.id))`.execute(
    db,
  );
  return rows[0]?.since ?? undefined;
}

/** Whether a person owns or co-owns this home, or any where none is named. */
export async function isPayee(db: Db, personId: string, homeId: string | null): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
      select from homes where owner_id = ${personId} and (${homeId}::uuid is null or id = ${homeId})
      union all
      select from home_members where person_id = ${personId} and role = 'co_owner'
        and (${homeId}::uuid is null or home_id = ${homeId})) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export const findSettings = (db: Db, homeId: string) =>
  db.selectFrom('payoutSettings').selectAll().where('homeId', '=', homeId).executeTakeFirst();

/** Whether the owner has given a notice to end the lease that still stands. */
export const hasOpenNotice = async (db: Db, homeId: string): Promise<boolean> =>
  (await db
    .selectFrom('notices')
    .select('id')
    .where('homeId', '=', homeId)
    .where('side', '=', 'owner')
    .where('status', '=', 'given')
    .executeTakeFirst()) !== undefined;

export const listShares = (db: Db, homeId: string) =>
  db
    .selectFrom('payoutShares')
    .select(['personId', 'basisPoints'])
    .where('homeId', '=', homeId)
    .orderBy('basisPoints', 'desc')
    .orderBy('personId')
    .execute();

export interface Payee {
  personId: string;
  name: string;
  isOwner: boolean;
  hasAccount: boolean;
}

/** The owner and the co-owners of a home. */
export async function listPayees(db: Db, homeId: string): Promise<Payee[]> {
  const { rows } = await sql<Payee>`
    select users.id as "personId", trim(users.first_name || ' ' || users.last_name) as name, people.is_owner as "isOwner",
      exists (select from payout_accounts account where account.owner_id = users.id
        and account.status in ('active', 'waiting') and (account.home_id is null or account.home_id = ${homeId})) as "hasAccount"
    from (
      select owner_id as id, true as is_owner from homes where id = ${homeId}
      union
      select person_id, false from home_members where home_id = ${homeId} and role = 'co_owner' and person_id is not null
    ) people join users using (id)
    order by people.is_owner desc, name`.execute(db);
  return rows;
}

export async function saveSettings(
  db: Db,
  { homeId, ownerId, reserveCents, minimumCents, acceptsPartial, now }: SettingsValues,
): Promise<void> {
  const values = { ownerId, reserve: reserveCents, minimum: minimumCents, acceptsPartial, updatedAt: now };
  await db
    .insertInto('payoutSettings')
    .values({ homeId, ...values })
    .onConflict((conflict) => conflict.column('homeId').doUpdateSet(values))
    .execute();
}

export interface TaxReporter {
  personId: string;
  basisPoints: number;
}

/** Who reports a home's rent to the IRS; none where the owner does. */
export const listReporters = (db: Db, homeId: string): Promise<TaxReporter[]> =>
  db
    .selectFrom('taxReporters')
    .select(['personId', 'basisPoints'])
    .where('homeId', '=', homeId)
    .orderBy('basisPoints', 'desc')
    .orderBy('personId')
    .execute();

/** Anyone who stays is asked for their form since the same day as before. */
export async function replaceReporters(
  db: Db,
  home: { homeId: string; ownerId: string; now: Date },
  reporters: readonly TaxReporter[],
): Promise<void> {
  const { homeId, ownerId, now } = home;
  const ids = reporters.map(({ personId }) => personId);
  await sql`delete from tax_reporters where home_id = ${homeId} and person_id <> all(${ids}::uuid[])`.execute(db);
  if (reporters.length > 0)
    await db
      .insertInto('taxReporters')
      .values(reporters.map((reporter) => ({ homeId, ownerId, since: now, ...reporter })))
      .onConflict((conflict) =>
        conflict.columns(['homeId', 'personId']).doUpdateSet(({ ref }) => ({
          ownerId: ref('excluded.ownerId'),
          basisPoints: ref('excluded.basisPoints'),
        })),
      )
      .execute();
}

interface SettingsValues {
  homeId: string;
  ownerId: string;
  reserveCents: number;
  minimumCents: number;
  acceptsPartial: boolean;
  now: Date;
}

export async function replaceShares(
  db: Db,
  homeId: string,
  ownerId: string,
  shares: readonly { personId: string; basisPoints: number }[],
): Promise<void> {
  await db.deleteFrom('payoutShares').where('homeId', '=', homeId).execute();
  if (shares.length > 0)
    await db
      .insertInto('payoutShares')
      .values(shares.map((share) => ({ homeId, ownerId, ...share })))
      .execute();
}
