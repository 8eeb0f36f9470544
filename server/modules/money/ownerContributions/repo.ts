import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { CONTRIBUTION_PAGE, type ContributionKind } from '@/contract/money/ownerContributions/constants';
import type { PaymentStatus } from '@/contract/money/payments/constants';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import type { ContributionRequests, OwnerContributions } from '@/server/db/types';
import { idOrNull } from '@/server/ids';

export type RequestRow = Selectable<ContributionRequests>;
export type ContributionRow = Selectable<OwnerContributions>;

export interface PaidContribution {
  id: string;
  homeId: string;
  ownerId: string;
  kind: ContributionKind;
  requestId: string | null;
  /** Cents, without what went back. */
  amount: number;
  paymentId: string;
  status: PaymentStatus;
  label: string;
  createdAt: Date;
}

const paidQuery = (db: Db) =>
  db
    .selectFrom('ownerContributions')
    .innerJoin('payments', (join) =>
      join.onRef('payments.purposeId', '=', 'ownerContributions.id').on('payments.purpose', '=', 'owner_contribution'),
    )
    .select([
      'ownerContributions.id',
      'ownerContributions.homeId',
      'ownerContributions.ownerId',
      'ownerContributions.kind',
      'ownerContributions.requestId',
      'payments.id as paymentId',
      'payments.status',
      'payments.label',
      'ownerContributions.createdAt',
    ])
    .select(sql<number>`payments.amount - payments.refunded - payments.returned`.as('amount'));

/** Of a home, the newest first. */
export const listByHome = (db: Db, homeId: string): Promise<PaidContribution[]> =>
  paidQuery(db)
    .where('ownerContributions.homeId', '=', homeId)
    .orderBy('ownerContributions.createdAt', 'desc')
    .orderBy('ownerContributions.id', 'desc')
    .limit(CONTRIBUTION_PAGE)
    .execute();

export const findPaid = (db: Db, id: string): Promise<PaidContribution | undefined> =>
  paidQuery(db).where('ownerContributions.id', '=', id).executeTakeFirst();

export const findContribution = (db: Db, id: string): Promise<ContributionRow | undefined> =>
  db.selectFrom('ownerContributions').selectAll().where('id', '=', id).executeTakeFirst();

export const insertContribution = (db: Db, values: Insertable<OwnerContributions>) =>
  db.insertInto('ownerContributions').values(values).execute();

export const listRequests = (db: Db, homeId: string): Promise<RequestRow[]> =>
  db
    .selectFrom('contributionRequests')
    .selectAll()
    .where('homeId', '=', homeId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(CONTRIBUTION_PAGE)
    .execute();

export const findRequest = (db: Db, id: string): Promise<RequestRow | undefined> =>
  db.selectFrom('contributionRequests').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

export const insertRequest = (db: Db, values: Insertable<ContributionRequests>) =>
  db.insertInto('contributionRequests').values(values).execute();

export const updateRequest = (db: Db, id: string, values: Updateable<ContributionRequests>) =>
  db.updateTable('contributionRequests').set(values).where('id', '=', id).execute();

export interface ContributionHome {
  homeId: string;
  ownerId: string | null;
  address: string;
  timeZone: string;
  isLeaving: boolean;
  hasLease: boolean;
}

export async function findHome(db: Db, homeId: string, now: Date): Promise<ContributionHome | undefined> {
  const { rows } = await sql<ContributionHome>`
    select home.id as "homeId", home.owner_id as "ownerId", concat_ws(', ', home.street_address, home.unit) as address,
      region.time_zone as "timeZone",
      home.status = 'offboarded' or exists (select from offboardings where home_id = home.id and status = 'asked') as "isLeaving",
      exists (select from leases where home_id = home.id and status in ('signed', 'active')
        and ${leaseTerms().text('endOn')}::date >= (${now}::timestamptz at time zone region.time_zone)::date) as "hasLease"
    from homes home join regions region on region.id = home.region_id
    where home.id = ${idOrNull(homeId)}`.execute(db);
  return rows[0];
}

/** The same, locked, so that nothing is paid twice. */
export async function lockHome(db: Db, homeId: string, now: Date): Promise<ContributionHome | undefined> {
  await db.selectFrom('homes').select('id').where('id', '=', homeId).forUpdate().execute();
  return findHome(db, homeId, now);
}

/** Cents of payouts that are still to leave: of the homeowner, and not ours to count. */
export async function sumUnsent(db: Db, homeId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::int8 as amount from payout_parts part
    where home_id = ${homeId} and (status in ('ready', 'sending')
      or (status = 'returned' and not exists (select from payout_parts again where again.resends = part.id)))`.execute(
    db,
  );
  return rows[0]?.amount ?? 0;
}

/** Cents that were paid in for costs and that payouts of a local day keep, by request. */
export async function readHeld(db: Db, homeId: string, day: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select request.id, sum(payment.amount - payment.refunded - payment.returned)::int8 as amount
    from owner_contributions contribution
      join contribution_requests request on request.id = contribution.request_id
      join payments payment on payment.purpose = 'owner_contribution' and payment.purpose_id = contribution.id
    where contribution.home_id = ${homeId} and payment.status = 'succeeded' and request.held_until >= ${day}::date
    group by request.id`.execute(db);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/**
 * Homes for which an owner may have to pay: with a request, below zero, with an advance that is still to come in, or leaving.
 * While rent comes in, what is missing for some days is not among them.
 */
export async function listConcernedHomes(db: Db, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ homeId: string }>`
    select home.id as "homeId" from homes home
    where home.owner_id = ${ownerId} and (
      exists (select from contribution_requests where home_id = home.id and withdrawn_at is null)
      or exists (select from offboardings where home_id = home.id and status in ('asked', 'done'))
      or exists (select from ledger_accounts where code = 'home:' || home.id || ':payable' and owner_id = ${ownerId} and balance > 0)
      or exists (select from ledger_accounts where code = 'home:' || home.id || ':advance' and owner_id = ${ownerId} and balance > 0))
    order by home.id`.execute(db);
  return rows.map(({ homeId }) => homeId);
}
