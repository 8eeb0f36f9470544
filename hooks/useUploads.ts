import { useRef, useState } from 'react';
import type { Upload as TusUpload } from 'tus-js-client';
import type { Document, DocumentCategory } from '@/contract/documents';
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
  document?: Document;
}

interface Options {
  category: DocumentCategory;
  /** The paper a file takes the place of. */
  replaces?: string;
  onDone?: (document: Document) => void;
}

let lastKey = 0;

/** Sends files in pieces: a lost connection goes on where it broke, also after a reload of the page. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, TusUpload>());
  const change = (key: number, more: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...more } : each)));

  async function send(file: File, { category, replaces, onDone }: Options): Promise<void> {
    lastKey += 1;
    const key = lastKey;
    setUploads((all) => [...all, { key, name: file.name, sent: 0, of: file.size }]);
    if (file.size > MOST_FILE_BYTES) return change(key, { problem: 'This file is larger than 50 MB.' });
    if (file.size === 0) return change(key, { problem: 'This file is empty.' });
    const { Upload: Tus, DetailedError } = await import('tus-js-client');
    const upload = new Tus(file, {
      endpoint: `${window.location.origin}${browserDoor}${DOCUMENT_UPLOADS}`,
      chunkSize: 1024 * 1024,
      retryDelays: [0, 1_000, 3_000, 8_000],
      headers: { sourcetype: 'Consumer' },
      metadata: { filename: file.name, category, ...(replaces && { replaces }) },
      removeFingerprintOnSuccess: true,
      onProgress: (sent, of) => change(key, { sent, of }),
      onSuccess: ({ lastResponse }) => {
        const document = JSON.parse(lastResponse.getBody()) as Document;
        change(key, { sent: file.size, document });
        onDone?.(document);
      },
      onError: (error) => {
        const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
        change(key, { problem: readErrorBody(body ?? '').message || 'It did not arrive. Please try again.' });
      },
    });
    running.current.set(key, upload);
    const [known] = await upload.findPreviousUploads();
    if (known) upload.resumeFromPreviousUpload(known);
    upload.start();
  }

  return {
    uploads,
    send,
    /** Takes one off the list, stopped if it is still on its way. */
    drop: (key: number) => {
      void running.current.get(key)?.abort();
      running.current.delete(key);
      setUploads((all) => all.filter((each) => each.key !== key));
    },
    clear: () => setUploads([]),
  };
}
