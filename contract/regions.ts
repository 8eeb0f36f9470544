import { endpoint, resource } from './endpoint';
import type { regionsSchemas } from './regions.schemas';

export type * from './regions.schemas';

/** Where we serve homes. */
export const regions = resource<typeof regionsSchemas>('regions')({
  listRegions: endpoint('GET', '/regions', {
    summary: 'Every region, All Cities first',
    access: 'public',
    cache: 'public, max-age=60, stale-while-revalidate=86400',
  }),
});
