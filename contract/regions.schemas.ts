import * as z from 'zod';

/** `Other` regions are on record but not served; the site filters them out. */
export const RegionStatus = z.enum(['Active', 'Other']);
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

/** What each endpoint takes and gives. */
export const regionsSchemas = {
  listRegions: { result: z.array(Region) },
};
