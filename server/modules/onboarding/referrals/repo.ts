import { sql } from 'kysely';
import type { Cents } from '@/contract/amounts/cents';
import type { ReferralStatus } from '@/contract/onboarding/referrals/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

export interface ReferralRow {
  id: string;
  inviteeName: string;
  status: ReferralStatus;
  rewardCents: Cents;
  reason: string | null;
  invitedAt: Date;
  joinedAt: Date | null;
  listedAt: Date | null;
  dueAt: Date | null;
  paidAt: Date | null;
}

export interface StaffReferralRow extends ReferralRow {
  referrerName: string;
  referrerEmail: string;
  referredName: string | null;
  referredEmail: string | null;
  paymentReference: string | null;
  paymentRequestedBy: string | null;
  paymentRequestedByName: string | null;
  paymentRequestedAt: Date | null;
}

const COLUMNS = sql`own.id, own.invitee_name as "inviteeName", own.status, own.reward as "rewardCents", own.reason,
  own.invited_at as "invitedAt", own.joined_at as "joinedAt", own.listed_at as "listedAt", own.due_at as "dueAt",
  own.paid_at as "paidAt"`;

/** The code of a person, made at the first request. */
export async function findCode(db: Db, userId: string, fresh: string): Promise<string> {
  await db
    .insertInto('referralCodes')
    .values({ userId, code: fresh })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  const { code } = await db
    .selectFrom('referralCodes')
    .select('code')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return code;
}

export async function findRewardCents(db: Db): Promise<Cents> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'referralRewardCents')
    .executeTakeFirst();
  return (row?.value ?? 0) as Cents;
}

export async function listByUser(db: Db, userId: string): Promise<ReferralRow[]> {
  const { rows } = await sql<ReferralRow>`select ${COLUMNS} from referrals own where own.referrer_id = ${userId}
    order by own.invited_at desc, own.id limit 200`.execute(db);
  return rows;
}

export async function findOwn(db: Db, id: string, userId: string): Promise<ReferralRow | undefined> {
  const { rows } = await sql<ReferralRow>`select ${COLUMNS} from referrals own
    where own.id = ${idOrNull(id)} and own.referrer_id = ${userId}`.execute(db);
  return rows[0];
}

export async function insertInvitation(
  db: Db,
  { rewardCents, ...row }: { id: string; referrerId: string; inviteeName: string; rewardCents: Cents; invitedAt: Date },
): Promise<void> {
  await db
    .insertInto('referrals')
    .values({ ...row, reward: rewardCents })
    .execute();
}

/** False where the invitation was used in the meantime. */
export async function removeInvitation(db: Db, id: string): Promise<boolean> {
  const done = await db.deleteFrom('referrals').where('id', '=', id).where('status', '=', 'invited').executeTakeFirst();
  return done.numDeletedRows === 1n;
}

export interface ClaimInput {
  referralUser: string;
  referralId: string | null;
  fresh: string;
  cents: Cents;
  since: Date;
  now: Date;
}

/** The referral the caller now belongs to, or null where there can be none. */
export async function claim(db: Db, { referralUser, referralId, fresh, cents, since, now }: ClaimInput) {
  const { rows } = await sql<{ id: string | null }>`
    select app.claim_referral(${referralUser}, ${referralId}::uuid, ${fresh}::uuid, ${cents}, ${since}, ${now}) as id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

const STAFF_COLUMNS = sql`${COLUMNS}, trim(concat_ws(' ', sender.first_name, sender.last_name)) as "referrerName", sender.email as "referrerEmail",
  trim(concat_ws(' ', referred.first_name, referred.last_name)) as "referredName", referred.email as "referredEmail",
  own.payment_reference as "paymentReference", own.payment_requested_by as "paymentRequestedBy",
  own.payment_requested_at as "paymentRequestedAt", trim(concat_ws(' ', requester.first_name, requester.last_name)) as "paymentRequestedByName"
  from referrals own join users sender on sender.id = own.referrer_id left join users referred on referred.id = own.invitee_id
  left join users requester on requester.id = own.payment_requested_by`;

/** Everybody’s, as staff. */
export async function findAll(db: Db): Promise<StaffReferralRow[]> {
  const { rows } = await sql<StaffReferralRow>`select ${STAFF_COLUMNS} where own.status <> 'invited'
    order by own.status <> 'reward_due', own.due_at, own.invited_at desc limit 200`.execute(db);
  return rows;
}

export async function findForStaff(db: Db, id: string): Promise<StaffReferralRow | undefined> {
  const { rows } = await sql<StaffReferralRow>`select ${STAFF_COLUMNS} where own.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

export interface Change {
  status: ReferralStatus;
  reason?: string;
  paidAt?: Date;
}

/** False where the reward is not due, or a payment was requested already. */
export async function requestPayment(
  db: Db,
  id: string,
  { by, reference, now }: { by: string; reference: string; now: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('referrals')
    .set({ paymentReference: reference, paymentRequestedBy: by, paymentRequestedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'reward_due')
    .where('paymentRequestedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** False where it has moved on meanwhile. */
export async function move(db: Db, { id, status: from }: ReferralRow, change: Change): Promise<boolean> {
  const done = await db
    .updateTable('referrals')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
