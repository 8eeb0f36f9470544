import * as z from 'zod';

/** Where the words of the site can be changed: here, nowhere for now (the folder is read-only), or in Prismic. */
export const StudioMode = z.enum(['open', 'readOnly', 'prismic']);
export type StudioMode = z.infer<typeof StudioMode>;

/** `draft`: not public yet. `changed`: published, with a newer draft. */
export const DocumentStatus = z.enum(['draft', 'changed', 'published']);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

const Editor = z.object({ id: z.string(), name: z.string() });
const Fields = z.record(z.string(), z.unknown());

/** A field as Prismic’s models have it. */
export const StudioField = z.object({ type: z.string(), config: z.record(z.string(), z.unknown()).optional() });
export type StudioField = z.infer<typeof StudioField>;
const FieldModels = z.record(z.string(), StudioField);

export const StudioType = z.object({
  id: z.string(),
  label: z.string(),
  repeatable: z.boolean(),
  hasUid: z.boolean(),
  /** Uids it may have, where its addresses are fixed. */
  uids: z.array(z.string()).nullable(),
  tabs: z.array(z.object({ name: z.string(), fields: FieldModels })),
});
export type StudioType = z.infer<typeof StudioType>;

export const StudioSlice = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  variations: z.array(
    z.object({ id: z.string(), name: z.string(), description: z.string(), primary: FieldModels, items: FieldModels }),
  ),
});
export type StudioSlice = z.infer<typeof StudioSlice>;

export const Studio = z.object({
  mode: StudioMode,
  /** Where to write instead, in mode `prismic`. */
  externalUrl: z.string().nullable(),
  editor: Editor,
  types: z.array(StudioType),
  slices: z.array(StudioSlice),
});
export type Studio = z.infer<typeof Studio>;

export const DocumentCard = z.object({
  id: z.string(),
  type: z.string(),
  uid: z.string().nullable(),
  title: z.string(),
  status: DocumentStatus,
  /** Address on the site; null for what has no page. */
  path: z.string().nullable(),
  /** UTC. */
  changedAt: z.string(),
  changedBy: z.string().nullable(),
});
export type DocumentCard = z.infer<typeof DocumentCard>;

export const DocumentQuery = z.strictObject({
  type: z.string().max(60).optional(),
  status: DocumentStatus.optional(),
  /** Words in the title, the address or the text. */
  search: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});

export const DocumentList = z.object({
  items: z.array(DocumentCard),
  total: z.int(),
  pages: z.int(),
  /** How many of each type there are, whatever is asked for. */
  counts: z.record(z.string(), z.int()),
});
export type DocumentList = z.infer<typeof DocumentList>;

/** What an editor changes of a document. */
export const DocumentContent = z.strictObject({
  uid: z.string().max(100).nullable(),
  tags: z.array(z.string().trim().min(1).max(60)).max(20),
  data: Fields,
});
export type DocumentContent = z.infer<typeof DocumentContent>;

export const Finding = z.object({
  /** `data.slices[2].primary.heading` */
  path: z.string(),
  message: z.string(),
});
export type Finding = z.infer<typeof Finding>;

const LinkedTitles = z.record(z.string(), z.string());

export const ScheduledAction = z.enum(['publish', 'unpublish']);
export type ScheduledAction = z.infer<typeof ScheduledAction>;

const ContentSchedule = z.object({
  action: ScheduledAction,
  at: z.iso.datetime(),
  /** Who wanted it. */
  by: z.string(),
  /** Why it did not happen at its time; null while it waits. */
  failure: z.string().nullable(),
});
export type ContentSchedule = z.infer<typeof ContentSchedule>;

export const StudioDocument = z.object({
  id: z.string(),
  type: z.string(),
  lang: z.string(),
  /** As it would be published now. */
  words: DocumentContent,
  /** As everybody sees it. */
  published: DocumentContent.nullable(),
  publishedAt: z.string().nullable(),
  status: DocumentStatus,
  /** Changes with every save; a save must name the one it began from. */
  version: z.string(),
  changedAt: z.string(),
  changedBy: z.string().nullable(),
  path: z.string().nullable(),
  /** What has to be mended before it can be published. */
  findings: z.array(Finding),
  /** What else keeps it from being published; a draft may lack it. */
  unready: z.array(Finding),
  /** Titles of the documents that it links to, now and as published, by id. */
  linked: LinkedTitles,
  /** Whether the reader may publish and unpublish it: legal pages are for administrators. */
  mayPublish: z.boolean(),
  schedules: z.array(ContentSchedule),
});
export type StudioDocument = z.infer<typeof StudioDocument>;

export const NewDocument = z.strictObject({
  type: z.string().max(60),
  uid: z.string().max(100).nullable(),
  /** What it begins with in its title, where its type has one. */
  title: z.string().trim().min(1).max(200).optional(),
  /** Begins as a copy of this one. */
  copyOf: z.string().max(16).optional(),
});
export type NewDocument = z.infer<typeof NewDocument>;

const VersionToken = z.string().max(40);
export const DraftSave = z.strictObject({ version: VersionToken, words: DocumentContent });
export type DraftSave = z.infer<typeof DraftSave>;

/** Names the version that was looked at: what has changed since is not published unseen. */
export const DocumentVersion = z.strictObject({ version: VersionToken });

export const NewSchedule = z.strictObject({
  action: ScheduledAction,
  version: VersionToken,
  at: z.iso.datetime('Choose a day and a time'),
});

export const Restore = z.strictObject({ version: VersionToken, revision: z.string().max(40) });

export const RevisionCard = z.object({
  id: z.string(),
  /** What happened then. */
  act: z.enum(['saved', 'published', 'unpublished', 'discarded']),
  at: z.string(),
  by: z.string().nullable(),
});
export type RevisionCard = z.infer<typeof RevisionCard>;
export const Revision = RevisionCard.extend({ words: DocumentContent, linked: LinkedTitles });
export type Revision = z.infer<typeof Revision>;

export const PreviewLinkRequest = z.strictObject({ hours: z.int().min(1).max(720) });
export const PreviewLink = z.object({ url: z.string(), expires: z.string() });
export type PreviewLink = z.infer<typeof PreviewLink>;

export const StudioPicture = z.object({
  name: z.string(),
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  bytes: z.int(),
  uploadedAt: z.string(),
  uses: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type StudioPicture = z.infer<typeof StudioPicture>;

const AltText = z.string().trim().min(5, 'Describe the image in 5 characters or more').max(300);
export const PictureQuery = z.strictObject({ name: z.string().max(200), alt: AltText });
export const PictureBytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  'Choose an image',
);
export const PictureDescription = z.strictObject({ alt: AltText });
export const Replacement = z.strictObject({ by: z.string().max(200) });

const Empty = z.object({});

/** What each endpoint takes and gives. */
export const studioSchemas = {
  getStudio: { result: Studio },
  listDocuments: { query: DocumentQuery, result: DocumentList },
  createDocument: { body: NewDocument, result: StudioDocument },
  getDocument: { result: StudioDocument },
  saveDraft: { body: DraftSave, result: StudioDocument },
  showPresence: { result: z.object({ others: z.array(Editor) }) },
  discardDraft: {
    body: DocumentVersion,
    result: z.object({ document: StudioDocument.nullable(), revision: z.string() }),
  },
  publishDocument: { body: DocumentVersion, result: StudioDocument },
  unpublishDocument: { body: DocumentVersion, result: StudioDocument },
  scheduleDocument: { body: NewSchedule, result: StudioDocument },
  unscheduleDocument: { body: z.strictObject({ action: ScheduledAction }), result: StudioDocument },
  listRevisions: { result: z.array(RevisionCard) },
  getRevision: { result: Revision },
  restoreRevision: { body: Restore, result: StudioDocument },
  createPreviewLink: { body: PreviewLinkRequest, result: PreviewLink },
  listPictures: { result: z.array(StudioPicture) },
  uploadPicture: { query: PictureQuery, body: PictureBytes, result: StudioPicture },
  describePicture: { body: PictureDescription, result: StudioPicture },
  replacePicture: { body: Replacement, result: z.object({ documents: z.array(z.string()) }) },
  removePicture: { result: Empty },
};
