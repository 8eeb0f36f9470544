import * as z from 'zod';
import { endpoint, resource } from './endpoint';

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

/** Where we serve homes. */
export const regions = resource('regions', {
  listRegions: endpoint('GET', '/regions', {
    summary: 'Every region, All Cities first',
    access: 'public',
    cache: 'public, max-age=60, stale-while-revalidate=86400',
    result: z.array(Region),
  }),
});
