// Every answer gets the headers of every answer, and calls of the API go to its handler before Next is asked:
// docs/decisions/0061.
import type { IncomingMessage, RequestListener } from 'node:http';
import { type Host, host as ourHost } from './host.ts';

interface HeaderRule {
  source: string;
  has?: unknown;
  missing?: unknown;
  headers: { key: string; value: string }[];
}

/** Of the `headers` of next.config.js those that every address gets. */
export function headersOfEveryAnswer(rules: readonly HeaderRule[]): Map<string, string> {
  const ofAll = rules.filter(({ source, has, missing }) => source === '/:path*' && !has && !missing);
  return new Map(ofAll.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}

/** Addresses that need none of what Next does to them: it normalizes slashes, decodes, and knows who previews. */
const plain = /^\/(?:api\/consumer|mp|media(?!\/content\/))(?:\/[\w.~:@-]+)+(?:\?|$)/;
const previews = /(?:^|;\s*)io\.prismic\.preview=/;

const isForTheApi = ({ url = '/', headers }: IncomingMessage) =>
  plain.test(url) && !url.includes('/..') && !previews.test(headers.cookie ?? '');

/** In front of `next`: from the first call that came through it, the API is asked directly. */
export function apiFastPath(
  next: RequestListener,
  headers: Map<string, string>,
  host: Pick<Host, 'api'> = ourHost,
): RequestListener {
  return (request, response) => {
    const { api } = host;
    // Next leaves them out of the redirects of next.config.js.
    response.setHeaders(headers);
    if (!api || !isForTheApi(request)) return next(request, response);
    api(request, response);
  };
}
