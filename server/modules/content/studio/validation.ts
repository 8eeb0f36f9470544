import type { Finding } from '@/contract/content/studio/endpoints';
import type { StoredDocument } from '@/server/content/store/document';
import { pathOf } from '@/server/content/store/documentWriter';
import { titleOf } from '@/server/content/store/drafts';
import { validationEnvironment } from '@/server/content/store/siteRepository';
import { validateStoredDocument } from '@/server/content/validation/document';
import type { StudioContext } from '@/server/modules/content/studio/context';

const finding = (at: string, what: string): Finding => ({ path: at, message: what });

/** What has to be mended before a document can be published, as `content check` would say it. */
export function validateDocument({ repository, drafts }: StudioContext, document: StoredDocument): Finding[] {
  const { store, models } = repository;
  const published = store.published();
  const byId = new Map(published.byId).set(document.id, document);
  const found = validateStoredDocument(document, pathOf(document), validationEnvironment(repository), byId).map(
    ({ path, message }) => {
      const [, missing] = /^no document has the id "([\w-]+)"$/.exec(message) ?? [];
      const draft = missing ? drafts.find(missing) : undefined;
      return finding(path, draft ? `“${titleOf(draft.document)}” isn’t published yet. Publish it first` : message);
    },
  );
  const others = published.documents.filter(
    ({ id, type, lang }) => id !== document.id && type === document.type && lang === document.lang,
  );
  if (document.uid && others.some(({ uid }) => uid === document.uid))
    found.push(finding('uid', 'another document has this address'));
  if (models.types.get(document.type)?.repeatable === false && others.length > 0)
    found.push(finding('', 'there may be only one document of this type'));
  return found;
}

/** Documents that would lead nowhere without this one. */
export function inboundLinks({ repository }: StudioContext, id: string): StoredDocument[] {
  const mark = `"id":${JSON.stringify(id)}`;
  return repository.store
    .published()
    .documents.filter((each) => each.id !== id && JSON.stringify(each.data).includes(mark));
}
