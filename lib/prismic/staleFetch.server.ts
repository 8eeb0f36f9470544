// Asking a repository on the network: for a limited time, and with the last good answer at hand when it is away.
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '@/contract/calendar/durations';

const TIMEOUT_MS = 5_000;
/** How long an answer may stand in for a repository that does not answer. */

interface CachedResponse {
  body: ArrayBuffer;
  type: string;
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The last good answer for up to a day where there is no answer, or one of 5xx. Refs of previews are never kept. */
export function staleFetch(ask: Fetch, cache = new LRUCache<string, CachedResponse>({ max: 500, ttl: DAY_MS })): Fetch {
  const cachedResponse = (url: string) => {
    const cached = cache.get(cacheKey(url));
    return cached && new Response(cached.body, { headers: { 'content-type': cached.type, 'x-content-stale': '1' } });
  };
  return async (url, init = {}) => {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(init.signal ? [init.signal] : [])]);
    try {
      const response = await ask(url, { ...init, signal });
      if (response.status >= 500) return cachedResponse(url) ?? response;
      if (response.ok && !isPreview(url)) {
        const body = await response.clone().arrayBuffer();
        cache.set(cacheKey(url), { body, type: response.headers.get('content-type') ?? 'application/json' });
      }
      return response;
    } catch (error) {
      const cached = init.signal?.aborted ? undefined : cachedResponse(url);
      if (cached) return cached;
      throw error;
    }
  };
}

const isPreview = (url: string) => /[~:]/.test(new URL(url).searchParams.get('ref') ?? '');

/** Without the ref: the question matters, not the version it was asked of. */
function cacheKey(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('ref');
  return address.href;
}
