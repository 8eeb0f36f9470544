import { endpoint, resource } from '@/contract/endpoint';
import type { placesSchemas } from './schemas';

export type * from './schemas';

/** Regions, cities, neighborhoods, ZIP Codes and street addresses that a search can name. */
export const places = resource<typeof placesSchemas>('places')({
  listPlaces: endpoint('GET', '/places', {
    summary: 'Regions and cities we serve; with q, every kind of place whose name starts with it',
    access: 'public',
    scope: 'listings:read',
    rate: 'search',
    cache: 'public, max-age=60, stale-while-revalidate=3600',
  }),
  getPlace: endpoint('GET', '/places/:slug', {
    summary: 'One region, city, neighborhood or ZIP Code by its address segment',
    access: 'public',
    cache: 'public, max-age=60, stale-while-revalidate=3600',
  }),
});
