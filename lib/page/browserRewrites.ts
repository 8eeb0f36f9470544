// Stands in for Next's own rewriting in the browser (browser.config.js), which carries a parser of patterns.
// People only ever navigate to one rewritten address: that of a home.
import { parseRelativeUrl } from 'next/dist/shared/lib/router/utils/parse-relative-url';
import { homePath } from './homePath.ts';

/** The address as the pages know it, and the page it belongs to. */
export default function resolveRewrites(
  asPath: string,
  pages: readonly string[],
  _rewrites: unknown,
  _query: unknown,
  resolveHref: (path: string) => string,
) {
  const parsedAs = parseRelativeUrl(homePath(asPath));
  const path = parsedAs.pathname.replace(/(.)\/$/, '$1');
  const resolvedHref = pages.includes(path) ? path : resolveHref(path);
  return {
    asPath: parsedAs.href,
    parsedAs,
    resolvedHref,
    matchedPage: pages.includes(resolvedHref),
    externalDest: false,
  };
}
