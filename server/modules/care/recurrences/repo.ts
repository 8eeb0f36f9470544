import { sql } from 'kysely';
import { LEAD_DAYS, type Performer } from '@/contract/care/recurrences/constants';
import type { CareTypeName } from '@/contract/care/recurrences/plan';
import type { Picture } from '@/contract/content/media/schemas';
import type { HomeRole } from '@/contract/homes/homeMembers/constants';
import type { Db } from '@/server/db/client';
import { homeIdsOf } from '@/server/modules/homes/homeMembers';

export interface RecurrenceRow {
  id: string;
  homeId: string;
  ownerId: string | null;
  address: string;
  state: string;
  timeZone: string;
  type: CareTypeName;
  performer: Performer;
  rrule: string;
  startsOn: string;
  nextOn: string | null;
  costCapCents: number | null;
  pausedAt: Date | null;
  skippedDates: string[];
}

const ROW = sql`each.id, each.home_id as "homeId", each.owner_id as "ownerId", each.type, each.performer, each.rrule,
  each.starts_on as "startsOn", each.next_on as "nextOn", each.cost_cap as "costCapCents",
  each.paused_at as "pausedAt", each.skipped_dates::text[] as "skippedDates", city.state,
  region.time_zone as "timeZone", concat_ws(', ', home.street_address, home.unit) as address`;
const TABLES = sql`recurrences each join homes home on home.id = each.home_id join cities city on city.id = home.city_id
  join regions region on region.id = home.region_id`;

export async function findById(db: Db, id: string, lock = false): Promise<RecurrenceRow | undefined> {
  const { rows } = await sql<RecurrenceRow>`select ${ROW} from ${TABLES} where each.id = ${id}
    ${lock ? sql`for update of each` : sql``}`.execute(db);
  return rows[0];
}

export async function listByHomes(
  db: Db,
  homeIds: readonly string[],
  performer?: Performer,
): Promise<(RecurrenceRow & { openOn: string | null })[]> {
  const { rows } = await sql<RecurrenceRow & { openOn: string | null }>`select ${ROW}, (
      select min(made.due_on) from recurrence_occurrences made where made.recurrence_id = each.id and made.status = 'open'
    ) as "openOn" from ${TABLES}
    where each.home_id = any(${homeIds}::uuid[]) ${performer ? sql`and each.performer = ${performer}` : sql``}
    order by address, each.created_at, each.id`.execute(db);
  return rows;
}

/** Whether its next date comes within the lead time of the person who does it. */
const isDue = (now: Date) => sql`each.next_on <= ((${now}::timestamptz at time zone region.time_zone)::date
  + case each.performer when 'us' then ${LEAD_DAYS.us}::int else ${LEAD_DAYS.others}::int end)`;

/** A page of recurrences that are due, in the order of ids. */
export async function listDue(db: Db, now: Date, { after, limit }: { after: string | null; limit: number }) {
  const { rows } = await sql<{ id: string }>`select each.id from ${TABLES} where ${isDue(now)}
    and (${after}::uuid is null or each.id > ${after}::uuid) order by each.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The recurrence, locked, where it is due and no other job has it. */
export async function claimDue(db: Db, id: string, now: Date): Promise<RecurrenceRow | undefined> {
  const { rows } = await sql<RecurrenceRow>`select ${ROW} from ${TABLES} where each.id = ${id} and ${isDue(now)}
    for update of each skip locked`.execute(db);
  return rows[0];
}

export interface NewRecurrence {
  id: string;
  homeId: string;
  ownerId: string | null;
  type: CareTypeName;
  performer: Performer;
  rrule: string;
  startsOn: string;
  nextOn: string | null;
  costCapCents: number | null;
  now: Date;
}

/** Answers whether it was added; a home has each type once. */
export async function insert(db: Db, { now, costCapCents, ...row }: NewRecurrence): Promise<boolean> {
  const added = await db
    .insertInto('recurrences')
    .values({ ...row, costCap: costCapCents, createdAt: now, updatedAt: now })
    .onConflict((each) => each.columns(['homeId', 'type']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export interface RecurrenceChange {
  performer?: Performer;
  rrule?: string;
  startsOn?: string;
  nextOn?: string | null;
  costCapCents?: number | null;
  pausedAt?: Date | null;
  skippedDates?: readonly string[];
}

export async function update(
  db: Db,
  id: string,
  { skippedDates, costCapCents, ...change }: RecurrenceChange,
  now: Date,
): Promise<void> {
  const skipped = skippedDates && { skippedDates: sql<never>`${skippedDates}::date[]` };
  await db
    .updateTable('recurrences')
    .set({ ...change, costCap: costCapCents, ...skipped, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export interface OccurrenceRow {
  id: string;
  recurrenceId: string;
  homeId: string;
  dueOn: string;
  performer: Performer;
  status: 'open' | 'done' | 'skipped';
  note: string;
  doneAt: Date | null;
  doneBy: string | null;
  evidence: Picture | null;
}

const OCCURRENCE = sql`made.id, made.recurrence_id as "recurrenceId", made.home_id as "homeId", made.due_on as "dueOn",
  made.performer, made.status, made.note, made.done_at as "doneAt",
  nullif(trim(concat_ws(' ', person.first_name, person.last_name)), '') as "doneBy", case when media.id is null then null else
    json_build_object('id', media.id, 'width', media.width, 'height', media.height, 'alt', media.alt,
      'dominant', media.dominant, 'thumbhash', media.thumbhash) end as evidence`;
const OCCURRENCE_TABLES = sql`recurrence_occurrences made left join users person on person.id = made.done_by
  left join media on media.id = made.evidence_media_id`;

export async function listOccurrences(db: Db, recurrenceId: string, performer?: Performer): Promise<OccurrenceRow[]> {
  const { rows } = await sql<OccurrenceRow>`select ${OCCURRENCE} from ${OCCURRENCE_TABLES}
    where made.recurrence_id = ${recurrenceId} ${performer ? sql`and made.performer = ${performer}` : sql``}
    order by made.due_on desc limit 24`.execute(db);
  return rows;
}

export async function findOccurrence(
  db: Db,
  recurrenceId: string,
  id: string,
  lock = false,
): Promise<OccurrenceRow | undefined> {
  const { rows } = await sql<OccurrenceRow>`select ${OCCURRENCE} from ${OCCURRENCE_TABLES}
    where made.recurrence_id = ${recurrenceId} and made.id = ${id} ${lock ? sql`for update of made` : sql``}`.execute(
    db,
  );
  return rows[0];
}

/** Makes one date of a recurrence; answers whether it was not there yet. */
export async function insertOccurrence(
  db: Db,
  { id, homeId, ownerId, performer }: Pick<RecurrenceRow, 'id' | 'homeId' | 'ownerId' | 'performer'>,
  made: { id: string; dueOn: string; now: Date },
): Promise<boolean> {
  const row = { id: made.id, recurrenceId: id, dueOn: made.dueOn, homeId, ownerId, performer, createdAt: made.now };
  const inserted = await db
    .insertInto('recurrenceOccurrences')
    .values(row)
    .onConflict((each) => each.constraint('recurrence_occurrences_recurrence_id_due_on_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function completeOccurrence(
  db: Db,
  id: string,
  { now, ...done }: { note?: string; evidenceMediaId?: string; doneBy: string; now: Date },
): Promise<void> {
  await db
    .updateTable('recurrenceOccurrences')
    .set({ ...done, status: 'done', doneAt: now })
    .where('id', '=', id)
    .execute();
}

/** A date left out is not done, no matter who made it; one put back is open again. */
export async function setOccurrenceSkipped(db: Db, recurrenceId: string, dueOn: string, skipped: boolean) {
  await db
    .updateTable('recurrenceOccurrences')
    .set({ status: skipped ? 'skipped' : 'open' })
    .where('recurrenceId', '=', recurrenceId)
    .where('dueOn', '=', dueOn)
    .where('status', '=', skipped ? 'open' : 'skipped')
    .execute();
}

export interface PlannedHome {
  homeId: string;
  ownerId: string | null;
  address: string;
  state: string;
  timeZone: string;
  type: string;
  airConditioning: boolean;
  laundry: string;
  /** Null for the owner themselves, and for the person who rents the home. */
  role: HomeRole | null;
}

const HOME = sql`home.id as "homeId", home.owner_id as "ownerId", city.state, region.time_zone as "timeZone", home.type,
  home.air_conditioning as "airConditioning", home.laundry,
  concat_ws(', ', home.street_address, home.unit) as address`;
const HOME_TABLES = sql`homes home join cities city on city.id = home.city_id
  join regions region on region.id = home.region_id`;

/** Homes that the person owns or has a place at. */
export async function listOwnHomes(db: Db, personId: string): Promise<PlannedHome[]> {
  const { rows } = await sql<PlannedHome>`select ${HOME},
      case when home.owner_id = ${personId} then 'owner' else place.role end as role
    from ${HOME_TABLES} left join lateral (
      select role from home_members where home_id = home.id and person_id = ${personId} and role <> 'helper'
      order by role = 'co_owner' desc limit 1
    ) place on true
    where home.id in ${homeIdsOf(personId)} order by address, home.id limit 100`.execute(db);
  return rows;
}

/** Homes that the caller rents, by their own rights. */
export async function listRentedHomes(db: Db): Promise<PlannedHome[]> {
  const { rows } = await sql<PlannedHome>`select ${HOME}, null as role from ${HOME_TABLES}
    where home.id in (select app.rented_home_ids()) order by address, home.id`.execute(db);
  return rows;
}

export async function isRenter(db: Db, homeId: string): Promise<boolean> {
  const { rows } = await sql`select from app.rented_home_ids() rented where rented = ${homeId}`.execute(db);
  return rows.length > 0;
}

export async function findHome(db: Db, homeId: string): Promise<PlannedHome | undefined> {
  const { rows } = await sql<PlannedHome>`select ${HOME}, null as role from ${HOME_TABLES}
    where home.id = ${homeId}`.execute(db);
  return rows[0];
}

/** Homes past their setup that have no plan yet, as the system. */
export async function listUnplanned(db: Db, most: number): Promise<PlannedHome[]> {
  const { rows } = await sql<PlannedHome>`select ${HOME}, null as role from ${HOME_TABLES}
    where home.status not in ('qualified', 'agreement', 'setup', 'inspection', 'off_market', 'offboarded')
      and exists (select from flow_runs run where run.home_id = home.id and run.flow_id = 'setup-property'
        and run.status = 'submitted')
      and not exists (select from recurrences each where each.home_id = home.id)
    order by home.id limit ${most}`.execute(db);
  return rows;
}

/** The current lease of the home, as the system. */
export async function findLeaseId(db: Db, homeId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from leases where home_id = ${homeId}
    and status in ('signed', 'active') order by status = 'active' desc, created_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function setWorkOrder(db: Db, occurrenceId: string, workOrderId: string): Promise<void> {
  await db.updateTable('recurrenceOccurrences').set({ workOrderId }).where('id', '=', occurrenceId).execute();
}

/** Ends tasks with an ended work order, as the system. */
export async function followWorkOrders(db: Db): Promise<void> {
  await sql`update recurrence_occurrences made set status = 'done', done_at = job.done_at
    from work_orders job where job.id = made.work_order_id and made.status = 'open' and job.done_at is not null`.execute(
    db,
  );
  await sql`update recurrence_occurrences made set status = 'skipped' from work_orders job
    where job.id = made.work_order_id and made.status = 'open' and job.status in ('canceled', 'declined')`.execute(db);
}
