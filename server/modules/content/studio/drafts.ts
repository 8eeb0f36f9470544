// Writing drafts: beginning, saving, discarding, restoring.
import type { DocumentContent, DraftSave, NewDocument } from '@/contract/content/studio/endpoints';
import { type Fields, type StoredDocument, UID } from '@/server/content/store/document';
import { formatTimestamp, newId } from '@/server/content/store/documentWriter';
import type { DraftEntry } from '@/server/content/store/drafts';
import type { Editor, RevisionAction } from '@/server/content/store/history';
import type { TypeModel } from '@/server/content/store/models';
import { findInvalidShape, normalizeFields } from '@/server/content/validation/documentShape';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { StudioContext } from '@/server/modules/content/studio/context';

/** Within this time the drafts of one editor count as one piece of work, of which the history keeps the beginning. */
const UID_PATTERN = 5 * 60_000;

export function requireEntry({ drafts }: StudioContext, id: string): DraftEntry {
  const entry = drafts.find(id);
  if (!entry) throw notFound('We couldn’t find that document.');
  return entry;
}

/** The entry, if it still is what the editor has looked at. */
export function requireVersion(room: StudioContext, id: string, version: string): DraftEntry {
  const entry = requireEntry(room, id);
  if (entry.version === version) return entry;
  const who = entry.changedBy?.name ?? 'Somebody';
  throw conflict(`${who} has changed this document since you opened it.`);
}

function model({ repository }: StudioContext, type: string): TypeModel {
  const found = repository.models.types.get(type);
  if (!found)
    throw new ApiError('invalid', 'We couldn’t find that document type.', {
      fields: { type: 'We couldn’t find that document type.' },
    });
  return found;
}

const hasUid = ({ fields }: TypeModel) => Object.values(fields).some(({ type }) => type === 'UID');

function withContent(room: StudioContext, former: StoredDocument, words: DocumentContent): StoredDocument {
  const known = model(room, former.type);
  const { models } = room.repository;
  // Words are JSON: they came as the body of a request.
  const data = words.data as Fields;
  const wrong = findInvalidShape(known.fields, data, models);
  if (wrong)
    throw new ApiError('invalid', 'Part of this document doesn’t match its model.', {
      fields: { [wrong.slice(0, 200)]: 'This doesn’t match the document’s model.' },
    });
  const { uid: _, ...rest } = former;
  const uid = hasUid(known) ? { uid: words.uid ?? '' } : {};
  return { ...rest, ...uid, tags: words.tags, data: normalizeFields(known.fields, data, models) };
}

/** Puts what is there now into the history. */
export function recordRevision({ history }: StudioContext, entry: DraftEntry, act: RevisionAction): string {
  return history.add({ action: act, at: entry.changedAt, by: entry.changedBy, document: entry.document });
}

function putDraft(room: StudioContext, entry: DraftEntry, document: StoredDocument, by: Editor, now: Date): DraftEntry {
  const { draft, changedAt, changedBy } = entry;
  const [newest] = draft ? room.history.list(document.id) : [];
  const stored = Date.parse(newest?.at ?? '') || 0;
  if (draft && (changedBy?.id !== by.id || Date.parse(changedAt) - stored > UID_PATTERN))
    recordRevision(room, entry, 'saved');
  room.drafts.put(document, by, now.toISOString());
  return requireEntry(room, document.id);
}

export function saveDraft(
  room: StudioContext,
  id: string,
  { version, words }: DraftSave,
  by: Editor,
  now: Date,
): DraftEntry {
  const entry = requireVersion(room, id, version);
  const document = withContent(room, entry.document, words);
  const { uid = null, tags, data } = entry.document;
  const former = withContent(room, entry.document, { uid, tags, data });
  // Keys in another order are the same words.
  return JSON.stringify(document) === JSON.stringify(former) ? entry : putDraft(room, entry, document, by, now);
}

/** The field that names a document of a type; empty where the type has none. */
const titleField = ({ fields }: TypeModel): string =>
  ['title', 'name', 'label'].find((name) => fields[name]?.type === 'Text') ?? '';

export function createDraft(
  room: StudioContext,
  { type, uid, title, copyOf }: NewDocument,
  by: Editor,
  now: Date,
): DraftEntry {
  const known = model(room, type);
  const { store } = room.repository;
  const lang = store.languages[0].id;
  const others = room.drafts.all().filter(({ document }) => document.type === type && document.lang === lang);
  const refuse = (what: string) => new ApiError('invalid', what, { fields: { uid: what } });
  if (hasUid(known) && (!uid || !UID.test(uid))) throw refuse('Use lowercase letters, numbers, and hyphens.');
  if (hasUid(known) && others.some(({ document }) => document.uid === uid))
    throw refuse('Another document already has this address.');
  if (!known.repeatable && others.length > 0) throw conflict('There can be only one document of this type.');
  const original = copyOf ? requireEntry(room, copyOf).document : undefined;
  if (original && original.type !== type) throw refuse('A copy must have the same type as the original.');
  const dates = {
    first_publication_date: formatTimestamp(now.getTime()),
    last_publication_date: formatTimestamp(now.getTime()),
  };
  const document: StoredDocument = {
    id: newId(),
    type,
    ...(hasUid(known) && uid && { uid }),
    lang,
    tags: original?.tags ?? [],
    ...dates,
    data: { ...original?.data, ...(title && titleField(known) && { [titleField(known)]: title }) },
  };
  room.drafts.put(document, by, now.toISOString());
  return requireEntry(room, document.id);
}

export function discardDraft(
  room: StudioContext,
  id: string,
  version: string,
): { entry: DraftEntry | undefined; revision: string } {
  const entry = requireVersion(room, id, version);
  if (!entry.draft) throw conflict('This document has no draft.');
  const revision = recordRevision(room, entry, 'discarded');
  room.drafts.clear(id);
  return { entry: room.drafts.find(id), revision };
}

/** What an earlier version said becomes the draft; also of a draft that was discarded before anybody saw it. */
export function restoreRevision(
  room: StudioContext,
  id: string,
  revision: string,
  version: string,
  by: Editor,
  now: Date,
): DraftEntry {
  const found = room.history.find(id, revision);
  if (!found) throw notFound('We couldn’t find that version.');
  if (room.drafts.find(id)) {
    const entry = requireVersion(room, id, version);
    if (entry.draft) recordRevision(room, entry, 'saved');
  }
  const { published } = room.drafts.find(id) ?? {};
  const dates = published ?? found.document;
  const { first_publication_date, last_publication_date } = dates;
  room.drafts.put({ ...found.document, first_publication_date, last_publication_date }, by, now.toISOString());
  return requireEntry(room, id);
}
