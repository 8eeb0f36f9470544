import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';

/** `ComingSoon` regions are announced and not served yet. `Other` regions are on record alone; the site filters them out. */
export const RegionStatus = z.enum(['Active', 'ComingSoon', 'Other']);
export type RegionStatus = z.infer<typeof RegionStatus>;

export const Region = z.object({
  id: z.int().min(0),
  name: z.string(),
  /** The segment of `/homeowners/{slug}`. */
  slug: z.string(),
  shortName: z.string(),
  status: RegionStatus,
  /** Two-letter state; `NA` for All Cities. */
  state: z.string().length(2),
  nameKebabCase: z.string(),
  lat: z.number(),
  lng: z.number(),
  zoom: z.number(),
});
export type Region = z.infer<typeof Region>;

/** What names a region in an address: its slug, its name in kebab case, its id, or the slug of a city in it. */
export const RegionKey = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** What our own homes say of a market, of a region or of one city in it. Small counts tell nothing and are left out. */
export const MarketStats = z.object({
  region: Region,
  city: z.object({ slug: z.string(), name: z.string(), state: z.string() }).nullable(),
  /** When they were counted. */
  asOf: z.iso.datetime(),
  homesToRent: z.int().min(0),
  /** Rents asked for homes on the market, by bedrooms; the middle one of at least `FEWEST` homes. */
  rents: z.array(z.object({ beds: z.int().min(0), medianCents: Cents, homes: z.int() })),
  /** From listing to lease, the middle one of what was leased in the twelve months before. */
  daysToLease: z.object({ days: z.int().min(0), homes: z.int() }).nullable(),
  /** Occupied homes that we manage. */
  homesLoved: z.int().min(0),
  /** Cities of the region with homes to rent, most homes first. */
  cities: z.array(z.object({ slug: z.string(), name: z.string(), homes: z.int() })),
});
export type MarketStats = z.infer<typeof MarketStats>;

/** What each endpoint takes and gives. */
export const regionsSchemas = {
  listRegions: { result: z.array(Region) },
  getMarketStats: { result: MarketStats },
};
