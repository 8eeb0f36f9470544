import { places } from '@/contract/homes/places/endpoints';
import { placesSchemas } from '@/contract/homes/places/schemas';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import * as repo from './repo';
import { searchPlaces } from './search/search';

export const placesRoutes = implement(places, placesSchemas, {
  listPlaces: { authorize: audienceOnly, handle: ({ db, query }) => searchPlaces(db, query) },
  getPlace: withResource({
    load: ({ db, params }) => repo.findBySlug(db, params.slug),
    authorize: audienceOnly,
    handle: ({ loaded }) => loaded,
  }),
});
