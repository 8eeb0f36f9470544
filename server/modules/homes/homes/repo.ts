import { sql } from 'kysely';
import type { HomeDisclosures } from '@/contract/homes/homes/disclosures';
import {
  type Fee,
  HOME_PAGES_PER_LIST,
  type HomeStatus,
  type HomesQuery,
  type Laundry,
  MAX_COUNT,
  type Parking,
  type Pets,
  type Smoking,
} from '@/contract/homes/homes/endpoints';
import type { FloodKnowledge } from '@/contract/homes/homes/flood';
import type { Kitchen } from '@/contract/homes/homes/kitchen';
import type { Db } from '@/server/db/client';
import type { PlaceKey } from '@/server/modules/homes/places';
import { CARD_COLUMNS, type CardRow, pictures, picturesPerHome } from './cards';
import { IS_LISTED, SORT_ORDERS, searchCondition } from './filters';

const CARD_PICTURES = 5;

export interface SearchPage {
  rows: CardRow[];
  /** Counted up to one more than the cap. */
  total: number;
}

/** One page of a search and how many homes fit, in one round trip. */
export async function search(db: Db, query: HomesQuery, place: PlaceKey | undefined, now: Date): Promise<SearchPage> {
  const where = searchCondition(query, place, now);
  const order = SORT_ORDERS[query.sort];
  const { rows } = await sql<CardRow & { counted: number }>`
    with counted as (
      select count(*)::int as n from (select 1 from homes home where ${where} limit ${sql.lit(MAX_COUNT + 1)}) fit
    ), home as (
      select * from homes home where ${where} order by ${order}
      limit ${sql.lit(query.limit)} offset ${(query.page - 1) * query.limit}
    ), shown as (${picturesPerHome(CARD_PICTURES)})
    select ${CARD_COLUMNS}, coalesce(shown.pictures, '[]') as pictures, counted.n as counted
    from counted left join home on true left join shown on shown.id = home.id
      left join cities city on city.id = home.city_id
    order by ${order}`.execute(db);
  const counted = rows[0]?.counted ?? 0;
  return { rows: rows.filter(({ id }) => id !== null).map(({ counted: _, ...row }) => row), total: counted };
}

/** One list of the homes on the market by id, so that homes that come or go move few others, and how many there are. */
export async function listPages(db: Db, page: number) {
  const { rows } = await sql<{ total: number; id: string | null; citySlug: string; listedAt: Date }>`
    with counted as (select count(*)::int as n from homes home where ${IS_LISTED}), listed as (
      select home.id, home.city_id, home.listed_at from homes home where ${IS_LISTED} order by home.id
      limit ${sql.lit(HOME_PAGES_PER_LIST)} offset ${(page - 1) * HOME_PAGES_PER_LIST}
    )
    select counted.n as total, listed.id, cities.slug as "citySlug", listed.listed_at as "listedAt"
    from counted left join listed on true left join cities on cities.id = listed.city_id
    order by listed.id`.execute(db);
  return {
    items: rows.flatMap(({ id, citySlug, listedAt }) => (id === null ? [] : [{ id, citySlug, listedAt }])),
    total: rows[0]?.total ?? 0,
  };
}

export interface HomeRow extends CardRow {
  ownerId: string | null;
  /** The home with the setup of its property: the home itself where it stands alone. */
  propertyId: string;
  regionId: number;
  regionName: string;
  regionSlug: string;
  timeZone: string;
  headline: string;
  description: string;
  yearBuilt: number | null;
  parking: Parking;
  laundry: Laundry;
  pets: Pets;
  petLimit: number | null;
  smoking: Smoking | null;
  hoaApprovalDays: number | null;
  airConditioning: boolean;
  furnished: boolean;
  accessible: boolean;
  heating: string;
  features: string[];
  fees: Fee[];
  depositCents: number;
  applicationFeeCents: number;
  leaseMonths: number[];
  utilities: { name: string; paidBy: 'resident' | 'homeowner' }[];
  picturedOn: string | null;
  flood: FloodKnowledge | null;
  disclosures: HomeDisclosures | null;
  /** Whether the owner knows of lead-based paint; null where they never answered. */
  leadPaint: boolean | null;
  /** Which of a working stove and refrigerator it has; null where its owner never answered. */
  kitchen: Kitchen | null;
  /** Who shows it, and the year they joined us. */
  host: { firstName: string; since: number } | null;
}

/** What the page of a home shows, read from `home`, `city`, and `region`. */
const HOME_COLUMNS = sql`
  ${CARD_COLUMNS}, ${pictures(40)}, home.owner_id as "ownerId", coalesce(home.property_id, home.id) as "propertyId",
  region.id as "regionId", region.name as "regionName", region.slug as "regionSlug", region.time_zone as "timeZone",
  home.headline, home.description, home.year_built as "yearBuilt", home.parking, home.laundry, home.pets,
  home.air_conditioning as "airConditioning", home.furnished, home.accessible, home.heating, home.features,
  home.fees, home.deposit as "depositCents", home.application_fee as "applicationFeeCents",
  home.lease_months as "leaseMonths", home.utilities, home.pictured_on as "picturedOn", home.flood,
  home.disclosures, home.lead_paint as "leadPaint", home.kitchen, home.pet_limit as "petLimit", home.smoking,
  home.hoa_approval_days as "hoaApprovalDays",
  (select json_build_object('firstName', shown.first_name, 'since', shown.since) from app.home_host(home.id) shown) as host`;

export async function findById(db: Db, id: string): Promise<HomeRow | undefined> {
  const { rows } = await sql<HomeRow>`
    select ${HOME_COLUMNS}
    from homes home join cities city on city.id = home.city_id join regions region on region.id = home.region_id
    where home.id = ${id}`.execute(db);
  return rows[0];
}

export interface HomesAfter {
  statuses: readonly HomeStatus[];
  /** Null for homes of every region. */
  regionId: number | null;
  /** Id of the last home of the page before; null for the first page. */
  after: string | null;
  limit: number;
}

/** Whole homes in order of their ids, with the time of their last change, a page at a time. */
export async function listHomesAfter(db: Db, { statuses, regionId, after, limit }: HomesAfter) {
  const { rows } = await sql<HomeRow & { updatedAt: Date }>`
    select ${HOME_COLUMNS}, home.updated_at as "updatedAt"
    from homes home join cities city on city.id = home.city_id join regions region on region.id = home.region_id
    where home.status = any(${[...statuses]}) and (${regionId}::int is null or home.region_id = ${regionId}::int)
      and (${after}::uuid is null or home.id > ${after}::uuid)
    order by home.id limit ${limit}`.execute(db);
  return rows;
}

/** In the order given; row-level security leaves out what the asker may not see. */
export async function findByIds(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${CARD_COLUMNS}, ${pictures(CARD_PICTURES)}
    from unnest(${[...ids]}::uuid[]) with ordinality asked (id, n)
    join homes home on home.id = asked.id join cities city on city.id = home.city_id order by asked.n`.execute(db);
  return rows;
}

/** Up to six listed homes like it: of its city first, else of its region; nearest in rent, size and distance. */
export async function findSimilar(db: Db, home: HomeRow): Promise<CardRow[]> {
  const near = (where: ReturnType<typeof sql>) => sql`(
    select home.* from homes home where ${IS_LISTED} and ${where} and home.id <> ${home.id}
      and home.rent between ${Math.round(home.rentCents * 0.7)} and ${Math.round(home.rentCents * 1.3)}
      and home.beds between ${home.beds - 1} and ${home.beds + 1}
    order by home.listed_at desc limit 80)`;
  const { rows } = await sql<CardRow>`
    select ${CARD_COLUMNS}, ${pictures(CARD_PICTURES)}
    from (select distinct on (id) * from (
      ${near(sql`home.city_id = (select city_id from homes where id = ${home.id})`)} union all
      ${near(sql`home.region_id = ${home.regionId}`)}) candidates) home
    join cities city on city.id = home.city_id
    order by abs(home.rent - ${home.rentCents})::float8 / ${home.rentCents}
      + abs(home.beds - ${home.beds}) * 0.1
      + least(1, sqrt((home.lat - ${home.lat}) ^ 2 + (home.lng - ${home.lng}) ^ 2) * 4), home.id
    limit 6`.execute(db);
  return rows;
}

/** Every home of an owner, whatever its status. */
export const listByOwner = (db: Db, ownerId: string) =>
  db
    .selectFrom('homes')
    .select(['id', 'status', 'streetAddress', 'updatedAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('streetAddress')
    .orderBy('id')
    .limit(200)
    .execute();
