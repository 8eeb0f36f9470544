// What a home is: written by what its owner says of it. Statuses and listings have services of their own.
import { sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { PUBLIC_STATUSES } from '@/contract/homes/homes/constants';
import type { Fee } from '@/contract/homes/homes/endpoints';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { allowsOnceFees } from '@/contract/law/deposits';
import { longestTerm } from '@/contract/law/tenancy';
import { APPLICATION_FEE_CENTS } from '@/contract/leasing/applications/constants';
import type { Db } from '@/server/db/client';
import { findById } from './repo';

interface NewHome {
  id: string;
  ownerId: string;
  cityId: number;
  type: string | undefined;
  address: { streetAddress: string; zipcode: string; lat: number; lng: number; regionId: number | null };
  unit: { unit: string | null; beds: number; baths: number; sqft: number | null; rentCents: number };
  availableOn: string | undefined;
  yearBuilt: number | null;
  headline: string;
  /** The first unit of a building with several. */
  propertyId: string | null;
}

/** A home that qualifies, as its owner described it. */
export async function insertHome(db: Db, { address, unit, ...home }: NewHome): Promise<void> {
  const { streetAddress, zipcode, lat, lng, regionId } = address;
  await sql`insert into homes (id, owner_id, status, region_id, city_id, type, street_address, unit, zipcode, lat, lng,
      headline, description, beds, baths, sqft, year_built, rent, deposit,
      application_fee, available_on, property_id)
    values (${home.id}, ${home.ownerId}, 'qualified', ${regionId}, ${home.cityId}, ${home.type}, ${streetAddress},
      ${unit.unit}, ${zipcode}, ${lat}, ${lng}, ${home.headline}, '', ${unit.beds}, ${unit.baths}, ${unit.sqft},
      ${home.yearBuilt}, ${unit.rentCents}, ${unit.rentCents},
      ${APPLICATION_FEE_CENTS}, ${home.availableOn}, ${home.propertyId})`.execute(db);
}

interface ManagedHome extends Omit<NewHome, 'type' | 'availableOn'> {
  type: string;
  availableOn: string;
  /** `leased` where people live in it. */
  status: 'leased' | 'off_market';
  depositCents: number;
  fees: readonly Fee[];
}

/** A home that was managed elsewhere before: it has no setup and no inspection here. As the system. */
export async function insertManagedHome(db: Db, { status, depositCents, fees, ...home }: ManagedHome): Promise<void> {
  await insertHome(db, home);
  await sql`update homes set status = ${status}, deposit = ${depositCents}, fees = ${JSON.stringify(fees)}::jsonb
    where id = ${home.id}`.execute(db);
}

interface HomeFactsChange {
  leaseMonths?: readonly number[] | undefined;
  utilities?: unknown;
  features?: unknown;
  flood?: unknown;
  disclosures?: unknown;
  [fact: string]: unknown;
}

/** Of lease lengths in months, those that the law of the home allows; the longest lawful one where it allows none of them. */
async function lawfulMonths(db: Db, homeId: string, asked: readonly number[], now: Date): Promise<readonly number[]> {
  const home = await findById(db, homeId);
  const longest = home ? longestTerm(jurisdictionOf(home), localDay(now, home.timeZone)) : null;
  if (longest === null) return asked;
  const lawful = asked.filter((months) => months <= longest);
  return lawful.length > 0 ? lawful : [longest];
}

/** As the system: what the owners answered becomes what the home is. */
export async function updateHomeFacts(
  db: Db,
  homeId: string,
  { leaseMonths: askedMonths, utilities, features, flood, disclosures, ...facts }: HomeFactsChange,
  now: Date,
): Promise<void> {
  const leaseMonths = askedMonths && (await lawfulMonths(db, homeId, askedMonths, now));
  await db
    .updateTable('homes')
    .set({
      ...facts,
      ...(leaseMonths !== undefined && { leaseMonths: sql<never>`${JSON.stringify(leaseMonths)}::jsonb` }),
      ...(utilities !== undefined && { utilities: sql<never>`${JSON.stringify(utilities)}::jsonb` }),
      ...(features !== undefined && { features: sql<never>`${JSON.stringify(features)}::jsonb` }),
      ...(flood !== undefined && { flood: sql<never>`${JSON.stringify(flood)}::jsonb` }),
      ...(disclosures !== undefined && { disclosures: sql<never>`${JSON.stringify(disclosures)}::jsonb` }),
    } as object)
    .where('id', '=', homeId)
    .execute();
}

export async function setHomeAvailableOn(db: Db, homeId: string, availableOn: string): Promise<void> {
  await db.updateTable('homes').set({ availableOn }).where('id', '=', homeId).execute();
}

/** The id of this fee in every home, by which the setup finds it again. */
const MOVE_IN_FEE_ID = '0198a000-0000-7000-8000-00000000f0a1';

/**
 * Puts the HOA's move-in fee among the fees of a home before its first offer; 0 removes it, and where the law allows no
 * one-time fees the owner pays it (Cal. Civ. Code § 1950.5(b)). As the system.
 */
export async function setMoveInFee(db: Db, homeId: string, asked: number, now: Date): Promise<void> {
  const home = await findById(db, homeId);
  const amount = home && allowsOnceFees(jurisdictionOf(home), localDay(now, home.timeZone)) ? asked : 0;
  const fee: Fee = {
    id: MOVE_IN_FEE_ID,
    kind: 'one_time',
    name: 'HOA move-in fee',
    cents: cents(amount),
    every: 'once',
    required: true,
    why: 'The HOA charges it when someone moves in.',
  };
  await sql`update homes set fees = ${JSON.stringify(amount > 0 ? [fee] : [])}::jsonb ||
      coalesce((select jsonb_agg(each) from jsonb_array_elements(fees) each where each->>'id' <> ${MOVE_IN_FEE_ID}), '[]')
    where id = ${homeId} and not (status = any(${[...PUBLIC_STATUSES]}::text[]))`.execute(db);
}
