import { useEffect, useRef, useState } from 'react';
import type { Upload as TusUpload } from 'tus-js-client';
import type { ArrivedDocument, DocumentCategory } from '@/contract/documents';
import { DOCUMENT_UPLOADS, MOST_FILE_BYTES } from '@/contract/documents.facts';
import { browserDoor } from '@/lib/api/client';
import { readErrorBody } from '@/lib/api/error';

export interface Upload {
  key: number;
  name: string;
  /** Bytes sent and bytes in all. */
  sent: number;
  of: number;
  problem?: string;
  document?: ArrivedDocument;
  /** There is no connection; it goes on by itself once there is one. */
  waits?: boolean;
}

interface Options {
  category: DocumentCategory;
  /** The run of a flow that asked for it. */
  run?: string;
  /** The paper a file takes the place of. */
  replaces?: string;
  onDone?: (document: ArrivedDocument) => void;
}

let lastKey = 0;

/** Goes on where an upload of the same file broke off before. */
async function resume(upload: TusUpload): Promise<void> {
  const [known] = await upload.findPreviousUploads();
  if (known) upload.resumeFromPreviousUpload(known);
  upload.start();
}

/** Sends files in pieces: a lost connection goes on where it broke, also after a reload of the page. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, { upload: TusUpload; settle: () => void }>());
  const change = (key: number, more: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...more } : each)));

  /** Resolves once the file has arrived, failed, or has to wait for a connection. */
  async function send(file: File, { category, run, replaces, onDone }: Options): Promise<void> {
    lastKey += 1;
    const key = lastKey;
    setUploads((all) => [...all, { key, name: file.name, sent: 0, of: file.size }]);
    if (file.size > MOST_FILE_BYTES) return change(key, { problem: 'This file is larger than 50 MB.' });
    if (file.size === 0) return change(key, { problem: 'This file is empty.' });
    const { Upload: Tus, DetailedError } = await import('tus-js-client');
    await new Promise<void>((settle) => {
      const upload = new Tus(file, {
        endpoint: `${window.location.origin}${browserDoor}${DOCUMENT_UPLOADS}`,
        chunkSize: 1024 * 1024,
        retryDelays: [0, 1_000, 3_000, 8_000],
        headers: { sourcetype: 'Consumer' },
        metadata: { filename: file.name, category, ...(run && { run }), ...(replaces && { replaces }) },
        // A file sent for one run is not the same file sent for another.
        fingerprint: async () => ['belong', run, file.name, file.size, file.lastModified].join(),
        removeFingerprintOnSuccess: true,
        onProgress: (sent, of) => change(key, { sent, of, waits: false }),
        onSuccess: ({ lastResponse }) => {
          const document = JSON.parse(lastResponse.getBody()) as ArrivedDocument;
          running.current.delete(key);
          change(key, { sent: file.size, document, waits: false });
          onDone?.(document);
          settle();
        },
        onError: (error) => {
          settle();
          if (!navigator.onLine) return change(key, { waits: true });
          running.current.delete(key);
          const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
          change(key, { problem: readErrorBody(body ?? '').message || 'It did not arrive. Please try again.' });
        },
      });
      running.current.set(key, { upload, settle });
      void resume(upload);
    });
  }

  // What stopped for want of a connection goes on where it was.
  useEffect(() => {
    const goOn = () => {
      for (const { upload } of running.current.values()) upload.start();
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);

  return {
    uploads,
    send,
    /** Takes one off the list, stopped if it is still on its way. */
    drop: (key: number) => {
      const known = running.current.get(key);
      void known?.upload.abort();
      known?.settle();
      running.current.delete(key);
      setUploads((all) => all.filter((each) => each.key !== key));
    },
    clear: () => setUploads([]),
  };
}
