import { regions } from '@/contract/regions';
import { regionsSchemas } from '@/contract/regions.schemas';
import { implement } from '@/server/http/implement';
import * as repo from './regions.repo';

export const regionsRoutes = implement(regions, regionsSchemas, {
  listRegions: { may: 'anyone', handle: ({ db }) => repo.list(db) },
});
