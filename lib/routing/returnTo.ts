const PLACEHOLDER_ORIGIN = 'http://site.invalid';
/** Pages that would lead in a circle, and what is not a page. */
const FORBIDDEN_PATHS = /^\/(auth|api|_next)(\/|$)/;

/** Return path from an untrusted parameter: a page of this site, or the fallback. */
export function returnPath(requested: string | null | undefined, fallback = '/'): string {
  // Browsers read a backslash as a slash, and drop tabs and line ends.
  if (!requested?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(requested) || requested.length > 2_000)
    return fallback;
  try {
    const url = new URL(requested, PLACEHOLDER_ORIGIN);
    if (url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//') || FORBIDDEN_PATHS.test(url.pathname))
      return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}

/** The path with where to go afterwards. */
export function withReturn(path: string, to: string): string {
  return to === '/' ? path : `${path}?returnTo=${encodeURIComponent(to)}`;
}
