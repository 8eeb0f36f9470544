import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

export interface ServedRegion {
  id: number;
  name: string;
  slug: string;
}

export async function servedRegions(db: Db): Promise<ServedRegion[]> {
  return db
    .selectFrom('regions')
    .select(['id', 'name', 'slug'])
    .where('status', '=', 'Active')
    .where('id', '>', 0)
    .execute();
}

export interface HomeAddress {
  city: string;
  state: string;
  zipcode: string;
  lat: number;
  lng: number;
}

/** Where homes of ours stand at this street address: known to the door. */
export async function findHomeAddresses(db: Db, streetAddress: string): Promise<HomeAddress[]> {
  const { rows } =
    await sql<HomeAddress>`select distinct cities.name as city, cities.state, homes.zipcode, homes.lat, homes.lng
    from homes join cities on cities.id = homes.city_id
    where homes.address_key = lower(${streetAddress}) and homes.status in ('active', 'coming_soon', 'application_pending')
    limit 20`.execute(db);
  return rows;
}
