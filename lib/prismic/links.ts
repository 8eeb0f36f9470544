// Where a link of a document leads, if it may be followed at all.

/** Our own addresses and kinds that run nothing; what an editor or a hostile document writes beside that is text. */
const SAFE_PROTOCOLS = /^(https?:\/\/[^\s/]|mailto:[^\s]+@|tel:\+?\d|\/(?![/\\])|#[\w-])/i;

interface AnyLink {
  readonly link_type?: string;
  readonly url?: string | null;
}

/** Undefined where there is nothing to follow: an empty link, a broken one, or an address that could run something. */
export function linkHref(link: AnyLink | null | undefined): string | undefined {
  const url = link?.url;
  if (typeof url !== 'string' || !SAFE_PROTOCOLS.test(url)) return undefined;
  return [...url].some((sign) => sign <= ' ' || sign === '\\') ? undefined : url;
}

/** A link that has words and leads somewhere, as buttons need it. */
export function labeledLink(link: (AnyLink & { readonly text?: string }) | null | undefined) {
  const href = linkHref(link);
  return href && link?.text ? { href, text: link.text } : undefined;
}

export const isExternal = (href: string) => /^https?:/i.test(href);
