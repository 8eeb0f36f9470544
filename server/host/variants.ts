// Variants of a page. Of flags: the host tells Next the visitor's variants in a request header, and the page answers which
// of them it was rendered with. Of the chrome: pages/_document.tsx leaves header and footer out for the mobile app, which
// says so in a cookie.
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { host, type PageVariants } from './host.ts';

/** Request header to Next: the visitor's variants. Clients cannot set it (requestRules.ts). */
const FLAG_VALUES = 'x-flag-values';
/** Response header of Next: the flags the page depends on. */
export const FLAGS_USED = 'x-flags-used';
export const NO_VARIANTS: PageVariants = { values: {}, cookies: [] };

export type ReadVariants = (headers: IncomingHttpHeaders, keys?: readonly string[]) => Promise<PageVariants>;

/** Whether the mobile app asks, which draws its own header and footer. The first of two cookies of one name wins. */
export const isMobileApp = ({ cookie = '' }: IncomingHttpHeaders): boolean =>
  /(?:^|;)\s*mobile_app=([^;]*)/.exec(cookie)?.[1]?.trim() === 'true';

export const usedFlags = (header: unknown): string[] => (header ? String(header).split(',') : []);

export function setFlagValues(request: IncomingMessage, { values }: PageVariants): void {
  request.headers[FLAG_VALUES] = JSON.stringify(values);
}

/**
 * Where the page turns out to depend on flags, its answer is this visitor's: their cookies go with it. No cache after ours
 * may store a variant, because it knows the page by its address alone.
 */
export function forVisitor(request: IncomingMessage, response: ServerResponse, { cookies }: PageVariants): void {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, status: number, ...given: unknown[]) {
    response.writeHead = writeHead;
    const headers = given.find((each) => typeof each === 'object' && each !== null) as
      | Record<string, string>
      | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    const dependsOnFlags = usedFlags(response.getHeader(FLAGS_USED)).length > 0;
    response.removeHeader(FLAGS_USED);
    if (dependsOnFlags) for (const cookie of cookies) response.appendHeader('Set-Cookie', cookie);
    const isVariant = dependsOnFlags || isMobileApp(request.headers);
    if (isVariant && /s-maxage/.test(String(response.getHeader('cache-control'))))
      response.setHeader('Cache-Control', 'private, no-cache');
    return writeHead.call(response, status);
  } as typeof writeHead;
}

const isPage = /^\/(?!api\/|media\/|_next\/(?!data\/)).*$/;

/** Pages with variants where no page is cached here. */
export function withVariants(next: RequestListener, variants = host.variants): RequestListener {
  return (request, response) => {
    const read = variants ?? host.variants ?? (async () => NO_VARIANTS);
    if (request.method !== 'GET' || !isPage.test(request.url ?? '/')) return next(request, response);
    read(request.headers)
      .catch(() => NO_VARIANTS)
      .then((visitor) => {
        setFlagValues(request, visitor);
        forVisitor(request, response, visitor);
        next(request, response);
      });
  };
}
