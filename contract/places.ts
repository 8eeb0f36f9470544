import { endpoint, resource } from './endpoint';
import type { placesSchemas } from './places.schemas';

export type * from './places.schemas';

/** Cities and regions that a search can name. */
export const places = resource<typeof placesSchemas>('places')({
  listPlaces: endpoint('GET', '/places', {
    summary: 'Regions and cities we serve; with q, those whose name starts with it',
    access: 'public',
    rate: 'search',
    cache: 'public, max-age=60, stale-while-revalidate=3600',
  }),
  getPlace: endpoint('GET', '/places/:slug', {
    summary: 'One region or city by its address segment',
    access: 'public',
    cache: 'public, max-age=60, stale-while-revalidate=3600',
  }),
});
