import { sql } from 'kysely';
import type { HomeFilters } from '@/contract/homes/homes/endpoints';
import type { Db } from '@/server/db/client';
import { CARD_COLUMNS, type CardRow } from '@/server/modules/homes/homes/cards';
import { searchCondition } from '@/server/modules/homes/homes/filters';
import { findPlaceKey } from '@/server/modules/homes/places';

const MAX_NEW_LISTINGS = 50;

/** Homes that fit and came to the market after `since`, the newest first; a place we no longer serve has none. */
export async function findNewListings(db: Db, filters: HomeFilters, since: Date, now: Date): Promise<CardRow[]> {
  const place = filters.place === undefined ? undefined : await findPlaceKey(db, filters.place, now);
  if (filters.place !== undefined && !place) return [];
  const { rows } = await sql<CardRow>`select ${CARD_COLUMNS}, '[]'::json as pictures
    from homes home join cities city on city.id = home.city_id
    where ${searchCondition(filters, place, now)} and home.listed_at > ${since} and home.listed_at <= ${now}
    order by home.listed_at desc, home.id desc limit ${MAX_NEW_LISTINGS}`.execute(db);
  return rows;
}
