import { sql } from 'kysely';
import type { Trade } from '@/contract/care/pros/constants';
import type { Area, RepairKind, Source, Tier, WorkOrderStatus, WorkPayer } from '@/contract/care/workOrders/constants';
import { OPEN_STATUSES } from '@/contract/care/workOrders/constants';
import type { CheckResult } from '@/contract/care/workOrders/endpoints';
import type { SurveyAnswers } from '@/contract/care/workOrders/survey';
import type { InstallmentMonths } from '@/contract/money/smoothPayments/constants';
import type { PaymentChoice } from '@/contract/onboarding/proposals/constants';
import type { Db } from '@/server/db/client';
import { homeIdsOf } from '@/server/modules/homes/homeMembers';

export * from './clocks/queries';
export * from './people';
export * from './timeline/repo';

export interface WorkOrderRow {
  id: string;
  number: string;
  homeId: string;
  ownerId: string | null;
  leaseId: string | null;
  reporterId: string | null;
  source: Source;
  paidBy: WorkPayer;
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
  payment: PaymentChoice | null;
  spreadMonths: InstallmentMonths | null;
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
  survey: SurveyAnswers | null;
  createdAt: Date;
  /** Of the home. */
  address: string;
  city: string;
  zipcode: string;
  state: string;
  timeZone: string;
  nextVisitAt: Date | null;
}

const COLUMNS = sql`each.id, each.number::text, each.home_id as "homeId", each.owner_id as "ownerId",
  each.lease_id as "leaseId", each.reporter_id as "reporterId", each.source, each.paid_by as "paidBy", each.title, each.area, each.symptom,
  each.location, each.description, each.started_on::text as "startedOn", each.getting_worse as "gettingWorse",
  each.active_damage as "activeDamage", each.checks, each.tier, each.tier_reason as "tierReason",
  each.contest_reason as "contestReason", each.repair_kind as "repairKind", each.status,
  each.status_since as "statusSince", each.status_reason as "statusReason",
  each.permission_to_enter as "permissionToEnter", each.pets, each.has_alarm as "hasAlarm", each.presence, each.windows,
  each.phone, each.language, each.duplicate_of as "duplicateOf", each.pro_id as "proId",
  each.own_vendor_name as "ownVendorName", each.proof_document_id as "proofDocumentId",
  each.proof_status as "proofStatus", each.proof_note as "proofNote", each.approved_limit as "approvedCents",
  each.payment, each.spread_months as "spreadMonths", each.approval_due_at as "approvalDueAt", each.second_quote_wanted as "secondQuoteWanted",
  each.temporary_fix as "temporaryFix", each.waiting_for as "waitingFor", each.warranty_until::text as "warrantyUntil",
  each.response_due_at as "responseDueAt", each.repair_due_at as "repairDueAt", each.law_due_at as "lawDueAt",
  each.law_rule_id as "lawRuleId", each.responded_at as "respondedAt", each.done_at as "doneAt",
  each.confirmed_at as "confirmedAt", each.closed_at as "closedAt", each.breached, each.rating, each.survey,
  each.created_at as "createdAt", concat_ws(', ', home.street_address, home.unit) as address, city.name as city,
  city.state, home.zipcode, region.time_zone as "timeZone",
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

/** The work order, locked against other moves. */
export async function lock(db: Db, id: string): Promise<WorkOrderRow> {
  await sql`select id from work_orders where id = ${id} for update`.execute(db);
  const row = await findById(db, id);
  if (!row) throw new Error('A work order vanished while it was locked');
  return row;
}

interface ListFilter {
  /** Only what this person has to do with; without one, everything that row-level security shows. */
  personId?: string | undefined;
  statuses?: readonly WorkOrderStatus[];
  area?: Area | undefined;
  homeId?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** The newest first. A member’s are found from their homes and leases, each by its own index, never from all there are. */
export async function list(
  db: Db,
  { personId, statuses, area, homeId, after, limit }: ListFilter,
): Promise<WorkOrderRow[]> {
  const newest = sql`order by each.created_at desc, each.id desc limit ${limit}`;
  const isWanted = sql`${statuses ? sql`each.status = any(${[...statuses]}::text[])` : sql`true`}
      and ${area ? sql`each.area = ${area}` : sql`true`}
      and ${homeId ? sql`each.home_id = ${homeId}` : sql`true`}
      and ${
        after
          ? sql`(each.created_at, each.id) < (select created_at, id from work_orders where id = ${after})`
          : sql`true`
      }`;
  const isTheirs =
    personId &&
    sql`each.id in (
      select id from (select id from work_orders each where owner_id = ${personId} and ${isWanted} ${newest}) owned
      union select id from unnest(array${homeIdsOf(personId)}) home_id cross join lateral (
        select id from work_orders each where each.home_id = home_id.home_id and ${isWanted} ${newest}) at_home
      union select id from unnest(array(select app.current_residence_ids())) lease_id cross join lateral (
        select id from work_orders each where each.lease_id = lease_id.lease_id and ${isWanted} ${newest}) at_residence)`;
  const { rows } = await sql<WorkOrderRow>`select ${COLUMNS} from ${TABLES}
    where ${isTheirs ?? isWanted} ${newest}`.execute(db);
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
  paidBy?: WorkPayer;
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
  payment?: PaymentChoice | null;
  responseDueAt: Date;
  repairDueAt: Date | null;
  lawDueAt: Date | null;
  lawRuleId: string | null;
}

/** False where it is there already, by its id or by what it comes from. */
export async function insert(
  db: Db,
  { checks = [], windows = [], approvedCents, ...row }: NewWorkOrder,
  now: Date,
): Promise<boolean> {
  const made = await db
    .insertInto('workOrders')
    .values({
      ...row,
      approvedLimit: approvedCents,
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
    | 'spreadMonths'
    | 'rating'
    | 'survey'
  > & { ratingNote: string; contestedAt: Date; personWantedAt: Date | null; statusSince: Date }
>;

export async function update(
  db: Db,
  id: string,
  { approvedCents, ...change }: WorkOrderChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('workOrders')
    .set({ ...change, approvedLimit: approvedCents, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** What our team names for the search of a Pro: the trade, and when they learned that responders were called. */
export const updateTriage = (db: Db, id: string, change: { trade?: Trade; respondersCalledAt?: Date }) =>
  db.updateTable('workOrders').set(change).where('id', '=', id).execute();
