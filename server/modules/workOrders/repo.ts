import { type RawBuilder, sql } from 'kysely';
import type {
  Actor,
  Area,
  Audience,
  PhotoStage,
  RepairKind,
  Source,
  Tier,
  TimelineKind,
  WorkOrderStatus,
} from '@/contract/workOrders/constants';
import { OPEN_STATUSES } from '@/contract/workOrders/constants';
import type { CheckResult, Photo } from '@/contract/workOrders/endpoints';
import type { Db } from '@/server/db/client';

export interface WorkOrderRow {
  id: string;
  number: string;
  homeId: string;
  ownerId: string | null;
  leaseId: string | null;
  reporterId: string | null;
  source: Source;
  title: string;
  area: Area;
  symptom: string | null;
  location: string;
  description: string;
  startedOn: string | null;
  gettingWorse: boolean | null;
  activeDamage: boolean | null;
  checks: CheckResult[];
  tier: Tier;
  tierReason: string;
  contestReason: string | null;
  repairKind: RepairKind;
  status: WorkOrderStatus;
  statusSince: Date;
  statusReason: string | null;
  permissionToEnter: boolean;
  pets: string;
  hasAlarm: boolean;
  presence: 'home' | 'away' | 'either';
  windows: { from: string; to: string }[];
  phone: string | null;
  language: 'en' | 'es';
  duplicateOf: string | null;
  proId: string | null;
  ownVendorName: string | null;
  proofDocumentId: string | null;
  proofStatus: 'submitted' | 'accepted' | 'refused' | null;
  proofNote: string | null;
  approvedCents: number | null;
  payment: 'now' | 'from_rent' | 'spread' | null;
  approvalDueAt: Date | null;
  secondQuoteWanted: boolean;
  temporaryFix: boolean;
  waitingFor: string | null;
  warrantyUntil: string | null;
  responseDueAt: Date;
  repairDueAt: Date | null;
  lawDueAt: Date | null;
  lawRuleId: string | null;
  respondedAt: Date | null;
  doneAt: Date | null;
  confirmedAt: Date | null;
  closedAt: Date | null;
  breached: string[];
  rating: number | null;
  createdAt: Date;
  /** Of the home. */
  address: string;
  city: string;
  state: string;
  timeZone: string;
  nextVisitAt: Date | null;
}

const COLUMNS = sql`each.id, each.number::text, each.home_id as "homeId", each.owner_id as "ownerId",
  each.lease_id as "leaseId", each.reporter_id as "reporterId", each.source, each.title, each.area, each.symptom,
  each.location, each.description, each.started_on::text as "startedOn", each.getting_worse as "gettingWorse",
  each.active_damage as "activeDamage", each.checks, each.tier, each.tier_reason as "tierReason",
  each.contest_reason as "contestReason", each.repair_kind as "repairKind", each.status,
  each.status_since as "statusSince", each.status_reason as "statusReason",
  each.permission_to_enter as "permissionToEnter", each.pets, each.has_alarm as "hasAlarm", each.presence, each.windows,
  each.phone, each.language, each.duplicate_of as "duplicateOf", each.pro_id as "proId",
  each.own_vendor_name as "ownVendorName", each.proof_document_id as "proofDocumentId",
  each.proof_status as "proofStatus", each.proof_note as "proofNote", each.approved_cents as "approvedCents",
  each.payment, each.approval_due_at as "approvalDueAt", each.second_quote_wanted as "secondQuoteWanted",
  each.temporary_fix as "temporaryFix", each.waiting_for as "waitingFor", each.warranty_until::text as "warrantyUntil",
  each.response_due_at as "responseDueAt", each.repair_due_at as "repairDueAt", each.law_due_at as "lawDueAt",
  each.law_rule_id as "lawRuleId", each.responded_at as "respondedAt", each.done_at as "doneAt",
  each.confirmed_at as "confirmedAt", each.closed_at as "closedAt", each.breached, each.rating,
  each.created_at as "createdAt", concat_ws(', ', home.street_address, home.unit) as address, city.name as city,
  city.state, region.time_zone as "timeZone",
  (select starts_at from work_order_visits visit where visit.work_order_id = each.id
    and visit.status in ('booked', 'en_route', 'arrived')) as "nextVisitAt"`;
const TABLES = sql`work_orders each join homes home on home.id = each.home_id join cities city on city.id = home.city_id
  join regions region on region.id = home.region_id`;

export async function findById(db: Db, id: string): Promise<WorkOrderRow | undefined> {
  const { rows } = await sql<WorkOrderRow>`select ${COLUMNS} from ${TABLES} where each.id = ${id}`.execute(db);
  return rows[0];
}

export async function findByInvoice(db: Db, invoiceId: string): Promise<WorkOrderRow | undefined> {
  const { rows } = await sql<WorkOrderRow>`select ${COLUMNS} from ${TABLES}
    where each.id = (select work_order_id from work_order_invoices where id = ${invoiceId})`.execute(db);
  return rows[0];
}

/** The work order as it stands while nobody else moves it. */
export async function lock(db: Db, id: string): Promise<WorkOrderRow> {
  await sql`select id from work_orders where id = ${id} for update`.execute(db);
  const row = await findById(db, id);
  if (!row) throw new Error('A work order vanished while it was locked');
  return row;
}

interface ListFilter {
  statuses?: readonly WorkOrderStatus[];
  area?: Area | undefined;
  homeId?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** The newest first, as far as row-level security shows them to the caller. */
export async function list(db: Db, { statuses, area, homeId, after, limit }: ListFilter): Promise<WorkOrderRow[]> {
  const { rows } = await sql<WorkOrderRow>`select ${COLUMNS} from ${TABLES}
    where ${statuses ? sql`each.status = any(${[...statuses]}::text[])` : sql`true`}
      and ${area ? sql`each.area = ${area}` : sql`true`}
      and ${homeId ? sql`each.home_id = ${homeId}` : sql`true`}
      and ${
        after
          ? sql`(each.created_at, each.id) < (select created_at, id from work_orders where id = ${after})`
          : sql`true`
      }
    order by each.created_at desc, each.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Open ones at a home about the same symptom. */
export async function findOpenTwin(db: Db, homeId: string, symptom: string): Promise<WorkOrderRow | undefined> {
  const { rows } = await sql<WorkOrderRow>`select ${COLUMNS} from ${TABLES} where each.home_id = ${homeId}
    and each.symptom = ${symptom} and each.status = any(${OPEN_STATUSES}::text[]) and each.done_at is null
    order by each.created_at limit 1`.execute(db);
  return rows[0];
}

export interface NewWorkOrder {
  id: string;
  homeId: string;
  ownerId: string | null;
  leaseId: string | null;
  reporterId: string | null;
  source: Source;
  sourceKey?: string | null;
  title: string;
  area: Area;
  symptom?: string | null;
  location?: string;
  description?: string;
  startedOn?: string | null;
  gettingWorse?: boolean | null;
  activeDamage?: boolean | null;
  checks?: readonly CheckResult[];
  tier: Tier;
  tierReason: string;
  repairKind: RepairKind;
  status: WorkOrderStatus;
  permissionToEnter?: boolean;
  pets?: string;
  hasAlarm?: boolean;
  presence?: 'home' | 'away' | 'either';
  windows?: readonly { from: string; to: string }[];
  phone?: string | null;
  language?: 'en' | 'es';
  approvedCents?: number | null;
  payment?: 'now' | 'from_rent' | 'spread' | null;
  responseDueAt: Date;
  repairDueAt: Date | null;
  lawDueAt: Date | null;
  lawRuleId: string | null;
}

/** False where it is there already, by its id or by what it comes from. */
export async function insert(db: Db, { checks = [], windows = [], ...row }: NewWorkOrder, now: Date): Promise<boolean> {
  const made = await db
    .insertInto('workOrders')
    .values({
      ...row,
      checks: JSON.stringify(checks),
      windows: JSON.stringify(windows),
      statusSince: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((each) => each.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export type WorkOrderChange = Partial<
  Pick<
    WorkOrderRow,
    | 'status'
    | 'statusReason'
    | 'tier'
    | 'tierReason'
    | 'repairKind'
    | 'contestReason'
    | 'duplicateOf'
    | 'proId'
    | 'ownVendorName'
    | 'proofDocumentId'
    | 'proofStatus'
    | 'proofNote'
    | 'approvedCents'
    | 'payment'
    | 'approvalDueAt'
    | 'secondQuoteWanted'
    | 'temporaryFix'
    | 'waitingFor'
    | 'warrantyUntil'
    | 'responseDueAt'
    | 'repairDueAt'
    | 'lawDueAt'
    | 'lawRuleId'
    | 'respondedAt'
    | 'doneAt'
    | 'confirmedAt'
    | 'closedAt'
    | 'breached'
    | 'rating'
  > & { ratingNote: string; contestedAt: Date; statusSince: Date }
>;

export async function update(db: Db, id: string, change: WorkOrderChange, now: Date): Promise<void> {
  await db
    .updateTable('workOrders')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

type Place = Pick<WorkOrderRow, 'id' | 'homeId' | 'ownerId' | 'leaseId'>;

export interface NewEvent {
  id: string;
  kind: TimelineKind;
  audience: Audience;
  authorId: string | null;
  authorRole: Actor;
  authorName: string;
  body: string;
  status?: WorkOrderStatus;
  clientKey?: string | null;
}

/** False where it came before. */
export async function insertEvent(db: Db, place: Place, { status, ...event }: NewEvent, now: Date): Promise<boolean> {
  const { id: workOrderId, homeId, ownerId, leaseId } = place;
  const made = await db
    .insertInto('workOrderEvents')
    .values({
      ...event,
      detail: JSON.stringify(status ? { status } : {}),
      ...{ workOrderId, homeId, ownerId, leaseId, createdAt: now },
    })
    .onConflict((each) => each.columns(['workOrderId', 'clientKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export interface EventRow {
  id: string;
  kind: TimelineKind;
  authorId: string | null;
  authorRole: Actor;
  authorName: string;
  body: string;
  status: WorkOrderStatus | null;
  createdAt: Date;
}

/** What these readers see, the oldest first. */
export async function listEvents(db: Db, id: string, audiences: readonly Audience[]): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select id, kind, author_id as "authorId", author_role as "authorRole",
      author_name as "authorName", body, detail->>'status' as status, created_at as "createdAt"
    from work_order_events where work_order_id = ${id} and audience = any(${[...audiences]}::text[])
    order by seq`.execute(db);
  return rows;
}

const PICTURE = sql`json_build_object('id', media.id, 'width', media.width, 'height', media.height, 'alt', media.alt,
  'dominant', media.dominant, 'thumbhash', media.thumbhash) as picture`;

export async function listPhotos(db: Db, id: string, photoId?: string): Promise<Photo[]> {
  const { rows } = await sql<Omit<Photo, 'createdAt'> & { createdAt: Date }>`select photo.id, photo.stage,
      photo.created_at as "createdAt", ${PICTURE}
    from work_order_photos photo join media on media.id = photo.media_id
    where photo.work_order_id = ${id} ${photoId ? sql`and photo.id = ${photoId}` : sql``}
    order by photo.created_at, photo.id`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function countPhotos(db: Db, id: string, stage?: PhotoStage): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from work_order_photos where work_order_id = ${id}
    ${stage ? sql`and stage = ${stage}` : sql``}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function insertPhoto(
  db: Db,
  { id: workOrderId, homeId, ownerId, leaseId }: Place,
  photo: { id: string; mediaId: string; stage: PhotoStage; authorId: string | null; authorRole: Actor },
  now: Date,
): Promise<boolean> {
  const made = await db
    .insertInto('workOrderPhotos')
    .values({ ...photo, workOrderId, homeId, ownerId, leaseId, createdAt: now })
    .onConflict((each) => each.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export interface HomeRow {
  homeId: string;
  ownerId: string | null;
  leaseId: string | null;
  address: string;
  city: string;
  state: string;
  timeZone: string;
  pets: string[];
}

const HOME = sql`select home.id as "homeId", home.owner_id as "ownerId", lease.id as "leaseId",
    concat_ws(', ', home.street_address, home.unit) as address, city.name as city, city.state,
    region.time_zone as "timeZone",
    coalesce((select array_agg(pet) from jsonb_array_elements_text(lease.terms->'pets') pet), '{}') as pets
  from homes home join cities city on city.id = home.city_id join regions region on region.id = home.region_id
    left join leases lease on lease.home_id = home.id and lease.status in ('signed', 'active')`;

/** A home with the lease that runs there, as the system. */
export async function findHome(db: Db, homeId: string): Promise<HomeRow | undefined> {
  const { rows } = await sql<HomeRow>`${HOME} where home.id = ${homeId}
    order by (lease.status = 'active') desc nulls last, lease.created_at desc limit 1`.execute(db);
  return rows[0];
}

export interface ResidenceRow {
  leaseId: string;
  homeId: string;
}

/** Where somebody lives now, by the leases they signed as a resident. */
export async function listResidences(db: Db): Promise<ResidenceRow[]> {
  const { rows } = await sql<ResidenceRow>`select id as "leaseId", home_id as "homeId" from leases
    where id in (select app.current_residence_ids()) order by created_at desc`.execute(db);
  return rows;
}

/** Homes somebody owns, alone or with others, that are with us. */
export async function listOwnedHomes(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from homes where owner_id = ${personId}
    union select home_id from home_members where person_id = ${personId} and role = 'co_owner' limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Contact {
  personId: string | null;
  email: string;
  firstName: string;
}

/** Homes somebody owns or has a place around, but as a helper. */
export async function listViewedHomes(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select home_id as id from home_members
    where person_id = ${personId} and role <> 'helper'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Everybody who lives there under the lease. */
export async function listResidents(db: Db, leaseId: string | null): Promise<Contact[]> {
  const { rows } = await sql<Contact>`select signer.user_id as "personId", signer.email,
      split_part(signer.name, ' ', 1) as "firstName"
    from leases lease join envelope_signers signer on signer.envelope_id = lease.envelope_id
    where lease.id = ${leaseId} and signer.role = 'resident' and signer.status = 'signed' order by signer.id`.execute(
    db,
  );
  return rows;
}

/** Our people who take care of homes. */
export async function listCareStaff(db: Db): Promise<Contact[]> {
  const { rows } = await sql<Contact>`select id as "personId", email, first_name as "firstName" from users
    where type = 'staff' and 'care' = any(duties) order by id limit 50`.execute(db);
  return rows;
}

export const findPerson = (db: Db, id: string) =>
  db.selectFrom('users').select(['firstName', 'lastName', 'phone', 'email']).where('id', '=', id).executeTakeFirst();

export async function ownsDocument(db: Db, personId: string, documentId: string): Promise<boolean> {
  const found = await db.selectFrom('documents').select('ownerId').where('id', '=', documentId).executeTakeFirst();
  return found?.ownerId === personId;
}

/** Up to what the owner lets us repair without asking: their setup, else their agreement. */
export async function findThreshold(db: Db, homeId: string): Promise<number | null> {
  const { rows } = await sql<{ cents: number | null }>`select coalesce(
      (select (answers->>'threshold')::int from flow_runs
        where home_id = ${homeId} and flow_id = 'setup-approval' and answers ? 'threshold'),
      (select (terms->>'repairApprovalCents')::int from agreements
        where home_id = ${homeId} and status = 'signed' order by created_at desc limit 1)) as cents`.execute(db);
  return rows[0]?.cents ?? null;
}

/** Clocks that ran out and were not escalated: the work order, and which. */
export async function listBreaches(db: Db, now: Date): Promise<{ id: string; clock: 'response' | 'repair' | 'law' }[]> {
  const due = (clock: string, column: RawBuilder<unknown>, met: RawBuilder<unknown>) => sql`
    (select id, ${clock} as clock from work_orders where ${column} <= ${now} and ${met} is null
      and status = any(${OPEN_STATUSES}::text[]) and not (${clock} = any(breached)) order by ${column} limit 200)`;
  const { rows } = await sql<{ id: string; clock: 'response' | 'repair' | 'law' }>`
    ${due('response', sql`response_due_at`, sql`responded_at`)} union all
    ${due('repair', sql`repair_due_at`, sql`done_at`)} union all
    ${due('law', sql`law_due_at`, sql`done_at`)}`.execute(db);
  return rows;
}

/** Work orders in a status since before a moment. */
export async function listSince(db: Db, status: WorkOrderStatus, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from work_orders where status = ${status}
    and status_since <= ${before} order by status_since limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those whose owner has not decided in time. */
export async function listSilent(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from work_orders where status = 'awaiting_approval'
    and approval_due_at <= ${now} order by approval_due_at limit 200`.execute(db);
  return rows.map(({ id }) => id);
}
