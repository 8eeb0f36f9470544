import { sql } from 'kysely';
import type {
  AffiliateApplication,
  AffiliateDay,
  AffiliateStatus,
  Channel,
} from '@/contract/onboarding/affiliates/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

export interface AffiliateRow {
  id: string;
  site: string;
  audience: string;
  channels: Channel[];
  promotion: string;
  status: AffiliateStatus;
  partnerKey: string | null;
  reason: string | null;
  appliedAt: Date;
  decidedAt: Date | null;
}

export interface StaffAffiliateRow extends AffiliateRow {
  name: string;
  email: string;
}

const COLUMNS = sql`partner.id, partner.site, partner.audience, partner.channels, partner.promotion, partner.status,
  partner.partner_key as "partnerKey", partner.reason, partner.applied_at as "appliedAt", partner.decided_at as "decidedAt"`;

export async function findByUser(db: Db, userId: string): Promise<AffiliateRow | undefined> {
  const { rows } = await sql<AffiliateRow>`select ${COLUMNS} from affiliates partner
    where partner.user_id = ${userId}`.execute(db);
  return rows[0];
}

const STAFF_COLUMNS = sql`${COLUMNS}, trim(concat_ws(' ', users.first_name, users.last_name)) as name, users.email
  from affiliates partner join users on users.id = partner.user_id`;

/** Everybody, as staff. */
export async function findAll(db: Db): Promise<StaffAffiliateRow[]> {
  const { rows } = await sql<StaffAffiliateRow>`select ${STAFF_COLUMNS}
    order by partner.status <> 'applied', partner.applied_at desc limit 200`.execute(db);
  return rows;
}

export async function findForStaff(db: Db, id: string): Promise<StaffAffiliateRow | undefined> {
  const { rows } = await sql<StaffAffiliateRow>`select ${STAFF_COLUMNS} where partner.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

/** Writes an application down; where one waits or was refused, this one takes its place. */
export async function apply(
  db: Db,
  { id, userId, appliedAt, ...answers }: AffiliateApplication & { id: string; userId: string; appliedAt: Date },
): Promise<void> {
  const own = { ...answers, appliedAt };
  await db
    .insertInto('affiliates')
    .values({ ...own, id, userId })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ ...own, status: 'applied', reason: null, decidedAt: null }),
    )
    .execute();
}

export interface Decision {
  status: AffiliateStatus;
  partnerKey?: string;
  reason?: string;
  decidedAt: Date;
}

/** False where another person has decided in the meantime. */
export async function decide(db: Db, { id, status: from }: AffiliateRow, decision: Decision): Promise<boolean> {
  const done = await db
    .updateTable('affiliates')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function dailyStats(db: Db, id: string, since: Date): Promise<AffiliateDay[]> {
  const { rows } = await sql<AffiliateDay>`select * from app.partner_days(${id}, ${since})`.execute(db);
  return rows;
}
