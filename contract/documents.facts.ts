/** What a paper is. `message`: it came with a message. */
export const DOCUMENT_CATEGORIES = [
  'agreement',
  'application',
  'identity',
  'inspection',
  'insurance',
  'lease',
  'message',
  'notice',
  'receipt',
  'statement',
  'tax',
  'other',
] as const;

/** Bytes of one file, and of all files of one person. */
export const MOST_FILE_BYTES = 50 * 1024 * 1024;
export const MOST_BYTES_KEPT = 500 * 1024 * 1024;

/** Below the address of the API: where files are sent in pieces (tus 1.0). */
export const DOCUMENT_UPLOADS = '/documents/uploads';
