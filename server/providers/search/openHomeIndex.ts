import type { Env } from '@/server/env';
import type { HomeIndex } from './homeIndex';

/** After a failure, nobody waits for the engine for so long: the database answers. */
const PAUSE_MS = 5_000;

export function pausing(index: HomeIndex, now: () => number = Date.now): HomeIndex {
  let askAgainAt = 0;
  return {
    ...index,
    async find(query) {
      if (now() < askAgainAt) throw new Error('The search engine failed a moment ago');
      try {
        return await index.find(query);
      } catch (error) {
        askAgainAt = now() + PAUSE_MS;
        throw error;
      }
    },
  };
}

/** Typesense where there is one; null where PostgreSQL searches by itself. Its client is loaded only where it is used. */
export async function openHomeIndex({
  SEARCH_URL: urls,
  SEARCH_KEY: apiKey,
}: Partial<Pick<Env, 'SEARCH_URL' | 'SEARCH_KEY'>>): Promise<HomeIndex | null> {
  if (!urls || !apiKey) return null;
  const { typesenseIndex } = await import('./typesense');
  return pausing(typesenseIndex({ urls, apiKey }));
}
