import { studio } from '@/contract/content/studio/endpoints';
import { ScheduledAction, studioSchemas } from '@/contract/content/studio/schemas';
import { makeToken, tokenAddress } from '@/server/content/api/tokens';
import { DRAFT_SESSION, type DraftEntry } from '@/server/content/store/drafts';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { acquireWriteLock, currentEditor, type StudioContext, studioContext, studioMode } from './context';
import { createDraft, discardDraft, requireEntry, restoreRevision, saveDraft } from './drafts';
import { addPicture, presentPicture, removePicture, replacePicture, requirePicture } from './images';
import { linkedTitles } from './linkedTitles';
import { canEditContent, canPublishContent } from './policy';
import { contentOf, presentDocument, presentModels, presentRevision } from './presenter';
import { publish, unpublish } from './publishing';
import * as repo from './repo';
import { scheduleDocument, unscheduleDocument } from './schedules';
import { listDocuments } from './search';

const HOUR = 3_600_000;
/** An editor says every 20 seconds that they are there; twice they may be missed. */
const PRESENCE_MS = 60_000;

/** Runs a write of one editor at a time, with their name, and records it in the audit log. */
async function withWriteLock(
  { db, person, auditSubject }: Pick<OperationContext, 'db' | 'person' | 'auditSubject'>,
  subject?: string,
) {
  await acquireWriteLock(db);
  if (subject) auditSubject(subject);
  return { open: studioContext(), by: await currentEditor(db, person) };
}

type Call = Pick<OperationContext, 'db' | 'person'>;

/** A document as its reader may act on it. */
const presentEntry = async ({ db, person }: Call, open: StudioContext, entry: DraftEntry) =>
  presentDocument(open, entry, {
    mayPublish: canPublishContent(person, entry),
    schedules: await repo.listSchedules(db, entry.document.id),
  });

/** What was scheduled for a version ends with it. */
const forgetPublishing = (db: Db, documentId: string) => repo.removeSchedule(db, { documentId, action: 'publish' });

const loadEntry = ({ params }: { params: { documentId: string } }) => requireEntry(studioContext(), params.documentId);

export const studioRoutes = implement(studio, studioSchemas, {
  getStudio: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: async ({ db, person }) => {
      const name = env().NEXT_PUBLIC_PRISMIC_ENVIRONMENT;
      const elsewhere = name ? `https://${name}.prismic.io/` : null;
      return {
        mode: studioMode(),
        externalUrl: elsewhere,
        editor: await currentEditor(db, person),
        ...presentModels(studioContext()),
      };
    },
  },
  listDocuments: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: ({ query }) => listDocuments(studioContext(), query),
  },
  createDocument: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: async (call) => {
      const { open, by } = await withWriteLock(call);
      const entry = createDraft(open, call.body, by, call.now);
      call.auditSubject(`document:${entry.document.id}`, { type: entry.document.type });
      return presentEntry(call, open, entry);
    },
  },
  getDocument: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: (call) => presentEntry(call, studioContext(), requireEntry(studioContext(), call.params.documentId)),
  },
  saveDraft: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: async (call) => {
      const { open, by } = await withWriteLock(call);
      const { documentId } = call.params;
      const saved = saveDraft(open, documentId, call.body, by, call.now);
      if (saved.version !== call.body.version) await forgetPublishing(call.db, documentId);
      return presentEntry(call, open, saved);
    },
  },
  showPresence: withResource({
    duties: ['admin'],
    load: loadEntry,
    authorize: canEditContent,
    handle: async ({ db, person, loaded, now }) => {
      const { id: personId, name } = await currentEditor(db, person);
      const documentId = loaded.document.id;
      const since = new Date(now.getTime() - PRESENCE_MS);
      await repo.savePresence(db, { documentId, personId, name }, { now, since });
      return { others: await repo.listPresent(db, documentId, personId, since) };
    },
  }),
  discardDraft: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: async (call) => {
      const { open } = await withWriteLock(call, `document:${call.params.documentId}`);
      const { documentId } = call.params;
      const { entry, revision } = discardDraft(open, documentId, call.body.version);
      await forgetPublishing(call.db, documentId);
      return { document: entry ? await presentEntry(call, open, entry) : null, revision };
    },
  },
  publishDocument: withResource({
    duties: ['admin'],
    load: loadEntry,
    authorize: canPublishContent,
    handle: async (call) => {
      const { documentId } = call.params;
      const { open, by } = await withWriteLock(call, `document:${documentId}`);
      const entry = await publish(call.db, open, documentId, call.body.version, by, call.now);
      await forgetPublishing(call.db, documentId);
      return presentEntry(call, open, entry);
    },
  }),
  unpublishDocument: withResource({
    duties: ['admin'],
    load: loadEntry,
    authorize: canPublishContent,
    handle: async (call) => {
      const { documentId } = call.params;
      const { open, by } = await withWriteLock(call, `document:${documentId}`);
      const entry = await unpublish(call.db, open, documentId, call.body.version, by, call.now);
      for (const action of ScheduledAction.options) await repo.removeSchedule(call.db, { documentId, action });
      return presentEntry(call, open, entry);
    },
  }),
  scheduleDocument: withResource({
    duties: ['admin'],
    load: loadEntry,
    authorize: canPublishContent,
    handle: async (call) => {
      const { documentId } = call.params;
      const { open, by } = await withWriteLock(call);
      await scheduleDocument(call.db, open, documentId, call.body, by, call.now);
      call.auditSubject(`document:${documentId}`, { action: call.body.action, at: call.body.at });
      return presentEntry(call, open, requireEntry(open, documentId));
    },
  }),
  unscheduleDocument: withResource({
    duties: ['admin'],
    load: loadEntry,
    authorize: canPublishContent,
    handle: async (call) => {
      const { documentId } = call.params;
      await unscheduleDocument(call.db, documentId, call.body.action);
      call.auditSubject(`document:${documentId}`, { action: call.body.action });
      return presentEntry(call, studioContext(), requireEntry(studioContext(), documentId));
    },
  }),
  listRevisions: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: ({ params }) => studioContext().history.list(params.documentId).map(presentRevision),
  },
  getRevision: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: ({ params }) => {
      const found = studioContext().history.find(params.documentId, params.revisionId);
      if (!found) throw notFound('We couldn’t find that version.');
      return {
        ...presentRevision(found),
        words: contentOf(found.document),
        linked: linkedTitles(studioContext(), found.document.data),
      };
    },
  },
  restoreRevision: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: async (call) => {
      const { open, by } = await withWriteLock(call, `document:${call.params.documentId}`);
      const { documentId } = call.params;
      const { revision, version } = call.body;
      const restored = restoreRevision(open, documentId, revision, version, by, call.now);
      await forgetPublishing(call.db, documentId);
      return presentEntry(call, open, restored);
    },
  },
  createPreviewLink: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: ({ params, body, services, auditSubject }) => {
      const { repository } = studioContext();
      const { id } = requireEntry(studioContext(), params.documentId).document;
      auditSubject(`document:${id}`, { hours: body.hours });
      // Of the real clock: the repository judges tokens by it.
      const expires = Date.now() + body.hours * HOUR;
      const url = new URL('/api/preview', services.siteUrl);
      url.searchParams.set(
        'token',
        tokenAddress(makeToken(DRAFT_SESSION, expires, repository.tokenKey()), repository.store.name),
      );
      url.searchParams.set('documentId', id);
      return { url: url.href, expires: new Date(expires).toISOString() };
    },
  },
  listPictures: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: async () =>
      (await studioContext().images.list()).map((picture) => presentPicture(studioContext(), picture)),
  },
  uploadPicture: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: async (call) => {
      const { open } = await withWriteLock(call);
      const picture = await addPicture(open, call.query.name, call.body, call.query.alt);
      call.auditSubject(`picture:${picture.name}`);
      return presentPicture(open, picture);
    },
  },
  describePicture: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: async (call) => {
      const { open } = await withWriteLock(call, `picture:${call.params.pictureName}`);
      const { name } = await requirePicture(open, call.params.pictureName);
      open.images.describe(name, call.body.alt);
      return presentPicture(open, await requirePicture(open, name));
    },
  },
  replacePicture: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: async (call) => {
      const { open, by } = await withWriteLock(call, `picture:${call.params.pictureName}`);
      return { documents: await replacePicture(open, call.params.pictureName, call.body.by, by, call.now) };
    },
  },
  removePicture: {
    duties: ['admin'],
    authorize: canEditContent,
    handle: async (call) => {
      const { open } = await withWriteLock(call, `picture:${call.params.pictureName}`);
      await removePicture(open, call.params.pictureName);
      return {};
    },
  },
});
