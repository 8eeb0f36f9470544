/** What a document is called, as far as it says so itself: a symptom by the words of a resident, a redirect by its address. */
export function documentTitle({
  data,
  uid,
}: {
  data: Record<string, unknown>;
  uid?: string | null | undefined;
}): string | null {
  const title = data.title || data.name || data.label || data.site_name || data.from;
  return typeof title === 'string' && title ? title : (uid ?? null);
}
