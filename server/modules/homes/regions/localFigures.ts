import { DAY_MS } from '@/contract/calendar/durations';
import type { MarketStats } from '@/contract/homes/regions/endpoints';
import { RegionKey } from '@/contract/homes/regions/schemas';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import * as repo from '@/server/modules/homes/regions/repo';
import { singleton } from '@/server/singleton';

const CACHE_MS = 5 * 60_000;
/** Fewer homes than these say nothing of a market, and may say something of a neighbor. */
const MIN_HOMES = 5;
const YEAR_MS = 365 * DAY_MS;

type CachedStats = Map<string, { at: number; figures: Promise<MarketStats> }>;
const cache = () => singleton('localFigures', (): CachedStats => new Map());

/** The served region that a key names, and the city where it names one. */
export async function regionFor(db: Db, key: string): Promise<repo.Market | undefined> {
  if (!RegionKey.safeParse(key).success) throw notFound('We don’t operate in a place with that name.');
  return repo.findMarket(db, key);
}

/** Figures of a market, counted in one query and remembered for five minutes. Those who ask meanwhile wait for the same count. */
export function marketStats(db: Db, market: repo.Market, now: Date): Promise<MarketStats> {
  const key = `${market.region.id} ${market.city?.slug ?? ''}`;
  const known = cache().get(key);
  const age = known ? now.getTime() - known.at : Number.POSITIVE_INFINITY;
  if (known && age >= 0 && age < CACHE_MS) return known.figures;
  const figures = countStats(db, market, now);
  cache().set(key, { at: now.getTime(), figures });
  // A failure is not remembered.
  figures.catch(() => cache().delete(key));
  return figures;
}

async function countStats(db: Db, market: repo.Market, now: Date): Promise<MarketStats> {
  const { region, city } = market;
  const { homesToRent, homesLoved, days, leased, rents, cities } = await repo.countMarket(db, market, {
    fewest: MIN_HOMES,
    since: new Date(now.getTime() - YEAR_MS),
    until: now,
  });
  return {
    region,
    city: city && { slug: city.slug, name: city.name, state: city.state },
    asOf: now.toISOString(),
    homesToRent,
    homesLoved,
    daysToLease: days === null || leased < MIN_HOMES ? null : { days, homes: leased },
    rents,
    cities,
  };
}
