// The part of a home that its listing is made of, for the listings module.
import { sql } from 'kysely';
import type { Fee, HomeStatus } from '@/contract/homes/homes/endpoints';
import type { PictureNote, TourHours } from '@/contract/homes/listings/endpoints';
import type { Db } from '@/server/db/client';

/** What is known of one picture of a home; the month is `2026-11`. */
export interface PictureDetails {
  month: string | null;
  notes: PictureNote[];
}

export interface ListedContentRow {
  id: string;
  status: HomeStatus;
  ownerId: string | null;
  pictures: string[];
  pictureDetails: Record<string, PictureDetails>;
  returnedBecause: string | null;
  tourHours: TourHours | null;
  rentCents: number;
  /** The latest repair in its history. */
  repairedAt: Date | null;
}

const findOne = async (db: Db, id: string, lock: boolean): Promise<ListedContentRow | undefined> => {
  const { rows } = await sql<ListedContentRow>`
    select home.id, home.status, home.owner_id as "ownerId", home.pictures, home.picture_details as "pictureDetails",
      home.returned_because as "returnedBecause", home.tour_hours as "tourHours", home.rent as "rentCents",
      (select max(at) from home_events where home_events.home_id = home.id and kind = 'repaired') as "repairedAt"
    from homes home where home.id = ${id} ${lock ? sql`for update of home` : sql``}`.execute(db);
  return rows[0];
};

export const findListedContent = (db: Db, id: string) => findOne(db, id, false);
/** The same, locked until the transaction ends: two people who edit take turns. */
export const lockListedContent = (db: Db, id: string) => findOne(db, id, true);

/** Announced homes that are available by the calendar where they stand. */
export async function listAnnouncedDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select home.id from homes home join regions region on region.id = home.region_id
    where home.status = 'coming_soon' and home.available_on <= (${now}::timestamptz at time zone region.time_zone)::date
    order by home.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ListedContentChange {
  headline?: string;
  description?: string;
  rentCents?: number;
  depositCents?: number;
  fees?: Fee[];
  neighborhood?: string | null;
  sqft?: number;
  availableOn?: string;
  leaseMonths?: number[];
  utilities?: { name: string; paidBy: 'resident' | 'homeowner' }[];
  pictures?: string[];
  pictureDetails?: Record<string, PictureDetails>;
  returnedBecause?: string | null;
  tourHours?: TourHours | null;
  listedAt?: Date;
}

/** The oldest month among the pictures shown, as the first of it; null while one of them has none. */
function picturedOn(ids: readonly string[], details: Readonly<Record<string, PictureDetails>>): string | null {
  const months = ids.map((id) => details[id]?.month ?? null);
  return months.length > 0 && months.every((month) => month !== null) ? `${months.toSorted()[0]}-01` : null;
}

/** Writes what changed. A new rent is kept beside the one before, and stands in the history of the home. */
export async function updateListedContent(
  db: Db,
  home: Pick<ListedContentRow, 'id' | 'rentCents' | 'pictures' | 'pictureDetails'>,
  {
    fees,
    leaseMonths,
    utilities,
    tourHours,
    pictureDetails,
    pictures,
    rentCents,
    depositCents,
    ...change
  }: ListedContentChange,
  history: { eventId: string; now: Date },
): Promise<void> {
  const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;
  const isRepriced = rentCents !== undefined && rentCents !== home.rentCents;
  const details = pictureDetails ?? home.pictureDetails;
  const order = pictures ?? home.pictures;
  await db
    .updateTable('homes')
    .set({
      ...change,
      rent: rentCents,
      deposit: depositCents,
      ...(fees && { fees: json(fees) }),
      ...(leaseMonths && { leaseMonths: json(leaseMonths) }),
      ...(utilities && { utilities: json(utilities) }),
      ...(tourHours !== undefined && { tourHours: tourHours && json(tourHours) }),
      ...((pictures || pictureDetails) && {
        pictures: [...order],
        pictureDetails: json(details),
        picturedOn: picturedOn(order, details),
      }),
      ...(isRepriced && { previousRent: home.rentCents, rentChangedAt: history.now }),
      updatedAt: history.now,
    })
    .where('id', '=', home.id)
    .execute();
  if (isRepriced)
    await db
      .insertInto('homeEvents')
      .values({
        id: history.eventId,
        homeId: home.id,
        kind: 'repriced',
        at: history.now,
        detail: json({ from: home.rentCents, to: rentCents }),
      })
      .execute();
}
