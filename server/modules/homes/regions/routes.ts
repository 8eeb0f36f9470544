import { regions } from '@/contract/homes/regions/endpoints';
import { regionsSchemas } from '@/contract/homes/regions/schemas';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { marketStats, regionFor } from './localFigures';
import * as repo from './repo';

export const regionsRoutes = implement(regions, regionsSchemas, {
  listRegions: { authorize: audienceOnly, handle: ({ db }) => repo.list(db) },
  getMarketStats: withResource({
    load: ({ db, params }) => regionFor(db, params.regionKey),
    authorize: audienceOnly,
    handle: ({ db, loaded, now }) => marketStats(db, loaded, now),
  }),
});
