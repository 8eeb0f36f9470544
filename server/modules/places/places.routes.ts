import { places } from '@/contract/places';
import { placesSchemas } from '@/contract/places.schemas';
import { implement, on } from '@/server/http/implement';
import * as repo from './places.repo';
import { searchPlaces } from './search/searchPlaces';

export const placesRoutes = implement(places, placesSchemas, {
  listPlaces: { may: 'anyone', handle: ({ db, query }) => searchPlaces(db, query) },
  getPlace: on({
    load: ({ db, params }) => repo.findBySlug(db, params.slug),
    may: 'anyone',
    handle: ({ loaded }) => loaded,
  }),
});
