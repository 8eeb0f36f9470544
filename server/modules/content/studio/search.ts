import type * as z from 'zod';
import type { DocumentList } from '@/contract/content/studio/endpoints';
import type { DocumentQuery } from '@/contract/content/studio/schemas';
import { documentWords, tokenize } from '@/server/content/store/documentText';
import type { DraftEntry } from '@/server/content/store/drafts';
import type { StudioContext } from '@/server/modules/content/studio/context';
import { presentCards } from '@/server/modules/content/studio/presenter';

const PER_PAGE = 30;

/** Every word begins one of the document’s, so that a search narrows while it is typed. */
function matchesText({ document }: DraftEntry, wanted: readonly string[]): boolean {
  const words = [...documentWords(document)];
  return wanted.every((each) => words.some((word) => word.startsWith(each)));
}

export function listDocuments(room: StudioContext, query: z.output<typeof DocumentQuery>): DocumentList {
  const all = room.drafts.all();
  const wanted = tokenize(query.search ?? '');
  const found = all.filter(
    (entry) =>
      (!query.type || entry.document.type === query.type) &&
      (!query.status || entry.status === query.status) &&
      matchesText(entry, wanted),
  );
  const counts: Record<string, number> = {};
  for (const { document } of all) counts[document.type] = (counts[document.type] ?? 0) + 1;
  const shown = found.slice((query.page - 1) * PER_PAGE, query.page * PER_PAGE);
  return {
    items: presentCards(room, shown),
    total: found.length,
    pages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
    counts,
  };
}
