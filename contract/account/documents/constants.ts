import { PHOTO_TYPES } from '@/contract/content/media/constants';

/** What a paper is, in the order people choose from. `message`: it came with a message. */
export const DOCUMENT_CATEGORIES = [
  'lease',
  'agreement',
  'inspection',
  'insurance',
  'statement',
  'receipt',
  'tax',
  'notice',
  'application',
  'identity',
  'message',
  'other',
] as const;

/** What we saw in a file when it came. None of it keeps a file from being sent; people decide whether to send a better one. */
export const FILE_NOTES = ['blurred', 'dark', 'nameMismatch', 'small'] as const;
export type FileNote = (typeof FILE_NOTES)[number];

/** A file given as an answer. */
export interface AnswerFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly notes: readonly FileNote[];
  /** The newest day written in it, as far as we could read one. */
  readonly datedOn: string | null;
}

/** Bytes of all files of one run that no account holds. */
export const MAX_RUN_BYTES = 100 * 1024 * 1024;

/** What we keep: papers and pictures. */
export const UPLOAD_TYPES: readonly string[] = ['application/pdf', ...PHOTO_TYPES];

/** Bytes of one file, and of all files of one person. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
export const MAX_STORED_BYTES = 500_000_000;

/** Below the address of the API: where files are sent in pieces (tus 1.0). */
export const DOCUMENT_UPLOADS = '/documents/uploads';
