const ANY_ORIGIN = 'http://site.invalid';
/** Pages that would lead in a circle, and what is not a page. */
const NO_PLACE = /^\/(auth|api|_next)(\/|$)/;

/** Where somebody was going, from an address that anybody can write: a page of ours, or the fallback. */
export function returnPath(said: string | null | undefined, fallback = '/'): string {
  // Browsers read a backslash as a slash, and drop tabs and line ends.
  if (!said?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(said) || said.length > 2_000) return fallback;
  try {
    const url = new URL(said, ANY_ORIGIN);
    if (url.origin !== ANY_ORIGIN || url.pathname.startsWith('//') || NO_PLACE.test(url.pathname)) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}

/** The path with where to go afterwards. */
export function withReturn(path: string, to: string): string {
  return to === '/' ? path : `${path}?returnTo=${encodeURIComponent(to)}`;
}
