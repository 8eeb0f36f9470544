import type * as z from 'zod';
import type { DocumentList } from '@/contract/studio';
import type { DocumentQuery } from '@/contract/studio.schemas';
import type { Entry } from '@/server/content/desk';
import { wordsInDocument, wordsOf } from '@/server/content/words';
import { presentCards } from './studio.presenter';
import type { Room } from './studio.room';

const PER_PAGE = 30;

/** Every word begins one of the document’s, so that a search narrows while it is typed. */
function says({ document }: Entry, wanted: readonly string[]): boolean {
  const words = [...wordsInDocument(document)];
  return wanted.every((each) => words.some((word) => word.startsWith(each)));
}

export function listDocuments(room: Room, query: z.output<typeof DocumentQuery>): DocumentList {
  const all = room.desk.all();
  const wanted = wordsOf(query.search ?? '');
  const found = all.filter(
    (entry) =>
      (!query.type || entry.document.type === query.type) &&
      (!query.status || entry.status === query.status) &&
      says(entry, wanted),
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
