// The preview cookie: JSON with one ref for each repository (cms: the toolbar of Prismic writes the same).

/** The ref for this repository in the cookie’s value; undefined where it holds none. */
export function previewRefIn(value: string | undefined, repository: string): string | undefined {
  if (!value?.startsWith('{')) return undefined;
  try {
    const jar: unknown = JSON.parse(value);
    const previewEntry = (jar as Record<string, { preview?: unknown } | undefined>)[`${repository}.prismic.io`];
    return typeof previewEntry?.preview === 'string' ? previewEntry.preview : undefined;
  } catch {
    return undefined;
  }
}

export const previewCookieWith = (ref: string, repository: string): string =>
  JSON.stringify({ [`${repository}.prismic.io`]: { preview: ref } });

/** A path of this site and nothing else: where leaving a preview may lead. */
export function safePath(value: string | undefined): string | undefined {
  return value && /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : undefined;
}
