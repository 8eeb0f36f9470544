import { endpoint, resource } from '@/contract/endpoint';
import type { studioSchemas } from './schemas';

export type * from './schemas';

/** Documents hold many words: the longest of ours weighs some 60 kB. */
const MAX_DOCUMENT_BYTES = 1_000_000;
const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
const access = 'editor';

/** Where editors write the words of the site (docs/content-format.md). */
export const studio = resource<typeof studioSchemas>('studio')({
  getStudio: endpoint('GET', '/studio', {
    summary: 'Whether one can write here, and the models of what is written',
    access,
  }),
  listDocuments: endpoint('GET', '/studio/documents', {
    summary: 'Documents with their status, newest change first',
    access,
  }),
  createDocument: endpoint('POST', '/studio/documents', {
    summary: 'Begins a document as a draft',
    access,
    audit: 'content.created',
  }),
  getDocument: endpoint('GET', '/studio/documents/:documentId', {
    summary: 'A document as it would be published now',
    access,
  }),
  saveDraft: endpoint('PUT', '/studio/documents/:documentId', {
    summary: 'Saves a draft, unless someone else saved another meanwhile',
    access,
    rate: 'beacon',
    bodyLimit: MAX_DOCUMENT_BYTES,
  }),
  showPresence: endpoint('POST', '/studio/documents/:documentId/presence', {
    summary: 'Says that the caller has the document open, and names the others who do',
    access,
    rate: 'beacon',
  }),
  discardDraft: endpoint('POST', '/studio/documents/:documentId/discard', {
    summary: 'Goes back to what is published; the draft stays in the history',
    access,
    audit: 'content.discarded',
  }),
  publishDocument: endpoint('POST', '/studio/documents/:documentId/publish', {
    summary: 'Publishes the draft',
    access,
    audit: 'content.published',
  }),
  unpublishDocument: endpoint('POST', '/studio/documents/:documentId/unpublish', {
    summary: 'Takes a document from the site and keeps it as a draft',
    access,
    audit: 'content.unpublished',
  }),
  scheduleDocument: endpoint('POST', '/studio/documents/:documentId/schedule', {
    summary: 'Publishes this version of the draft, or unpublishes the document, at a time',
    access,
    audit: 'content.scheduled',
  }),
  unscheduleDocument: endpoint('POST', '/studio/documents/:documentId/unschedule', {
    summary: 'Takes back what was scheduled, before its time',
    access,
    audit: 'content.unscheduled',
  }),
  listRevisions: endpoint('GET', '/studio/documents/:documentId/revisions', {
    summary: 'What the document was before, newest first',
    access,
  }),
  getRevision: endpoint('GET', '/studio/documents/:documentId/revisions/:revisionId', {
    summary: 'The words of one earlier version',
    access,
  }),
  restoreRevision: endpoint('POST', '/studio/documents/:documentId/restore', {
    summary: 'Makes an earlier version the draft',
    access,
    audit: 'content.restored',
  }),
  createPreviewLink: endpoint('POST', '/studio/documents/:documentId/preview-links', {
    summary: 'A link that shows the drafts on the real pages until it ends',
    access,
    audit: 'content.preview_shared',
  }),
  listPictures: endpoint('GET', '/studio/pictures', { summary: 'Every picture, and where it is used', access }),
  uploadPicture: endpoint('POST', '/studio/pictures', {
    summary: 'Takes in a picture: the bytes of a JPEG, PNG, WebP, or HEIC file',
    access,
    maxBodyBytes: MAX_PICTURE_BYTES,
    audit: 'content.picture_uploaded',
  }),
  describePicture: endpoint('PUT', '/studio/pictures/:pictureName', {
    summary: 'Says what a picture shows',
    access,
    audit: 'content.picture_described',
  }),
  replacePicture: endpoint('POST', '/studio/pictures/:pictureName/replace', {
    summary: 'Puts another picture in its place, in drafts of every document that shows it',
    access,
    audit: 'content.picture_replaced',
  }),
  removePicture: endpoint('DELETE', '/studio/pictures/:pictureName', {
    summary: 'Removes a picture that no document shows',
    access,
    audit: 'content.picture_removed',
  }),
});
