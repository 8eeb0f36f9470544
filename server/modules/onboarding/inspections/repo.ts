import { sql } from 'kysely';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import type { StoredChange } from '@/contract/latestChanges';
import type { InspectionStatus } from '@/contract/onboarding/inspections/constants';
import type { HomeToInspect, InspectionChange, InspectionPhoto } from '@/contract/onboarding/inspections/endpoints';
import type { Db } from '@/server/db/client';

export interface InspectionRow {
  id: string;
  homeId: string;
  ownerId: string | null;
  appointmentId: string | null;
  status: InspectionStatus;
  startsAt: Date;
  submittedAt: Date | null;
  inspectorName: string | null;
  street: string;
  ownerName: string | null;
  timeZone: string;
  state: string;
}

const HOME = sql`concat_ws(', ', home.street_address, home.unit, city.name || ', ' || city.state) as street,
  nullif(trim(concat_ws(' ', owner.first_name, owner.last_name)), '') as "ownerName", region.time_zone as "timeZone",
  city.state`;
const HOME_TABLES = sql`join cities city on city.id = home.city_id join regions region on region.id = home.region_id
  left join users owner on owner.id = home.owner_id`;
const ROW = sql`each.id, each.home_id as "homeId", each.owner_id as "ownerId", each.appointment_id as "appointmentId",
  each.status, each.submitted_at as "submittedAt",
  coalesce((select starts_at from appointments where appointments.id = each.appointment_id), each.starts_at) as "startsAt",
  nullif(trim(concat_ws(' ', inspector.first_name, inspector.last_name)), '') as "inspectorName", ${HOME}`;
const ROW_TABLES = sql`inspections each join homes home on home.id = each.home_id ${HOME_TABLES}
  left join users inspector on inspector.id = each.inspector_id`;

export async function findById(db: Db, id: string): Promise<InspectionRow | undefined> {
  const { rows } = await sql<InspectionRow>`select ${ROW} from ${ROW_TABLES} where each.id = ${id}`.execute(db);
  return rows[0];
}

export async function list(db: Db): Promise<InspectionRow[]> {
  const { rows } = await sql<InspectionRow>`select ${ROW} from ${ROW_TABLES}
    order by each.starts_at desc, each.id limit 200`.execute(db);
  return rows;
}

export interface InspectedHome {
  id: string;
  ownerId: string | null;
  street: string;
  ownerName: string | null;
  timeZone: string;
  state: string;
}

export interface HomeToInspectRow extends InspectedHome {
  reason: HomeToInspect['reason'];
}

/** An inspection with a finished proposal says nothing of what comes after it. */
const IS_CONCLUDED = sql`exists (select from proposals proposal where proposal.inspection_id = each.id
  and proposal.status in ('dropped', 'cleared', 'finished'))`;

/** Homes with an inspection to book, or that may be inspected again before residents come. */
export async function listUnbooked(db: Db): Promise<HomeToInspectRow[]> {
  const { rows } = await sql<HomeToInspectRow>`select home.id, home.owner_id as "ownerId", ${HOME},
      case home.status when 'inspection' then 'new' when 'turnover' then 'turnover' else 'withdrawn' end as reason
    from homes home ${HOME_TABLES}
    where home.owner_id is not null and (home.status = 'turnover'
      or (home.status = 'off_market' and home.returned_because is not null)
      or (home.status = 'inspection' and not exists (
        select from inspections each where each.home_id = home.id and each.status <> 'canceled' and not ${IS_CONCLUDED})))
    order by home.status_since, home.id limit 200`.execute(db);
  return rows;
}

export interface HomeInInspection {
  id: string;
  address: string;
  since: Date;
  isBooked: boolean;
}

/** Homes of an owner, and these other ones, before their proposal; `isBooked` where an inspection is under way. */
export async function listHomesToInspect(
  db: Db,
  ownerId: string,
  homeIds: readonly string[],
): Promise<HomeInInspection[]> {
  const { rows } = await sql<HomeInInspection>`select home.id, home.status_since as since,
      concat_ws(', ', home.street_address, home.unit) as address, exists (select from inspections each
        where each.home_id = home.id and each.status <> 'canceled' and not ${IS_CONCLUDED}) as "isBooked"
    from homes home
    where home.status = 'inspection' and (home.owner_id = ${ownerId} or home.id = any(${homeIds}::uuid[]))
    order by home.id limit 50`.execute(db);
  return rows;
}

export interface BookableHome extends InspectedHome {
  status: HomeStatus;
  beds: number;
  baths: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** A home that has an owner to book with. */
export async function findHome(db: Db, homeId: string): Promise<BookableHome | undefined> {
  const { rows } = await sql<BookableHome>`select home.id, home.owner_id as "ownerId", home.status,
      home.beds::float8 as beds, home.baths::float8 as baths, owner.first_name as "firstName",
      owner.last_name as "lastName", owner.email, owner.phone, ${HOME}
    from homes home ${HOME_TABLES} where home.id = ${homeId} and owner.id is not null`.execute(db);
  return rows[0];
}

export interface HomeInspectionRow extends InspectionRow {
  appointmentKey: string | null;
  isConcluded: boolean;
}

/** The newest inspection of a home that was not canceled, with the key of its appointment; as the system. */
export async function findByHome(db: Db, homeId: string): Promise<HomeInspectionRow | undefined> {
  const { rows } = await sql<HomeInspectionRow>`select ${ROW}, ${IS_CONCLUDED} as "isConcluded",
      (select key from appointments where appointments.id = each.appointment_id and appointments.status = 'booked')
        as "appointmentKey"
    from ${ROW_TABLES} where each.home_id = ${homeId} and each.status <> 'canceled'
    order by each.starts_at desc limit 1`.execute(db);
  return rows[0];
}

export interface NewInspection {
  id: string;
  homeId: string;
  ownerId: string;
  appointmentId: string;
  inspectorId: string;
  startsAt: Date;
  now: Date;
}

export async function insert(db: Db, { now, ...row }: NewInspection): Promise<void> {
  await db
    .insertInto('inspections')
    .values({ ...row, createdAt: now, updatedAt: now })
    .execute();
}

/** Waits for anyone who writes to it; its changes get their numbers in the order of the commits. */
export async function lock(db: Db, id: string): Promise<InspectionStatus> {
  const { status } = await db
    .selectFrom('inspections')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return status as InspectionStatus;
}

export async function setStatus(db: Db, id: string, status: InspectionStatus, now: Date): Promise<void> {
  await db
    .updateTable('inspections')
    .set({ status, updatedAt: now, ...(status === 'submitted' && { submittedAt: now }) })
    .where('id', '=', id)
    .execute();
}

export type WrittenChange = Pick<InspectionChange, 'id' | 'entityId' | 'field' | 'value' | 'at'>;

/** Those that are here already stay as they are. */
export async function insertChanges(
  db: Db,
  { id, homeId, ownerId }: Pick<InspectionRow, 'id' | 'homeId' | 'ownerId'>,
  changes: readonly WrittenChange[],
  authorId: string,
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await sql`insert into inspection_changes (id, inspection_id, home_id, owner_id, author_id, entity_id, field, value, at, received_at)
    select each.id, ${id}, ${homeId}, ${ownerId}, ${authorId}, each."entityId", each.field, each.value,
      least(each.at, ${now}), ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as each(id uuid, "entityId" uuid, field text, value jsonb, at timestamptz)
    on conflict on constraint inspection_changes_pkey do nothing`.execute(db);
}

export async function findChanges(
  db: Db,
  inspectionId: string,
  after: number,
): Promise<{ changes: StoredChange[]; cursor: number }> {
  const rows = await db
    .selectFrom('inspectionChanges')
    .select(['id', 'entityId', 'field', 'value', 'at', 'seq'])
    .where('inspectionId', '=', inspectionId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return {
    changes: rows.map(({ id, entityId, field, value, at }) => ({
      id,
      entityId,
      field,
      value: value as StoredChange['value'],
      at: at.toISOString(),
    })),
    cursor: Number(rows.at(-1)?.seq ?? after),
  };
}

const PICTURE = sql`json_build_object('id', media.id, 'width', media.width, 'height', media.height, 'alt', media.alt,
  'dominant', media.dominant, 'thumbhash', media.thumbhash) as picture`;

export async function findPhotos(db: Db, inspectionId: string, photoId?: string): Promise<InspectionPhoto[]> {
  const { rows } = await sql<InspectionPhoto>`select photo.id, ${PICTURE}
    from inspection_photos photo join media on media.id = photo.media_id
    where photo.inspection_id = ${inspectionId} ${photoId ? sql`and photo.id = ${photoId}` : sql``}
    order by photo.id`.execute(db);
  return rows;
}

export async function insertPhoto(
  db: Db,
  { id, homeId, ownerId }: Pick<InspectionRow, 'id' | 'homeId' | 'ownerId'>,
  photo: { id: string; mediaId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('inspectionPhotos')
    .values({ id: photo.id, mediaId: photo.mediaId, createdAt: photo.now, inspectionId: id, homeId, ownerId })
    .onConflict((each) => each.constraint('inspection_photos_pkey').doNothing())
    .execute();
}

/** Whether the papers of an inspection were made; locks it. Where they were not, `now` says that they are from here on. */
export async function lockDocumented(db: Db, id: string, now?: Date): Promise<boolean> {
  const { rows } = await sql<{ documentedAt: Date | null }>`select documented_at as "documentedAt" from inspections
    where id = ${id} for update`.execute(db);
  if (rows[0]?.documentedAt !== null) return true;
  if (now) await db.updateTable('inspections').set({ documentedAt: now }).where('id', '=', id).execute();
  return false;
}
