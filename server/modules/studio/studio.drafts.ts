// Writing drafts: beginning, saving, discarding, restoring.
import type { DraftSave, NewDocument, Words } from '@/contract/studio';
import type { Entry } from '@/server/content/desk';
import { type Fields, type StoredDocument, UID } from '@/server/content/document';
import type { Act, By } from '@/server/content/history';
import type { TypeModel } from '@/server/content/models';
import { misshapen, tidied } from '@/server/content/shape';
import { newId, stamp } from '@/server/content/write';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { Room } from './studio.room';

/** Within this time the drafts of one editor count as one piece of work, of which the history keeps the beginning. */
const ONE_PIECE = 5 * 60_000;

export function theEntry({ desk }: Room, id: string): Entry {
  const entry = desk.find(id);
  if (!entry) throw notFound('There is no such document.');
  return entry;
}

/** The entry, if it still is what the editor has looked at. */
export function unchanged(room: Room, id: string, version: string): Entry {
  const entry = theEntry(room, id);
  if (entry.version === version) return entry;
  const who = entry.changedBy?.name ?? 'Somebody';
  throw conflict(`${who} has changed this document since you opened it.`);
}

function model({ repository }: Room, type: string): TypeModel {
  const found = repository.models.types.get(type);
  if (!found) throw new ApiError('invalid', 'There is no such type.', { fields: { type: 'There is no such type.' } });
  return found;
}

const hasUid = ({ fields }: TypeModel) => Object.values(fields).some(({ type }) => type === 'UID');

function written(room: Room, former: StoredDocument, words: Words): StoredDocument {
  const known = model(room, former.type);
  const { models } = room.repository;
  // Words are JSON: they came as the body of a request.
  const data = words.data as Fields;
  const wrong = misshapen(known.fields, data, models);
  if (wrong)
    throw new ApiError('invalid', 'A part of this document has another form than its model.', {
      fields: { [wrong.slice(0, 200)]: 'This has another form than the model of the document.' },
    });
  const { uid: _, ...rest } = former;
  const uid = hasUid(known) ? { uid: words.uid ?? '' } : {};
  return { ...rest, ...uid, tags: words.tags, data: tidied(known.fields, data, models) };
}

/** Puts what is there now into the history. */
export function remember({ history }: Room, entry: Entry, act: Act): string {
  return history.keep({ act, at: entry.changedAt, by: entry.changedBy, document: entry.document });
}

function put(room: Room, entry: Entry, document: StoredDocument, by: By, now: Date): Entry {
  const { draft, changedAt, changedBy } = entry;
  const [newest] = draft ? room.history.list(document.id) : [];
  const kept = Date.parse(newest?.at ?? '') || 0;
  if (draft && (changedBy?.id !== by.id || Date.parse(changedAt) - kept > ONE_PIECE)) remember(room, entry, 'saved');
  room.desk.put(document, by, now.toISOString());
  return theEntry(room, document.id);
}

export function saveDraft(room: Room, id: string, { version, words }: DraftSave, by: By, now: Date): Entry {
  const entry = unchanged(room, id, version);
  const document = written(room, entry.document, words);
  const { uid = null, tags, data } = entry.document;
  const former = written(room, entry.document, { uid, tags, data });
  // Keys in another order are the same words.
  return JSON.stringify(document) === JSON.stringify(former) ? entry : put(room, entry, document, by, now);
}

export function createDraft(room: Room, { type, uid, copyOf }: NewDocument, by: By, now: Date): Entry {
  const known = model(room, type);
  const { store } = room.repository;
  const lang = store.languages[0].id;
  const others = room.desk.all().filter(({ document }) => document.type === type && document.lang === lang);
  const refuse = (what: string) => new ApiError('invalid', what, { fields: { uid: what } });
  if (hasUid(known) && (!uid || !UID.test(uid)))
    throw refuse('An address is small letters and digits, joined by hyphens.');
  if (hasUid(known) && others.some(({ document }) => document.uid === uid))
    throw refuse('Another document has this address.');
  if (!known.repeatable && others.length > 0)
    throw conflict('There is a document of this type, and there may be only one.');
  const original = copyOf ? theEntry(room, copyOf).document : undefined;
  if (original && original.type !== type) throw refuse('A copy has the type of its original.');
  const dates = { first_publication_date: stamp(now.getTime()), last_publication_date: stamp(now.getTime()) };
  const document: StoredDocument = {
    id: newId(),
    type,
    ...(hasUid(known) && uid && { uid }),
    lang,
    tags: original?.tags ?? [],
    ...dates,
    data: original?.data ?? {},
  };
  room.desk.put(document, by, now.toISOString());
  return theEntry(room, document.id);
}

export function discardDraft(room: Room, id: string, version: string): { entry: Entry | undefined; revision: string } {
  const entry = unchanged(room, id, version);
  if (!entry.draft) throw conflict('There is no draft of this document.');
  const revision = remember(room, entry, 'discarded');
  room.desk.clear(id);
  return { entry: room.desk.find(id), revision };
}

/** What an earlier version said becomes the draft; also of a draft that was discarded before anybody saw it. */
export function restoreRevision(room: Room, id: string, revision: string, version: string, by: By, now: Date): Entry {
  const found = room.history.find(id, revision);
  if (!found) throw notFound('There is no such version.');
  if (room.desk.find(id)) {
    const entry = unchanged(room, id, version);
    if (entry.draft) remember(room, entry, 'saved');
  }
  const { published } = room.desk.find(id) ?? {};
  const dates = published ?? found.document;
  const { first_publication_date, last_publication_date } = dates;
  room.desk.put({ ...found.document, first_publication_date, last_publication_date }, by, now.toISOString());
  return theEntry(room, id);
}
