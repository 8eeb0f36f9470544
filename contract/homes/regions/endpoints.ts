import { endpoint, resource } from '@/contract/endpoint';
import type { regionsSchemas } from './schemas';

export type * from './schemas';

/** Where we serve homes. */
export const regions = resource<typeof regionsSchemas>('regions')({
  listRegions: endpoint('GET', '/regions', {
    summary: 'Every region, All Cities first',
    access: 'public',
    scope: 'listings:read',
    cache: 'public, max-age=60, stale-while-revalidate=86400',
  }),
  getMarketStats: endpoint('GET', '/regions/:regionKey/figures', {
    summary: 'What our own homes say of a region or one of its cities: rents, days to lease, homes loved',
    access: 'public',
    cache: 'public, max-age=300, stale-while-revalidate=86400',
  }),
});
