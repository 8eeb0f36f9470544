// Asking a repository on the network: for a limited time, and with the last good answer at hand when it is away.
import { LRUCache } from 'lru-cache';

const PATIENCE = 5_000;
/** How long an answer may stand in for a repository that does not answer. */
const DAY = 24 * 3_600_000;

interface Kept {
  body: ArrayBuffer;
  type: string;
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The last good answer for up to a day where there is no answer, or one of 5xx. Refs of previews are never kept. */
export function staleFetch(ask: Fetch, kept = new LRUCache<string, Kept>({ max: 500, ttl: DAY })): Fetch {
  const again = (url: string) => {
    const old = kept.get(keyOf(url));
    return old && new Response(old.body, { headers: { 'content-type': old.type, 'x-content-stale': '1' } });
  };
  return async (url, init = {}) => {
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(init.signal ? [init.signal] : [])]);
    try {
      const response = await ask(url, { ...init, signal });
      if (response.status >= 500) return again(url) ?? response;
      if (response.ok && !isPreview(url)) {
        const body = await response.clone().arrayBuffer();
        kept.set(keyOf(url), { body, type: response.headers.get('content-type') ?? 'application/json' });
      }
      return response;
    } catch (error) {
      const old = init.signal?.aborted ? undefined : again(url);
      if (old) return old;
      throw error;
    }
  };
}

const isPreview = (url: string) => /[~:]/.test(new URL(url).searchParams.get('ref') ?? '');

/** Without the ref: the question matters, not the version it was asked of. */
function keyOf(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('ref');
  return address.href;
}
