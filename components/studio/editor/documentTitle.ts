import type { DocumentContent } from '@/contract/studio/endpoints';

/** What a document is called, as far as it says so itself. */
export function documentTitle({ data, uid }: DocumentContent): string | null {
  const title = data.title || data.name || data.site_name || data.from;
  return typeof title === 'string' && title ? title : uid;
}
