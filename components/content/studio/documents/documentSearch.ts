import type { DocumentStatus } from '@/contract/content/studio/endpoints';

/** Which documents the list shows; nothing said means all. */
export interface DocumentSearch {
  type: string;
  status: DocumentStatus | '';
  search: string;
}
