import { sql } from 'kysely';
import type { OfferStatus } from '@/contract/care/pros/constants';
import type { Tier, WorkOrderStatus } from '@/contract/care/workOrders/constants';
import type { Db } from '@/server/db/client';

export interface OfferRow {
  id: string;
  workOrderId: string;
  homeId: string;
  proId: string;
  company: string;
  contactName: string;
  email: string;
  phone: string;
  status: OfferStatus;
  answerBy: Date;
  linkExpiresAt: Date;
  revokedAt: Date | null;
  codeHash: Buffer | null;
  codeExpiresAt: Date | null;
  codeAttempts: number;
  /** Of the phones that confirmed a code, by the emailed link or by a login of the Pro. */
  deviceHashes: Buffer[];
  confirmedAt: Date | null;
  answeredAt: Date | null;
  declineReason: string | null;
  arrivedAt: Date | null;
  checklist: Record<string, string>;
  /** Ids of moves that were carried out. */
  moves: string[];
  createdAt: Date;
}

const ROW = sql`offer.id, offer.work_order_id as "workOrderId", offer.home_id as "homeId", offer.pro_id as "proId",
  pro.company, pro.contact_name as "contactName", pro.email, pro.phone, offer.status, offer.answer_by as "answerBy",
  offer.link_expires_at as "linkExpiresAt", offer.revoked_at as "revokedAt", offer.code_hash as "codeHash",
  offer.code_expires_at as "codeExpiresAt", offer.code_attempts as "codeAttempts",
  array_remove(array(select device_hash from pro_job_links where offer_id = offer.id) || offer.device_hash, null) as "deviceHashes",
  offer.confirmed_at as "confirmedAt", offer.answered_at as "answeredAt", offer.decline_reason as "declineReason",
  offer.arrived_at as "arrivedAt", offer.checklist, offer.moves, offer.created_at as "createdAt"`;

export async function listByJob(db: Db, workOrderId: string): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`select ${ROW} from pro_offers offer join pros pro on pro.id = offer.pro_id
    where offer.work_order_id = ${workOrderId} order by offer.created_at desc, offer.id desc limit 100`.execute(db);
  return rows;
}

export async function findById(db: Db, id: string): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`select ${ROW} from pro_offers offer join pros pro on pro.id = offer.pro_id
    where offer.id = ${id}`.execute(db);
  return rows[0];
}

/** The offer of a link; undefined for a link that never worked, ended, or was revoked. */
export async function findByToken(db: Db, tokenHash: Buffer, now: Date): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`select ${ROW} from pro_offers offer join pros pro on pro.id = offer.pro_id
    where (offer.token_hash = ${tokenHash} or offer.id = (select link.offer_id from pro_job_links link
        join pro_logins login on login.id = link.login_id and login.expires_at > ${now}
        where link.token_hash = ${tokenHash}))
      and offer.link_expires_at > ${now} and offer.revoked_at is null`.execute(db);
  return rows[0];
}

export interface NewOffer {
  id: string;
  workOrderId: string;
  homeId: string;
  ownerId: string | null;
  proId: string;
  reasons: readonly string[];
  tokenHash: Buffer;
  answerBy: Date;
  linkExpiresAt: Date;
  now: Date;
}

/** Answers whether it was offered: a Pro never has two open offers of one job. */
export async function insert(db: Db, { now, reasons, ...row }: NewOffer): Promise<boolean> {
  const made = await db
    .insertInto('proOffers')
    .values({ ...row, reasons: JSON.stringify(reasons), createdAt: now })
    .onConflict((each) => each.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Ends an offer; its link goes on showing what became of it, and nothing of the home. */
export async function setStatus(
  db: Db,
  id: string,
  status: OfferStatus,
  { now, declineReason = null }: { now: Date; declineReason?: string | null },
): Promise<void> {
  await db.updateTable('proOffers').set({ status, answeredAt: now, declineReason }).where('id', '=', id).execute();
}

export async function revoke(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('proOffers').set({ revokedAt: now }).where('id', '=', id).execute();
}

/** Open offers of a job besides one: another Pro has it. */
export async function takeOthers(db: Db, workOrderId: string, exceptId: string, now: Date): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`update pro_offers offer set status = 'taken', answered_at = ${now} from pros pro
    where pro.id = offer.pro_id and offer.work_order_id = ${workOrderId} and offer.id <> ${exceptId}
      and offer.status = 'offered' returning ${ROW}`.execute(db);
  return rows;
}

/** Expired offers. */
export async function listExpired(db: Db, now: Date, most: number): Promise<{ id: string; workOrderId: string }[]> {
  const { rows } = await sql<{ id: string; workOrderId: string }>`select id, work_order_id as "workOrderId"
    from pro_offers where status = 'offered' and answer_by <= ${now} order by answer_by, id limit ${most}`.execute(db);
  return rows;
}

/** Accepted jobs with a visit within the next day. */
export async function listBeforeVisit(db: Db, now: Date): Promise<(OfferRow & { visitDay: string })[]> {
  const { rows } = await sql<OfferRow & { visitDay: string }>`select ${ROW},
      (visit.starts_at at time zone region.time_zone)::date as "visitDay"
    from pro_offers offer join pros pro on pro.id = offer.pro_id
    join work_orders job on job.id = offer.work_order_id and job.pro_id = offer.pro_id
    join work_order_visits visit on visit.work_order_id = job.id and visit.status = 'booked'
    join homes home on home.id = job.home_id join regions region on region.id = home.region_id
    where offer.status = 'accepted' and job.status = 'scheduled' and visit.starts_at between ${now} and ${now}::timestamptz + interval '36 hours'
    order by visit.starts_at, offer.id limit 1000`.execute(db);
  return rows;
}

export async function setCode(db: Db, id: string, codeHash: Buffer, codeExpiresAt: Date): Promise<void> {
  await db.updateTable('proOffers').set({ codeHash, codeExpiresAt, codeAttempts: 0 }).where('id', '=', id).execute();
}

export async function countAttempt(db: Db, id: string): Promise<void> {
  await sql`update pro_offers set code_attempts = code_attempts + 1 where id = ${id}`.execute(db);
}

export async function setConfirmed(db: Db, id: string, deviceHash: Buffer, now: Date): Promise<void> {
  const none = { codeHash: null, codeExpiresAt: null, codeAttempts: 0 };
  await db
    .updateTable('proOffers')
    .set({ ...none, deviceHash, confirmedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function setArrived(db: Db, id: string, now: Date): Promise<void> {
  await sql`update pro_offers set arrived_at = coalesce(arrived_at, ${now}) where id = ${id}`.execute(db);
}

export async function addMove(db: Db, id: string, moveId: string): Promise<void> {
  await sql`update pro_offers set moves = array_append(moves, ${moveId}::uuid) where id = ${id}`.execute(db);
}

export async function setChecklist(db: Db, id: string, checklist: Record<string, string>): Promise<void> {
  await db
    .updateTable('proOffers')
    .set({ checklist: JSON.stringify(checklist) })
    .where('id', '=', id)
    .execute();
}

export interface ProJobRow {
  offerId: string;
  workOrderId: string;
  number: string;
  title: string;
  city: string;
  status: OfferStatus;
  jobStatus: WorkOrderStatus;
  tier: Tier;
  answerBy: Date;
  timeZone: string;
  visitAt: Date | null;
  approvedCents: number | null;
}

/** The jobs a Pro was asked to do and may answer, has, or had, the newest first. */
export async function listByPro(db: Db, proId: string, now: Date): Promise<ProJobRow[]> {
  const { rows } =
    await sql<ProJobRow>`select offer.id as "offerId", job.id as "workOrderId", job.number::text, job.title,
      city.name as city, offer.status, job.status as "jobStatus", job.tier, offer.answer_by as "answerBy",
      region.time_zone as "timeZone", job.approved_limit as "approvedCents",
      (select starts_at from work_order_visits visit where visit.work_order_id = job.id and offer.status = 'accepted'
        and visit.status in ('booked', 'en_route', 'arrived')) as "visitAt"
    from pro_offers offer join work_orders job on job.id = offer.work_order_id
      join homes home on home.id = job.home_id join cities city on city.id = home.city_id
      join regions region on region.id = home.region_id
    where offer.pro_id = ${proId} and offer.revoked_at is null and offer.link_expires_at > ${now}
      and (offer.status = 'accepted' or (offer.status = 'offered' and offer.answer_by > ${now}))
    order by offer.created_at desc, offer.id limit 500`.execute(db);
  return rows;
}
