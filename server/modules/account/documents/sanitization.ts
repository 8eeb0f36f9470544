// What may be kept: pictures, made again from their pixels, and PDFs that do nothing when they are opened.
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { ApiError } from '@/server/http/errors';
import { decodeImage, detectFormat, InvalidImageError } from '@/server/modules/content/media';

export interface SafeFile {
  bytes: Uint8Array;
  mime: 'image/webp' | 'application/pdf';
  extension: 'webp' | 'pdf';
  /** What its first pages say; empty for pictures. */
  text: string;
}

type Examination = { problem: string } | { text: string };

const TIMEOUT_SECONDS = 15;
const MEMORY_LIMIT_MB = 256;
const unsupported = (message: string) => new ApiError('unsupportedMedia', message);

/** Put together as it runs: where a bundler can read the path, it makes a worker of its own that is handed nothing. */
const workerFile = () =>
  path.join(process.cwd(), ...['server', 'modules', 'account', 'documents', 'pdf.worker.mjs'].values());

/** Other people’s bytes are read in a thread of its own, which is ended when it takes too long or too much. */
function examine(bytes: Uint8Array): Promise<Examination> {
  const worker = new Worker(workerFile(), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    stdout: true,
    stderr: true,
  });
  return new Promise<Examination>((resolve) => {
    const tooLong = setTimeout(() => resolve({ problem: 'It takes too long to open.' }), TIMEOUT_SECONDS * 1_000);
    worker.once('message', (examined: Examination) => resolve(examined));
    worker.once('error', () => resolve({ problem: 'We can’t open it.' }));
    worker.once('exit', () => resolve({ problem: 'We can’t open it.' }));
    void tooLong;
  }).finally(() => void worker.terminate());
}

/** Where programs look for the mark at the start and at the end of a PDF. */
const MARK_BYTES = 1_024;

const latin1 = (bytes: Uint8Array, start: number, end?: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', Math.max(0, start), end);

/** Where a PDF starts among its first bytes, -1 for what is none. */
const startOfPdf = (bytes: Uint8Array) => (detectFormat(bytes) ? -1 : latin1(bytes, 0, MARK_BYTES).indexOf('%PDF-'));

export const isPdf = (bytes: Uint8Array): boolean => startOfPdf(bytes) >= 0;

const END_MARK = '%%EOF';

/**
 * A PDF without what stands before its start and after its end mark: scanners and mail programs pad it. Some scanners leave out
 * the mark itself; then the place of the table, which the last line names, says that the file is whole.
 */
function trimPdf(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && [0, 9, 10, 12, 13, 26, 32].includes(bytes[end - 1] ?? 1)) end -= 1;
  const from = Math.max(0, end - MARK_BYTES);
  const tail = latin1(bytes, from, end);
  const start = startOfPdf(bytes);
  if (/startxref\s+\d+$/.test(tail)) return Buffer.concat([bytes.subarray(start, end), Buffer.from(`\n${END_MARK}\n`)]);
  const mark = tail.lastIndexOf(END_MARK);
  if (mark < 0) throw unsupported('This PDF ends in the middle. Please download or export it again.');
  return Buffer.concat([bytes.subarray(start, from + mark + END_MARK.length), Buffer.from('\n')]);
}

async function sanitizePdf(received: Uint8Array): Promise<SafeFile> {
  const bytes = trimPdf(received);
  const examined = await examine(bytes);
  if ('problem' in examined) throw unsupported(`We can’t accept this PDF. ${examined.problem}`);
  return { bytes, mime: 'application/pdf', extension: 'pdf', text: examined.text };
}

const PHOTOS = 'JPEG, PNG, WebP, or HEIC';

/** What a file is that is neither a picture nor a PDF, and what to do; undefined where its bytes do not tell. */
function otherKindOf(bytes: Uint8Array): string | undefined {
  const start = latin1(bytes, 0, MARK_BYTES);
  const holds = (words: string, encoding?: 'utf16le') => Buffer.from(bytes).includes(Buffer.from(words, encoding));
  if (bytes.length === 0) return 'This file is empty. Download or export it again, and send that.';
  // Compound files (MS-CFB): Office up to 2003, emails of Outlook, and every Office file with a password.
  if (start.startsWith('\xD0\xCF\x11\xE0'))
    return holds('EncryptedPackage', 'utf16le')
      ? 'This Office file has a password. Open it, and save it as a PDF without a password.'
      : 'This is an Office file. Save it as a PDF.';
  if (start.startsWith('PK\x03\x04')) {
    if (/(?:word|xl|ppt)\/|\[Content_Types\]|mimetypeapplication\/vnd\.oasis/.test(start))
      return 'This is an Office file. Save it as a PDF.';
    return holds('Index/Document.iwa')
      ? 'This is a Pages, Numbers, or Keynote file. Export it as a PDF.'
      : 'This is a ZIP archive. Open it, and send the files in it one by one.';
  }
  if (/^[\s\uFEFF\xEF\xBB\xBF]*(?:<!doctype html|<html|<\?xml|<svg)/i.test(start))
    return 'This is a web page or a drawing. Print it to a PDF, and send that.';
  if (start.startsWith('{\\rtf')) return 'This is a text document. Save it as a PDF.';
  // Neither binary nor empty: letters, line ends, and tabs alone.
  if (/^[\t\n\r\f\x20-\x7E\x80-\xFF]+$/.test(start)) return 'This is a text file. Print it to a PDF, and send that.';
  return undefined;
}

/** The bytes as we keep them; refuses whatever is neither a picture nor a PDF, and PDFs where photos alone are of use. */
export async function sanitize(bytes: Uint8Array, photosOnly = false): Promise<SafeFile> {
  if (isPdf(bytes)) {
    if (photosOnly) throw unsupported(`That file isn’t a photo. Upload a ${PHOTOS} photo.`);
    return sanitizePdf(bytes);
  }
  try {
    const picture = await decodeImage(bytes);
    return { bytes: picture.bytes, mime: 'image/webp', extension: 'webp', text: '' };
  } catch (error) {
    if (!(error instanceof InvalidImageError)) throw error;
    const isUnknown = /Use a/.test(error.message) && !photosOnly;
    if (!isUnknown) throw unsupported(`${error.message}.`);
    throw unsupported(otherKindOf(bytes) ?? `Upload a PDF or a ${PHOTOS} photo.`);
  }
}
