// What a request from outside may carry before Next sees it.
import type { IncomingMessage } from 'node:http';

const maxUrlBytes = 8 * 1024;
// Next speaks to itself with these; from outside they steer routing, caches and redirects (CVE-2025-29927 and kin).
const internalHeader =
  /^(x-nextjs-.*|x-middleware-.*|x-matched-path|x-now-.*|x-invoke-.*|x-flag-values|x-original-url|x-rewrite-url)$/;

/**
 * What a request asks for, as a path: of an absolute address (as proxies are asked) its path, whatever host it names, so
 * that nothing is redirected there. `*` asks about the server; anything else is no address: undefined.
 */
export function targetOf(url: string): string | undefined {
  if (url.startsWith('/') || url === '*') return url;
  if (!/^https?:\/\//i.test(url)) return undefined;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The status a request is refused with, or undefined where it may pass. */
export function refusalOf(url: string): 404 | 414 | undefined {
  if (Buffer.byteLength(url) > maxUrlBytes) return 414;
  // Pictures are resized by our own media route; Next's optimizer stays shut.
  return /^\/+_next\/+image\b/i.test(decoded(url)) ? 404 : undefined;
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

// Anybody can say these; they are believed only where a proxy of ours overwrites them.
const proxyHeader = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

export function stripHeaders(request: IncomingMessage, trustProxy: boolean): void {
  const isStripped = (name: string) => internalHeader.test(name) || (!trustProxy && proxyHeader.test(name));
  for (const name of Object.keys(request.headers)) {
    if (isStripped(name)) delete request.headers[name];
  }
  const raw = request.rawHeaders;
  request.rawHeaders = raw.filter((_, index) => !isStripped(raw[index - (index % 2)]?.toLowerCase() ?? ''));
}

/** Health checks are answered even when the server is full or about to stop. */
export function isHealthCheck(url: string): boolean {
  return /\/(healthz|readyz)(\?|$)/.test(url);
}

/** Responses that stay open for minutes and cost next to nothing meanwhile: they are counted apart from requests. */
export function isLiveStream(url: string): boolean {
  return /\/live(\?|$)/.test(url);
}
