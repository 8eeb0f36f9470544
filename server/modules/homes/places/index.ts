import type { Db } from '@/server/db/client';
import { singleton } from '@/server/singleton';
import * as repo from './repo';

export type PlaceKey = repo.PlaceKey;

const CACHE_MS = 60_000;
const keyCache = () => singleton('places', () => ({ at: Number.NEGATIVE_INFINITY, keys: new Map<string, PlaceKey>() }));

/** What a place's address segment stands for in a search; undefined for one we do not know. Names are remembered for a minute; one that is not among them is asked for by itself. */
export async function findPlaceKey(db: Db, slug: string, now: Date): Promise<PlaceKey | undefined> {
  const cache = keyCache();
  if (now.getTime() - cache.at > CACHE_MS) {
    cache.keys = await repo.readKeys(db);
    cache.at = now.getTime();
  }
  const key = cache.keys.get(slug) ?? (await repo.findKey(db, slug));
  if (key) cache.keys.set(slug, key);
  return key;
}

/** Homes on the market with a street address that starts with a text, as places. */
export const findAddresses = repo.findAddresses;
/** Names of the neighborhoods of a city. */
export const listNeighborhoods = repo.listNeighborhoods;
/** The regions of one state, those with most homes first. */
export const findRegionsOf = repo.findRegionsOf;
