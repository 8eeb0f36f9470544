import { sql } from 'kysely';
import { streetKey, unitKey } from '@/contract/homes/addresses/addressKeys';
import type { PlacedAddress } from '@/contract/homes/addresses/schemas';
import type { Qualification, QualificationStatus } from '@/contract/onboarding/qualifications/endpoints';
import type { QualificationAnswers } from '@/contract/platform/flows/definitions/qualification';
import type { Db } from '@/server/db/client';
import { COMPANY_TIME_ZONE } from '@/server/desk/types';

export interface QualificationRow {
  id: string;
  status: QualificationStatus;
  answers: QualificationAnswers & { address: PlacedAddress };
  reasons: Qualification['reasons'];
  units: Qualification['units'];
  submittedAt: Date;
  reviewBy: Date | null;
  decision: { outcome: 'approved' | 'declined'; reason: string; by: string; at: string } | null;
  homeIds: string[];
  /** The account that holds the run; null while a browser does. */
  personId: string | null;
}

const COLUMNS = sql`qualifications.id, qualifications.status, qualifications.answers, qualifications.reasons,
  qualifications.units, qualifications.submitted_at as "submittedAt", qualifications.review_by as "reviewBy",
  qualifications.decision, qualifications.home_ids as "homeIds", flow_runs.person_id as "personId"`;
const FROM = sql`qualifications join flow_runs on flow_runs.id = qualifications.id`;

/** Row-level security checks the owner. */
export async function findById(db: Db, id: string, lock = false): Promise<QualificationRow | undefined> {
  const { rows } = await sql<QualificationRow>`select ${COLUMNS} from ${FROM} where qualifications.id = ${id}
    ${lock ? sql`for update of qualifications` : sql``}`.execute(db);
  return rows[0];
}

/** The zone of the region of a home that wants to join; null outside our regions. */
export const placeTimeZone = (alias: string) => sql`(select region.time_zone from regions region
  where region.id = (${sql.ref(`${alias}.answers`)} #>> '{address,regionId}')::int)`;

export interface ReviewRow extends QualificationRow {
  timeZone: string;
}

export async function listOpen(db: Db): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`select ${COLUMNS},
      coalesce(${placeTimeZone('qualifications')}, ${COMPANY_TIME_ZONE}) as "timeZone" from ${FROM}
    where qualifications.status = 'needs_review' order by qualifications.review_by, qualifications.id limit 200`.execute(
    db,
  );
  return rows;
}

export async function listByPerson(db: Db, personId: string): Promise<QualificationRow[]> {
  const { rows } = await sql<QualificationRow>`select ${COLUMNS} from ${FROM}
    where flow_runs.person_id = ${personId} and flow_runs.flow_id = 'qualification'
    order by qualifications.submitted_at desc limit 50`.execute(db);
  return rows;
}

/** The newest qualification that a home came from. */
export async function findByHome(db: Db, homeId: string): Promise<QualificationRow | undefined> {
  const { rows } = await sql<QualificationRow>`select ${COLUMNS} from ${FROM}
    where ${homeId} = any(qualifications.home_ids) order by qualifications.submitted_at desc limit 1`.execute(db);
  return rows[0];
}

/** Keeps what the rules say of a run; what was said before of the same run goes. */
export async function upsert(db: Db, row: Omit<QualificationRow, 'personId'>): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await sql`insert into qualifications (id, status, answers, reasons, units, submitted_at, review_by, decision, home_ids)
    values (${row.id}, ${row.status}, ${json(row.answers)}, ${json(row.reasons)}, ${json(row.units)}, ${row.submittedAt},
      ${row.reviewBy}, ${json(row.decision)}, ${row.homeIds})
    on conflict (id) do update set status = excluded.status, answers = excluded.answers, reasons = excluded.reasons,
      units = excluded.units, submitted_at = excluded.submitted_at, review_by = excluded.review_by,
      decision = excluded.decision, home_ids = excluded.home_ids`.execute(db);
}

/** Anyone who adds a home at this address takes turns: the second one sees the home of the first. */
export async function lockAddress(db: Db, { streetAddress, zipcode }: PlacedAddress): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${zipcode}:${streetKey(streetAddress)}`}, 0))`.execute(
    db,
  );
}

/** Owners of homes at an address, however it is written; a building counts as each of its units. */
export async function findOwnersAt(
  db: Db,
  { streetAddress, zipcode, unit }: PlacedAddress,
): Promise<(string | null)[]> {
  const [number = ''] = streetAddress.toLowerCase().split(/\s/);
  // Every home with that number in the ZIP code. "!" is what follows a space.
  const { rows } = await sql<{ ownerId: string | null; street: string; unit: string | null }>`
    select owner_id as "ownerId", street_address as street, unit from homes
    where address_key >= ${`${number} `} and address_key < ${`${number}!`} and zipcode = ${zipcode}
      and status <> 'offboarded'`.execute(db);
  const isSameUnit = (other: string | null) => !unit || !other || unitKey(unit) === unitKey(other);
  return rows.flatMap(({ ownerId, street, unit: other }) =>
    streetKey(street) === streetKey(streetAddress) && isSameUnit(other) ? [ownerId] : [],
  );
}

/** The known city of a region that has this name. */
export async function findCityId(db: Db, { regionId, city }: PlacedAddress): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from cities
    where region_id = ${regionId} and lower(name) = lower(${city}) order by id limit 1`.execute(db);
  return rows[0]?.id;
}

interface NewCity {
  name: string;
  state: string;
  lat: number;
  lng: number;
}

/** Adds a city to a region; answers its id, also of one that is there. As the system. */
export async function insertCity(db: Db, regionId: number, { name, state, lat, lng }: NewCity): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select app.add_city(${name}, ${state}, ${regionId}, ${lat}, ${lng}) as id`.execute(db);
  return Number(rows[0]?.id);
}
