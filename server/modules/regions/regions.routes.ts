import { regions } from '@/contract/regions';
import { implement } from '@/server/http/implement';
import * as repo from './regions.repo';

export const regionsRoutes = implement(regions, {
  listRegions: { may: 'anyone', handle: ({ db }) => repo.list(db) },
});
