import * as z from 'zod';
import { DOCUMENT_CATEGORIES, FILE_NOTES } from './constants';

export const DocumentCategory = z.enum(DOCUMENT_CATEGORIES);
export type DocumentCategory = z.infer<typeof DocumentCategory>;

export const Document = z.object({
  id: z.uuid(),
  name: z.string(),
  category: DocumentCategory,
  mime: z.string(),
  bytes: z.int(),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type Document = z.infer<typeof Document>;

/** A file that has just come, with what we saw in it. */
export const UploadedDocument = Document.extend({
  notes: z.array(z.enum(FILE_NOTES)),
  /** The newest day written in it, as far as we could read one. */
  datedOn: z.iso.date().nullable(),
});
export type UploadedDocument = z.infer<typeof UploadedDocument>;

/** A paper in its newest version, with those it replaced. */
export const StoredDocument = Document.extend({
  home: z.object({ id: z.uuid(), streetAddress: z.string() }).nullable(),
  earlier: z.array(Document),
  /** A record, such as a notice or a statement: it can be hidden, not changed or deleted. */
  isRecord: z.boolean(),
  /** Left out of their list until they show it again. */
  hidden: z.boolean(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

export const DocumentList = z.object({
  items: z.array(StoredDocument),
  usedBytes: z.int(),
  maxBytes: z.int(),
});
export type DocumentList = z.infer<typeof DocumentList>;

export const DocumentChange = z.strictObject({
  name: z.string().trim().min(1, 'Please give it a name').max(150, 'Please use at most 150 characters'),
  category: DocumentCategory,
});
export type DocumentChange = z.infer<typeof DocumentChange>;

export const DocumentVisibility = z.strictObject({ hidden: z.boolean() });

/** Opens one file, for a few minutes, for the person it was made for. Relative to the address of this API. */
export const FileLink = z.object({ href: z.string(), expiresAt: z.iso.datetime() });
export type FileLink = z.infer<typeof FileLink>;

/** What each endpoint takes and gives. */
export const documentsSchemas = {
  listDocuments: { result: DocumentList },
  updateDocument: { body: DocumentChange, result: Document },
  removeDocument: { result: z.object({}) },
  hideDocument: { body: DocumentVisibility, result: z.object({}) },
  createDocumentLink: { result: FileLink },
  createFileLink: { result: FileLink },
  createArchiveLink: { result: FileLink },
};
