import { useEffect, useRef, useState } from 'react';
import type { Upload as TusUpload } from 'tus-js-client';
import { DOCUMENT_UPLOADS, MAX_FILE_BYTES } from '@/contract/documents/constants';
import type { DocumentCategory, UploadedDocument } from '@/contract/documents/endpoints';
import { apiProxyPath } from '@/lib/api/client';
import { readErrorBody } from '@/lib/api/error';

export interface Upload {
  key: number;
  name: string;
  /** Bytes sent and bytes in all. */
  sent: number;
  total: number;
  problem?: string;
  document?: UploadedDocument;
  /** There is no connection; it goes on by itself once there is one. */
  isWaiting?: boolean;
}

interface Options {
  category: DocumentCategory;
  /** The run of a flow that asked for it. */
  run?: string;
  /** The paper a file takes the place of. */
  replaces?: string;
  onDone?: (document: UploadedDocument) => void;
}

let lastKey = 0;

/** Why a file is not sent at all, and what to do instead; undefined where it is. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (type.startsWith('video/')) return 'We can’t take videos here. Add photos or a PDF instead.';
  if (size > MAX_FILE_BYTES) return 'This file is larger than 50 MB. Add a smaller copy, or split it.';
  return size === 0 ? 'This file is empty. Choose it again.' : undefined;
}

/** Goes on where an upload of the same file broke off before. */
async function resumeUpload(upload: TusUpload): Promise<void> {
  const [entry] = await upload.findPreviousUploads();
  if (entry) upload.resumeFromPreviousUpload(entry);
  upload.start();
}

/** Sends files in pieces: a lost connection goes on where it broke, also after a reload of the page. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, { upload: TusUpload; settle: () => void }>());
  const updateUpload = (key: number, more: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...more } : each)));

  /** Resolves once the file has arrived, failed, or has to wait for a connection. */
  async function send(file: File, { category, run, replaces, onDone }: Options): Promise<void> {
    lastKey += 1;
    const key = lastKey;
    setUploads((all) => [...all, { key, name: file.name, sent: 0, total: file.size }]);
    const refusal = refusalOf(file);
    if (refusal) return updateUpload(key, { problem: refusal });
    const { Upload: Tus, DetailedError } = await import('tus-js-client');
    await new Promise<void>((settle) => {
      const upload = new Tus(file, {
        endpoint: `${window.location.origin}${apiProxyPath}${DOCUMENT_UPLOADS}`,
        chunkSize: 1024 * 1024,
        retryDelays: [0, 1_000, 3_000, 8_000],
        headers: { sourcetype: 'Consumer' },
        metadata: { filename: file.name, category, ...(run && { run }), ...(replaces && { replaces }) },
        // A file sent for one run is not the same file sent for another.
        fingerprint: async () => ['belong', run, file.name, file.size, file.lastModified].join(),
        removeFingerprintOnSuccess: true,
        onProgress: (sent, of) => updateUpload(key, { sent, total: of, isWaiting: false }),
        onSuccess: ({ lastResponse }) => {
          const document = JSON.parse(lastResponse.getBody()) as UploadedDocument;
          running.current.delete(key);
          updateUpload(key, { sent: file.size, document, isWaiting: false });
          onDone?.(document);
          settle();
        },
        onError: (error) => {
          settle();
          if (!navigator.onLine) return updateUpload(key, { isWaiting: true });
          running.current.delete(key);
          const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
          updateUpload(key, { problem: readErrorBody(body ?? '').message || 'The upload didn’t finish. Try again.' });
        },
      });
      running.current.set(key, { upload, settle });
      void resumeUpload(upload);
    });
  }

  // What stopped for want of a connection goes on where it was.
  useEffect(() => {
    const resumeAll = () => {
      for (const { upload } of running.current.values()) upload.start();
    };
    window.addEventListener('online', resumeAll);
    return () => window.removeEventListener('online', resumeAll);
  }, []);

  return {
    uploads,
    send,
    /** Takes one off the list, stopped if it is still on its way. */
    drop: (key: number) => {
      const entry = running.current.get(key);
      void entry?.upload.abort();
      entry?.settle();
      running.current.delete(key);
      setUploads((all) => all.filter((each) => each.key !== key));
    },
    clear: () => setUploads([]),
  };
}
