import { isDeleted, type StoredDocument } from '@/server/content/store/document';
import { siteRepository } from '@/server/content/store/siteRepository';
import { CliError } from '../../server/host/cliError.ts';

/** The document of this type and uid (or id), as the session shows it. */
export function findDocument(names: readonly string[], session?: string): StoredDocument {
  const { store } = siteRepository();
  const [type = '', name = ''] = names;
  const { documents } = session ? store.draft(session) : store.published();
  const lang = store.languages[0].id;
  const found = documents.find(
    (each) => each.type === type && each.lang === lang && [each.uid, each.id].includes(name),
  );
  if (found) return found;
  const known = documents.filter((each) => each.type === type).map(({ uid, id }) => uid ?? id);
  throw new CliError(`There is no ${type || 'type'} ${name}. Known: ${known.sort().join(', ') || 'none'}.`);
}

export const isDraft = (session: string, id: string) =>
  siteRepository()
    .store.draftFiles(session)
    .entries.some(({ document }) => document.id === id && !isDeleted(document));
