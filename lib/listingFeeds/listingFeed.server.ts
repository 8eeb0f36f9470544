// Files of listed homes for rental portals, written while they are read: a region of any size takes the memory of a page.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { settings as settingsResource } from '@/contract/account/settings/endpoints';
import {
  type FeedHome,
  LISTING_FEED_CACHE_SECONDS,
  type ListingFeedFormat,
  type ListingFeedPage,
  listingFeedPath,
  listingFeeds,
} from '@/contract/homes/listingFeeds/endpoints';
import { callerAddress } from '@/lib/api/caller.server';
import { ApiError } from '@/lib/api/error';
import { siteEnv } from '@/lib/env.server';
import { homeHref } from '@/lib/labels/home.labels';
import { logProblem } from '@/lib/log';
import { visitorApi } from '@/lib/page/transport.server';
import { webHandler } from '@/lib/prismic/webHandler.server';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { hotPadsEnd, hotPadsListing, hotPadsStart } from './hotPads';

const MAX_READER = 200;

const types: Record<ListingFeedFormat, string> = { hotpads: 'application/xml', json: 'application/json' };

interface Writer {
  start: string;
  /** What stands between two homes. */
  separator: string;
  home: (home: FeedHome) => string;
  end: string;
}

/** A home in JSON, with the address of its page and of each picture. */
function jsonHome({ pictures, shareImage: _, ...home }: FeedHome, siteUrl: string): string {
  const photos = pictures.map(({ id, alt, width, height }) => ({
    url: absoluteUrl(siteUrl, `/media/${id}`),
    caption: alt,
    width,
    height,
  }));
  return JSON.stringify({ ...home, url: absoluteUrl(siteUrl, homeHref(home)), photos });
}

/** The homes of a feed as text, a page at a time. Throws where the API cannot answer, so that no part passes for a whole. */
async function* feedText(first: ListingFeedPage, next: (after: string) => Promise<ListingFeedPage>, writer: Writer) {
  yield writer.start;
  let count = 0;
  for (let page: ListingFeedPage | undefined = first; page; page = page.next ? await next(page.next) : undefined) {
    const texts = page.homes.map(writer.home);
    if (texts.length > 0) yield (count > 0 ? writer.separator : '') + texts.join(writer.separator);
    count += texts.length;
  }
  yield writer.end;
  return count;
}

/** `GET /listing-feeds/<token>.<xml or json>`: 404 for a feed that is not there, is paused, or has another format. */
export function listingFeed(request: IncomingMessage, response: ServerResponse) {
  const answer = webHandler(async ({ url, headers }) => {
    const { pathname } = new URL(url);
    const token = /\/([\w-]{1,64})\.(?:xml|json)$/.exec(pathname)?.[1] ?? '';
    const { SITE_URL: siteUrl } = siteEnv();
    // The first page counts against the limits of the portal's address; the pages after it belong to the same answer.
    const [firstCall, laterCalls] = [visitorApi(callerAddress(request)), visitorApi(null)];
    const readPage = (call: typeof firstCall, after: string | null) =>
      call.call(listingFeeds.readListingFeed, { body: { token, after } });
    const found = await readPage(firstCall, null).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
    if (!found || !pathname.endsWith(listingFeedPath(token, found.format)))
      return new Response('Not found', { status: 404 });
    const settings = await laterCalls.call(settingsResource.getSettings);
    const writer: Writer =
      found.format === 'hotpads'
        ? {
            start: hotPadsStart(siteUrl),
            separator: '\n',
            home: (home) => hotPadsListing(home, siteUrl, settings),
            end: `\n${hotPadsEnd}`,
          }
        : { start: '{"homes":[\n', separator: ',\n', home: (home) => jsonHome(home, siteUrl), end: '\n]}\n' };
    const text = feedText(found, (after) => readPage(laterCalls, after), writer);
    const reader = (headers.get('user-agent') ?? '').slice(0, MAX_READER);
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await text.next();
        if (!done) return controller.enqueue(new TextEncoder().encode(value));
        await laterCalls
          .call(listingFeeds.recordDelivery, { body: { token, homes: value, reader } })
          .catch((error: unknown) => {
            logProblem('A delivery of a listing feed could not be recorded.', error);
          });
        controller.close();
      },
    });
    return new Response(body, {
      headers: {
        'content-type': `${types[found.format]}; charset=utf-8`,
        'cache-control': `private, max-age=${LISTING_FEED_CACHE_SECONDS}`,
        'x-robots-tag': 'noindex',
      },
    });
  });
  return answer(request, response);
}
