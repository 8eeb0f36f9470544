import { regions } from '@/contract/regions';
import { regionsSchemas } from '@/contract/regions.schemas';
import { implement, on } from '@/server/http/implement';
import { localFigures, regionNamed } from './regions.figures';
import * as repo from './regions.repo';

export const regionsRoutes = implement(regions, regionsSchemas, {
  listRegions: { may: 'anyone', handle: ({ db }) => repo.list(db) },
  getLocalFigures: on({
    load: ({ db, params }) => regionNamed(db, params.regionKey),
    may: 'anyone',
    handle: ({ db, loaded, now }) => localFigures(db, loaded, now),
  }),
});
