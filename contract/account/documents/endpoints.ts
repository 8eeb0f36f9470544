import { endpoint, resource } from '@/contract/endpoint';
import type { documentsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** The papers of a person. They arrive in pieces by tus at `/documents/uploads` and leave by links of five minutes. */
export const documents = resource<typeof documentsSchemas>('documents')({
  listDocuments: endpoint('GET', '/documents', {
    summary: 'Their papers, the newest first, and how much room is left',
    access: 'signedIn',
  }),
  updateDocument: endpoint('PUT', '/documents/:documentId', {
    summary: 'Gives a paper of theirs another name or category',
    access: 'signedIn',
  }),
  removeDocument: endpoint('DELETE', '/documents/:documentId', {
    summary: 'Removes a paper of theirs with its earlier versions; a record that has to be kept is refused',
    access: 'signedIn',
    audit: 'document.removed',
  }),
  hideDocument: endpoint('PUT', '/documents/:documentId/hidden', {
    summary: 'Hides a paper from their list, or shows it again',
    access: 'signedIn',
  }),
  createDocumentLink: endpoint('POST', '/documents/:documentId/link', {
    summary: 'Makes a link that opens it for five minutes',
    access: 'signedIn',
  }),
  createFileLink: endpoint('POST', '/documents/files/:fileType/:ownerId/link', {
    summary:
      'Makes a link to the newest document of a type that belongs to a person or a home, for anyone who may read it',
    access: 'signedIn',
  }),
  createArchiveLink: endpoint('POST', '/documents/archive', {
    summary: 'Makes a link that opens all of theirs as one zip',
    access: 'signedIn',
  }),
});
