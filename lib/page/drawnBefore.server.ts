// Drawing a page costs many times what asking for its data does. One whose answers are word for word those it was last
// drawn from is sent as it was drawn then: docs/decisions/0047.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type ReadyPage, readyPage, sendReady } from './readyPage';
import { isKnown } from './transport.server';

interface Drawn {
  answers: string;
  page: ReadyPage;
  /** Milliseconds of the clock. */
  at: number;
}

/** A page tells of days, and of how young its answers are, so none is sent for longer. Milliseconds. */
const LONGEST = 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
const sizeCalculation = ({ answers, page }: Drawn) => answers.length + Math.round(page.html.length * 1.5) + 1_000;
const drawn = new LRUCache<string, Drawn>({ maxSize: MOST_BYTES, sizeCalculation });
/** What one person was shown, by who they are; out of memory when its time is over. */
const own = new LRUCache<string, Drawn>({ maxSize: MOST_BYTES, sizeCalculation, ttl: LONGEST, ttlAutopurge: true });

/**
 * Sends the page as it was last drawn at this address from these answers, or sees to it that what is drawn now is kept.
 * Answers whether it was sent. `personId`: the page is theirs alone, and the API has just said that they are there.
 */
export async function sentAsDrawn(
  request: IncomingMessage,
  response: ServerResponse,
  answers: string,
  personId?: string,
): Promise<boolean> {
  const address = request.url ?? '/';
  // A navigation within the site asks for the answers alone.
  if (!/^(GET|HEAD)$/.test(request.method ?? '') || address.startsWith('/_next/')) return false;
  const anybody = !personId && !isKnown(request);
  // A browser may keep it if it asks each time whether it still holds; so Back finds the page as one left it.
  if (anybody) response.setHeader('Cache-Control', 'private, no-cache');
  const [shelf, key] = personId ? [own, `${personId} ${address}`] : [drawn, address];
  const before = shelf.get(key);
  if (before?.answers === answers && Date.now() - before.at < LONGEST) {
    await sendReady(request, response, before.page);
    return true;
  }
  // What the API tells somebody it knows is not kept, though what it tells anybody may be sent to them.
  if (anybody || personId)
    whenDrawn(response, (html, etag) => shelf.set(key, { answers, page: readyPage(html, etag), at: Date.now() }));
  return false;
}

function whenDrawn(response: ServerResponse, keep: (html: string, etag: string) => void): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = (...given: unknown[]) => {
    const [html] = given;
    const etag = response.getHeader('etag');
    const isPage = typeof html === 'string' && String(response.getHeader('content-type')).startsWith('text/html');
    if (isPage && etag && response.statusCode === 200) keep(html, String(etag));
    return end(...given);
  };
}
