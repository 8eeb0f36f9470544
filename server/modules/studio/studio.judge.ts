import type { Finding } from '@/contract/studio';
import { titleOf } from '@/server/content/desk';
import type { StoredDocument } from '@/server/content/document';
import { surroundingsOf } from '@/server/content/site';
import { judgeDocument } from '@/server/content/validate';
import { pathOf } from '@/server/content/write';
import type { Room } from './studio.room';

const say = (at: string, what: string): Finding => ({ at, what });

/** What has to be mended before a document can be published, as `content check` would say it. */
export function findingsOf({ repository, desk }: Room, document: StoredDocument): Finding[] {
  const { store, models } = repository;
  const published = store.published();
  const byId = new Map(published.byId).set(document.id, document);
  const found = judgeDocument(document, pathOf(document), surroundingsOf(repository), byId).map(({ at, what }) => {
    const [, missing] = /^no document has the id "([\w-]+)"$/.exec(what) ?? [];
    const draft = missing ? desk.find(missing) : undefined;
    return say(at, draft ? `“${titleOf(draft.document)}” is not published yet; publish it first` : what);
  });
  const others = published.documents.filter(
    ({ id, type, lang }) => id !== document.id && type === document.type && lang === document.lang,
  );
  if (document.uid && others.some(({ uid }) => uid === document.uid))
    found.push(say('uid', 'another document has this address'));
  if (models.types.get(document.type)?.repeatable === false && others.length > 0)
    found.push(say('', 'there may be only one document of this type'));
  return found;
}

/** Documents that would lead nowhere without this one. */
export function leadingTo({ repository }: Room, id: string): StoredDocument[] {
  const mark = `"id":${JSON.stringify(id)}`;
  return repository.store
    .published()
    .documents.filter((each) => each.id !== id && JSON.stringify(each.data).includes(mark));
}
