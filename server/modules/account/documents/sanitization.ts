// What may be kept: pictures, made again from their pixels, and PDFs that do nothing when they are opened.
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { ApiError } from '@/server/http/errors';
import { decodeImage, InvalidImageError } from '@/server/modules/content/media';

export interface SafeFile {
  bytes: Uint8Array;
  mime: 'image/webp' | 'application/pdf';
  extension: 'webp' | 'pdf';
  /** What its first pages say; empty for pictures. */
  text: string;
}

type Examination = { problem: string } | { text: string };

const TIMEOUT_SECONDS = 5;
const MEMORY_LIMIT_MB = 256;
const unsupported = (message: string) => new ApiError('unsupportedMedia', message);

/** What a PDF must not hold: scripts, programs to start, files within, films, forms that send themselves. */
const ACTIVE_CONTENT = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA|GoToE)\b/;

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

async function sanitizePdf(bytes: Uint8Array): Promise<SafeFile> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/%%EOF\s*$/.test(text.slice(-2_048))) throw unsupported('This PDF is damaged. Please export it again.');
  // Names may be written with escapes, so that /J#53 reads as /JS.
  const plain = text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (ACTIVE_CONTENT.test(plain))
    throw unsupported('This PDF contains active content. Please print it to a new PDF and upload that.');
  const examined = await examine(bytes);
  if ('problem' in examined) throw unsupported(`We can’t accept this PDF. ${examined.problem}`);
  return { bytes, mime: 'application/pdf', extension: 'pdf', text: examined.text };
}

export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(5, bytes.byteLength)).toString('latin1') === '%PDF-';

/** The bytes as we keep them; refuses whatever is neither a picture nor a PDF. */
export async function sanitize(bytes: Uint8Array): Promise<SafeFile> {
  if (isPdf(bytes)) return sanitizePdf(bytes);
  try {
    const picture = await decodeImage(bytes);
    return { bytes: picture.bytes, mime: 'image/webp', extension: 'webp', text: '' };
  } catch (error) {
    if (!(error instanceof InvalidImageError)) throw error;
    throw unsupported(/Use a/.test(error.message) ? 'Upload a PDF, JPEG, PNG, or WebP file.' : `${error.message}.`);
  }
}
