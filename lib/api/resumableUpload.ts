import type { Upload as Tus } from 'tus-js-client';
import { apiProxyPath } from './client';
import { readErrorBody } from './error';

interface ResumableUpload {
  /** Below the API. */
  readonly path: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** What makes the same file the same upload, so that it goes on where it broke off, also after a reload. */
  readonly fingerprint: readonly (string | number | undefined)[];
  /** Before the file is sent. Gets what went along with it when it was begun. */
  readonly prepare?: (metadata: Readonly<Record<string, string>>) => Promise<void>;
  readonly onProgress: (sent: number, total: number) => void;
  readonly onSuccess: (body: string) => void;
  /** There is no connection: call `start` again once there is one. */
  readonly onOffline: () => void;
  readonly onProblem: (problem: string) => void;
}

/** Sends a file in pieces: a lost connection costs the last piece alone. */
export async function resumableUpload(file: File, upload: ResumableUpload): Promise<Tus> {
  const { Upload, DetailedError } = await import('tus-js-client');
  const tus = new Upload(file, {
    endpoint: `${window.location.origin}${apiProxyPath}${upload.path}`,
    chunkSize: 1024 * 1024,
    retryDelays: [0, 1_000, 3_000, 8_000],
    headers: { sourcetype: 'Consumer' },
    metadata: { ...upload.metadata },
    fingerprint: async () => ['belong', ...upload.fingerprint, file.name, file.size, file.lastModified].join(),
    removeFingerprintOnSuccess: true,
    onProgress: upload.onProgress,
    onSuccess: ({ lastResponse }) => upload.onSuccess(lastResponse.getBody()),
    onError: (error) => {
      if (!navigator.onLine) return upload.onOffline();
      const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
      upload.onProblem(readErrorBody(body ?? '').message || 'The upload didn’t finish. Try again.');
    },
  });
  void (async () => {
    const [entry] = await tus.findPreviousUploads();
    const metadata = { ...upload.metadata, ...entry?.metadata };
    tus.options.metadata = metadata;
    await upload.prepare?.(metadata);
    if (entry) tus.resumeFromPreviousUpload(entry);
    tus.start();
  })().catch((error: unknown) => upload.onProblem(error instanceof Error ? error.message : 'Try again.'));
  return tus;
}
