// The page cache: a shared HTTP cache in front of Next that follows each response's own Cache-Control, renders a page
// once for all who ask at the same time, is emptied on publish, and keeps nothing private (docs/decisions/0067). A page
// that depends on flags is stored once per variant, as the page itself says (docs/decisions/0075), and once more without
// header and footer for the mobile app.
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { host, type PageVariants } from './host.ts';
import {
  FLAGS_USED,
  forVisitor,
  isMobileApp,
  NO_VARIANTS,
  type ReadVariants,
  setFlagValues,
  usedFlags,
} from './variants.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** The part of it for what is known of addresses beside their pages: an address may be 8 kB long. */
const NOTES_PART = 1 / 16;
/** How long a URL with an uncacheable response is rendered per request, without waiting for another request. */
const UNCACHEABLE_MS = 60_000;

interface Entry {
  policy: CachePolicy;
  body: Buffer;
  etag: string | undefined;
  /** Flags the page was rendered with. */
  flags: readonly string[];
}

interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface PageCache {
  handle: RequestListener;
  /** Forgets every page, also those being rendered from what was there before. */
  purge: () => void;
}

const notAPage = /^\/(?:api|media)(?:\/|$)|^\/_next\/(?!data\/)/;
/** An editor who previews sees drafts. */
const previews = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data|io\.prismic\.preview)=/;

const isCacheable = ({ method, url = '/', headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  !notAPage.test(url) &&
  !previews.test(headers.cookie ?? '') &&
  headers.authorization === undefined &&
  headers.range === undefined &&
  headers.upgrade === undefined;

/** Next compresses with gzip or not at all, so these two forms of a page are kept. */
const codingOf = ({ headers }: IncomingMessage) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(headers['accept-encoding'] ?? '')) ? 'gzip' : 'identity';

interface PageCacheOptions {
  maxBytes?: number;
  variants?: ReadVariants;
}

/** A page is never lost over its variant. */
const variantsOfHost: ReadVariants = async (headers, keys) => {
  const { variants = async () => NO_VARIANTS } = host;
  return variants(headers, keys).catch(() => NO_VARIANTS);
};

export function pageCache(
  render: RequestListener,
  { maxBytes = MAX_BYTES, variants = variantsOfHost }: PageCacheOptions = {},
): PageCache {
  const stored = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 2_000,
  });
  const notes = {
    maxSize: Math.ceil(maxBytes * NOTES_PART),
    sizeCalculation: (_: unknown, key: string) => key.length + 200,
  };
  const uncacheable = new LRUCache<string, true>({ ...notes, ttl: UNCACHEABLE_MS });
  const rendering = new Map<string, Promise<unknown>>();
  /** Flags that the last rendering of a URL used; other flags are not evaluated. */
  const flagsOfPage = new LRUCache<string, readonly string[]>(notes);
  let generation = 0;

  /** The page, and what the visitor has of their own. */
  function next(request: IncomingMessage, response: ServerResponse, visitor: PageVariants): void {
    setFlagValues(request, visitor);
    forVisitor(request, response, visitor);
    render(request, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const coding = codingOf(request);
    const path = request.url ?? '/';
    const known = flagsOfPage.get(path);
    const visitor = known?.length === 0 ? NO_VARIANTS : await variants(request.headers, known);
    const chrome = isMobileApp(request.headers) ? 'app ' : '';
    const keyFor = (flags: readonly string[]) => `${chrome}${coding} ${path}${variantKey(flags, visitor)}`;
    const key = keyFor(known ?? []);
    const asked = { url: request.url ?? '/', method: 'GET', headers: { 'accept-encoding': coding } };
    const entry = stored.get(key);
    if (entry?.policy.satisfiesWithoutRevalidation(asked)) return send(request, response, entry, visitor);
    if (request.method === 'HEAD') return next(request, response, visitor);
    const underway = rendering.get(key);
    if (!underway) return renderAndStore(request, response, { key, keyFor, asked, stale: entry, visitor });
    if (entry && mayServeStale(entry.policy, asked)) return send(request, response, entry, visitor);
    if (uncacheable.has(key)) return next(request, response, visitor);
    await underway;
    // The page that was waited for may have turned out to have variants.
    const rendered = stored.get(keyFor(flagsOfPage.get(path) ?? []));
    if (rendered?.policy.satisfiesWithoutRevalidation(asked)) return send(request, response, rendered, visitor);
    next(request, response, visitor);
  }

  interface Missing {
    key: string;
    keyFor: (flags: readonly string[]) => string;
    asked: CachePolicy.HttpRequest;
    stale: Entry | undefined;
    visitor: PageVariants;
  }

  async function renderAndStore(
    request: IncomingMessage,
    response: ServerResponse,
    { key, keyFor, asked, stale, visitor }: Missing,
  ): Promise<void> {
    // Only a whole page can be stored.
    const conditions = { ...request.headers };
    request.headers['accept-encoding'] = asked.headers['accept-encoding'] as string;
    for (const name of ['if-none-match', 'if-modified-since', 'cache-control', 'pragma']) delete request.headers[name];
    const began = generation;
    const done = Promise.withResolvers<void>();
    rendering.set(key, done.promise);
    const finish = () => {
      rendering.delete(key);
      done.resolve();
    };
    response.once('close', finish);
    setFlagValues(request, visitor);
    const rendered = await capture(response, () => render(request, response));
    Object.assign(request.headers, conditions);
    const entry = entryOf(asked, rendered);
    const isStored = entry !== undefined && began === generation;
    if (isStored) {
      flagsOfPage.set(request.url ?? '/', entry.flags);
      stored.set(keyFor(entry.flags), entry);
    } else if (rendered.status < 500) {
      uncacheable.set(key, true);
      // Gone, moved, or private now: what it was before is not sent when rendering fails later. 429 says nothing of the page.
      if (rendered.status !== 429) stored.delete(key);
    }
    finish();
    const failed = rendered.status >= 500 && stale !== undefined && mayServeOnError(stale.policy);
    if (failed) return send(request, response, stale, visitor);
    if (entry) return send(request, response, entry, visitor);
    forVisitor(request, response, visitor);
    response.writeHead(rendered.status, rendered.headers);
    response.end(rendered.body);
  }

  return {
    handle(request, response) {
      if (!isCacheable(request)) return render(request, response);
      answer(request, response).catch(() => response.destroy());
    },
    purge() {
      generation += 1;
      stored.clear();
    },
  };
}

/** The response as Next wrote it, none of which has been sent. */
function capture(response: ServerResponse, run: () => void): Promise<Rendered> {
  const { write, end, writeHead, flushHeaders } = response;
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown, encoding?: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve) => {
    const called = (given: readonly unknown[]) => {
      const callback = given.find((each) => typeof each === 'function') as (() => void) | undefined;
      if (callback) process.nextTick(callback);
    };
    response.writeHead = (status: number, ...given: unknown[]) => {
      response.statusCode = status;
      const headers = given.find((each) => typeof each === 'object' && each !== null);
      for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders))
        if (value !== undefined) response.setHeader(name, value);
      return response;
    };
    response.flushHeaders = () => undefined;
    response.write = ((...given: unknown[]) => {
      keep(given[0], given[1]);
      called(given);
      return true;
    }) as typeof write;
    response.end = ((...given: unknown[]) => {
      keep(given[0], given[1]);
      Object.assign(response, { write, end, writeHead, flushHeaders });
      const headers = response.getHeaders();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      resolve({ status: response.statusCode, headers, body: Buffer.concat(chunks) });
      called(given);
      return response;
    }) as typeof end;
    run();
  });
}

/** Values of what differs from the default. */
const variantKey = (flags: readonly string[], { values }: PageVariants) =>
  flags
    .filter((flag) => values[flag] !== undefined)
    .map((flag) => ` ${flag}=${values[flag]}`)
    .join('');

const plain = (headers: OutgoingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function entryOf(asked: CachePolicy.HttpRequest, { status, headers, body }: Rendered): Entry | undefined {
  if (status !== 200 || headers['set-cookie'] !== undefined) return undefined;
  const { 'content-length': _, connection: __, 'keep-alive': ___, [FLAGS_USED]: used, ...saved } = headers;
  const policy = new CachePolicy(asked, { status, headers: plain(saved) }, { shared: true });
  if (!policy.storable() || policy.timeToLive() <= 0) return undefined;
  return { policy, body, etag: headers.etag === undefined ? undefined : String(headers.etag), flags: usedFlags(used) };
}

// Not yet in @types/http-cache-semantics.
type Evaluating = CachePolicy & {
  evaluateRequest: (request: CachePolicy.HttpRequest) => { revalidation?: { synchronous: boolean } };
};

/** Whether its own `stale-while-revalidate` allows to send it while a new one is rendered. */
const mayServeStale = (policy: CachePolicy, asked: CachePolicy.HttpRequest) =>
  (policy as Evaluating).evaluateRequest(asked).revalidation?.synchronous === false;

/** Whether its own `stale-if-error` still allows to send it while a new one cannot be rendered. */
function mayServeOnError(policy: CachePolicy): boolean {
  const seconds = /stale-if-error=(\d+)/.exec(policy.responseHeaders()['cache-control']?.toString() ?? '')?.[1];
  return seconds !== undefined && policy.age() <= policy.maxAge() + Number(seconds);
}

const weakly = (tag: string) => tag.trim().replace(/^W\//, '');

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { policy, body, etag, flags }: Entry,
  visitor: PageVariants,
): void {
  const known = request.headers['if-none-match'];
  const holds =
    etag !== undefined && known?.split(',').some((tag) => tag.trim() === '*' || weakly(tag) === weakly(etag));
  for (const [name, value] of Object.entries(policy.responseHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  if (flags.length > 0) response.setHeader(FLAGS_USED, flags.join());
  forVisitor(request, response, visitor);
  if (holds) {
    response.statusCode = 304;
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name);
    response.end();
    return;
  }
  response.statusCode = 200;
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
