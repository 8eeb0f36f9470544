/** JSON inside HTML: nothing in it may end the script element it stands in. */
const escapeForScript = (data: object) =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * schema.org data about what a page shows, for machines, which read the HTML. A browser keeps what stands there and
 * carries nothing that makes it: `data` is to be written `typeof window === 'undefined' && …`.
 */
export function JsonLd({ data }: { readonly data: object | false | undefined }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is data; every sign that could leave the element is escaped.
      dangerouslySetInnerHTML={{ __html: escapeForScript(data || {}) }}
    />
  );
}
