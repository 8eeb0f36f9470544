import { studio } from '@/contract/studio';
import { studioSchemas } from '@/contract/studio.schemas';
import { DESK, type Entry } from '@/server/content/desk';
import { makeToken, tokenAddress } from '@/server/content/tokens';
import { env } from '@/server/env';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext } from '@/server/http/implement';
import { createDraft, discardDraft, restoreRevision, saveDraft, theEntry } from './studio.drafts';
import { addPicture, presentPicture, removePicture, replacePicture, thePicture } from './studio.pictures';
import { canEditContent } from './studio.policy';
import { presentDocument, presentModels, presentRevision, wordsOf } from './studio.presenter';
import { publish, unpublish } from './studio.publishing';
import { editorOf, modeOf, type Room, room, takePen } from './studio.room';
import { listDocuments } from './studio.search';

const HOUR = 3_600_000;

/** Somebody who writes: alone at it, known by name, and noted in the audit log. */
async function writing({ db, person, about }: Pick<OperationContext, 'db' | 'person' | 'about'>, subject?: string) {
  await takePen(db);
  if (subject) about(subject);
  return { open: room(), by: await editorOf(db, person) };
}

const shown = (open: Room, entry: Entry) => presentDocument(open, entry);

export const studioRoutes = implement(studio, studioSchemas, {
  getStudio: {
    authorize: canEditContent,
    handle: async ({ db, person }) => {
      const name = env().NEXT_PUBLIC_PRISMIC_ENVIRONMENT;
      const elsewhere = name ? `https://${name}.prismic.io/` : null;
      return { mode: modeOf(), elsewhere, editor: await editorOf(db, person), ...presentModels(room()) };
    },
  },
  listDocuments: { authorize: canEditContent, handle: ({ query }) => listDocuments(room(), query) },
  createDocument: {
    authorize: canEditContent,
    handle: async (call) => {
      const { open, by } = await writing(call);
      const entry = createDraft(open, call.body, by, call.now);
      call.about(`document:${entry.document.id}`, { type: entry.document.type });
      return shown(open, entry);
    },
  },
  getDocument: {
    authorize: canEditContent,
    handle: ({ params }) => shown(room(), theEntry(room(), params.documentId)),
  },
  saveDraft: {
    authorize: canEditContent,
    handle: async (call) => {
      const { open, by } = await writing(call);
      return shown(open, saveDraft(open, call.params.documentId, call.body, by, call.now));
    },
  },
  discardDraft: {
    authorize: canEditContent,
    handle: async (call) => {
      const { open } = await writing(call, `document:${call.params.documentId}`);
      const { entry, revision } = discardDraft(open, call.params.documentId, call.body.version);
      return { document: entry ? shown(open, entry) : null, revision };
    },
  },
  publishDocument: {
    authorize: canEditContent,
    handle: async (call) => {
      const { open, by } = await writing(call, `document:${call.params.documentId}`);
      return shown(open, await publish(call.db, open, call.params.documentId, call.body.version, by, call.now));
    },
  },
  unpublishDocument: {
    authorize: canEditContent,
    handle: async (call) => {
      const { open, by } = await writing(call, `document:${call.params.documentId}`);
      return shown(open, await unpublish(call.db, open, call.params.documentId, call.body.version, by, call.now));
    },
  },
  listRevisions: {
    authorize: canEditContent,
    handle: ({ params }) => room().history.list(params.documentId).map(presentRevision),
  },
  getRevision: {
    authorize: canEditContent,
    handle: ({ params }) => {
      const found = room().history.find(params.documentId, params.revisionId);
      if (!found) throw notFound('There is no such version.');
      return { ...presentRevision(found), words: wordsOf(found.document) };
    },
  },
  restoreRevision: {
    authorize: canEditContent,
    handle: async (call) => {
      const { open, by } = await writing(call, `document:${call.params.documentId}`);
      const { revision, version } = call.body;
      return shown(open, restoreRevision(open, call.params.documentId, revision, version, by, call.now));
    },
  },
  createPreviewLink: {
    authorize: canEditContent,
    handle: ({ params, body, services, about }) => {
      const { repository } = room();
      const { id } = theEntry(room(), params.documentId).document;
      about(`document:${id}`, { hours: body.hours });
      // Of the real clock: the repository judges tokens by it.
      const expires = Date.now() + body.hours * HOUR;
      const url = new URL('/api/preview', services.siteUrl);
      url.searchParams.set(
        'token',
        tokenAddress(makeToken(DESK, expires, repository.tokenKey()), repository.store.name),
      );
      url.searchParams.set('documentId', id);
      return { url: url.href, expires: new Date(expires).toISOString() };
    },
  },
  listPictures: {
    authorize: canEditContent,
    handle: async () => (await room().library.list()).map((picture) => presentPicture(room(), picture)),
  },
  uploadPicture: {
    authorize: canEditContent,
    handle: async (call) => {
      const { open } = await writing(call);
      const picture = await addPicture(open, call.query.name, call.body, call.query.alt);
      call.about(`picture:${picture.name}`);
      return presentPicture(open, picture);
    },
  },
  describePicture: {
    authorize: canEditContent,
    handle: async (call) => {
      const { open } = await writing(call, `picture:${call.params.pictureName}`);
      const { name } = await thePicture(open, call.params.pictureName);
      open.library.describe(name, call.body.alt);
      return presentPicture(open, await thePicture(open, name));
    },
  },
  replacePicture: {
    authorize: canEditContent,
    handle: async (call) => {
      const { open, by } = await writing(call, `picture:${call.params.pictureName}`);
      return { documents: await replacePicture(open, call.params.pictureName, call.body.by, by, call.now) };
    },
  },
  removePicture: {
    authorize: canEditContent,
    handle: async (call) => {
      const { open } = await writing(call, `picture:${call.params.pictureName}`);
      await removePicture(open, call.params.pictureName);
      return {};
    },
  },
});
