import { isObject, type Json } from '@/server/content/store/document';
import { titleOf } from '@/server/content/store/drafts';
import type { StudioContext } from '@/server/modules/content/studio/context';

function linkedIds(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIds);
  if (!isObject(value)) return [];
  const own = value.link_type === 'Document' && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(linkedIds)];
}

/** Titles of the documents that versions of a document link to, by id; without those that are gone. */
export function linkedTitles(
  { drafts, repository: { store } }: StudioContext,
  ...versions: readonly (Json | undefined)[]
): Record<string, string> {
  const published = store.published().byId;
  return Object.fromEntries(
    [...new Set(versions.flatMap(linkedIds))].flatMap((id) => {
      const document = drafts.find(id)?.document ?? published.get(id);
      return document ? [[id, titleOf(document)]] : [];
    }),
  );
}
