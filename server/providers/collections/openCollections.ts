import { isPublic } from '@/server/bootCheck';
import type { Env } from '@/server/env';
import type { Collections } from './collections';
import { fileCollections } from './files';
import { localCollections } from './local';

/** Files for the agency that is set up; without one, the local agency, and on a site that people reach none. */
export const openCollections = (env: Env, clock: () => Date): Collections =>
  env.COLLECTION_AGENCY || isPublic(env)
    ? fileCollections(env.DATA_DIR, env.COLLECTION_AGENCY ?? null)
    : localCollections(env.DATA_DIR, clock);
