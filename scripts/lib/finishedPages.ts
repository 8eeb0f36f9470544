// Pages that are the same for everybody, sent as finished bytes before Next is asked: docs/decisions/0047.
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { type ReadyPage, readyPage, sendReady } from '../../lib/page/readyPage.ts';

type Entry = { lastModified: number; value: unknown };
type Asked = { key?: string; entry?: Entry };

/** What server/pageCache.cjs keeps, and how to learn which of it answered a request. */
export type KeptPages = {
  pages: { get(key: string): Entry | undefined };
  asking: Pick<AsyncLocalStorage<Asked>, 'run'>;
};

type Finished = {
  page: ReadyPage;
  headers: OutgoingHttpHeaders;
  key: string;
  entry: Entry;
  /** Until then, in milliseconds of the clock, Next itself would not draw it anew. */
  until: number;
};

const MOST_BYTES = 64 * 1024 * 1024;
const notAPage = /^\/(?:_next|api|media)\/|[?.]/;
/** Who previews sees drafts; for the others a page may come to differ, so they have it from Next. */
const ownView = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data|io\.prismic\.preview|experiments|mobile_app)=/;
/** Said anew with each answer. */
const ofOneAnswer = ['connection', 'content-encoding', 'content-length', 'content-type', 'etag', 'vary'];

export const keptPages = () =>
  (createRequire(import.meta.url)('../../server/pageCache.cjs') as { kept: KeptPages }).kept;

function isForAnybody({ method, url = '/', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !notAPage.test(url) && !ownView.test(headers.cookie ?? '');
}

/** In front of `next`: a page it has kept goes out as it is while it is young and no other has taken its place. */
export function finishedPages(next: RequestListener, { pages, asking }: KeptPages, now = Date.now): RequestListener {
  const finished = new LRUCache<string, Finished>({
    maxSize: MOST_BYTES,
    // Beside the HTML its packed forms.
    sizeCalculation: ({ page }) => Math.round(page.html.length * 1.5) + 4_000,
  });
  return (request, response) => {
    const { url = '/' } = request;
    if (!isForAnybody(request)) return next(request, response);
    const known = finished.get(url);
    if (known && now() < known.until && pages.get(known.key) === known.entry) {
      for (const [name, value] of Object.entries(known.headers)) response.setHeader(name, value ?? '');
      void sendReady(request, response, known.page).catch(() => response.destroy());
      return;
    }
    const asked: Asked = {};
    if (request.method === 'GET')
      response.once('finish', () => {
        const made = finish(response, asked);
        if (made) finished.set(url, made);
        else finished.delete(url);
      });
    asking.run(asked, () => next(request, response));
  };
}

function finish(response: ServerResponse, { key, entry }: Asked): Finished | undefined {
  const html = (entry?.value as { html?: unknown } | undefined)?.html;
  const { etag, ...headers } = response.getHeaders();
  const seconds = /s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1];
  if (response.statusCode !== 200 || !key || !entry || typeof html !== 'string' || !etag || !seconds) return undefined;
  // Whoever is told something of their own was not anybody.
  if (headers['set-cookie'] || !/^text\/html\b/.test(String(headers['content-type']))) return undefined;
  for (const name of ofOneAnswer) delete headers[name];
  headers['x-nextjs-cache'] = 'HIT';
  return {
    page: readyPage(html, String(etag)),
    headers,
    key,
    entry,
    until: entry.lastModified + Number(seconds) * 1_000,
  };
}
