import { regions } from '@/contract/regions';
import { regionsSchemas } from '@/contract/regions.schemas';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { localFigures, regionNamed } from './regions.figures';
import * as repo from './regions.repo';

export const regionsRoutes = implement(regions, regionsSchemas, {
  listRegions: { authorize: audienceOnly, handle: ({ db }) => repo.list(db) },
  getLocalFigures: withResource({
    load: ({ db, params }) => regionNamed(db, params.regionKey),
    authorize: audienceOnly,
    handle: ({ db, loaded, now }) => localFigures(db, loaded, now),
  }),
});
