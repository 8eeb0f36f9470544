import type { Season } from '@/contract/homes/estimates/endpoints';
import type { Services } from '@/server/context';
import { asSystemWithin, type Db } from '@/server/db/client';
import * as repo from '@/server/modules/homes/estimates/repo';

interface MarketFigures {
  /** Days from listed to leased, and of how many leases; undefined where too few tell. */
  usual: { days: number; leases: number } | undefined;
  seasons: readonly Season[];
}

/** They are of a year and more: ten minutes change nothing. */
const CACHE_MS = 10 * 60_000;
const cache = new WeakMap<Services['db'], Map<number, { until: number; figures: Promise<MarketFigures> }>>();

/** Figures of a whole region, from homes that other owners may not look up; counted again every ten minutes. */
export function marketFigures(trx: Db, { db }: Services, regionId: number, now: Date): Promise<MarketFigures> {
  const regions = cache.get(db) ?? new Map<number, { until: number; figures: Promise<MarketFigures> }>();
  cache.set(db, regions);
  const known = regions.get(regionId);
  if (known && known.until > now.getTime()) return known.figures;
  const figures = asSystemWithin(trx, async (all) => ({
    usual: await repo.medianDaysToLease(all, regionId, now),
    seasons: await repo.daysByQuarter(all, regionId, now),
  }));
  regions.set(regionId, { until: now.getTime() + CACHE_MS, figures });
  // What failed is asked again by the next estimate.
  figures.catch(() => regions.delete(regionId));
  return figures;
}
