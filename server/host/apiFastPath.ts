// Calls of the API go to its door before Next is asked, with the headers Next would have given: docs/decisions/0061.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';

/** What pages/api/consumer leaves for us once Next has loaded it. */
export type Doors = { __belongApiDoor?: RequestListener };

type HeaderRule = { source: string; has?: unknown; missing?: unknown; headers: { key: string; value: string }[] };

/** The headers which the build gives to every address. */
export function headersOfEveryAnswer(routesManifest: string): Map<string, string> {
  const { headers }: { headers: HeaderRule[] } = JSON.parse(readFileSync(routesManifest, 'utf8'));
  const ofAll = headers.filter(({ source, has, missing }) => source === '/:path*' && !has && !missing);
  return new Map(ofAll.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}

/** Addresses that need none of what Next does to them: it mends slashes, unpacks codes and knows who previews. */
const plain = /^\/(?:api\/consumer|media(?!\/content\/))(?:\/[\w.~:@-]+)+(?:\?|$)/;
const previews = /(?:^|;\s*)io\.prismic\.preview=/;

const isForTheApi = ({ url = '/', headers }: IncomingMessage) =>
  plain.test(url) && !url.includes('/..') && !previews.test(headers.cookie ?? '');

/** In front of `next`: from the first call that came through it, the API is asked directly. */
export function apiInFront(
  next: RequestListener,
  headers: Map<string, string>,
  doors = globalThis as Doors,
): RequestListener {
  return (request, response) => {
    const door = doors.__belongApiDoor;
    if (!door || !isForTheApi(request)) return next(request, response);
    response.setHeaders(headers);
    door(request, response);
  };
}
