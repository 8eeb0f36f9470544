import { useEffect, useRef, useState } from 'react';
import type { Upload as TusUpload } from 'tus-js-client';
import { DOCUMENT_UPLOADS, MAX_FILE_BYTES, UPLOAD_TYPES } from '@/contract/account/documents/constants';
import type { DocumentCategory, UploadedDocument } from '@/contract/account/documents/endpoints';
import { PHOTO_TYPES } from '@/contract/content/media/constants';
import { resumableUpload } from '@/lib/api/resumableUpload';

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
  /** Papers are refused. */
  photosOnly?: boolean;
  onDone?: (document: UploadedDocument) => void;
}

let lastKey = 0;

/** Why a file is not sent at all, and what to do instead; undefined where it is. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>, photosOnly = false): string | undefined {
  if (type.startsWith('video/'))
    return `We can’t take videos here. Add photos${photosOnly ? '' : ' or a PDF'} instead.`;
  // A browser that does not know the type says none: then the file itself is looked at once it has arrived.
  if (type !== '' && !(photosOnly ? PHOTO_TYPES : UPLOAD_TYPES).includes(type))
    return `We can’t take this kind of file${photosOnly ? ' here' : ''}. Add a JPEG, PNG, WebP, or HEIC photo${photosOnly ? '' : ', or a PDF'}.`;
  if (size > MAX_FILE_BYTES) return 'This file is larger than 50 MB. Add a smaller copy, or split it.';
  return size === 0 ? 'This file is empty. Choose it again.' : undefined;
}

/** Sends files in pieces: a lost connection goes on where it broke, also after a reload of the page. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, { upload: TusUpload; settle: () => void }>());
  const updateUpload = (key: number, more: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...more } : each)));

  /** Resolves once the file has arrived, failed, or has to wait for a connection. */
  async function send(file: File, { category, run, replaces, photosOnly, onDone }: Options): Promise<void> {
    lastKey += 1;
    const key = lastKey;
    setUploads((all) => [...all, { key, name: file.name, sent: 0, total: file.size }]);
    const refusal = refusalOf(file, photosOnly);
    if (refusal) return updateUpload(key, { problem: refusal });
    await new Promise<void>((settle) => {
      void resumableUpload(file, {
        path: DOCUMENT_UPLOADS,
        metadata: {
          filename: file.name,
          category,
          ...(run && { run }),
          ...(replaces && { replaces }),
          ...(photosOnly && { photosOnly: 'yes' }),
        },
        // A file sent for one run is not the same file sent for another.
        fingerprint: [run],
        onProgress: (sent, total) => updateUpload(key, { sent, total, isWaiting: false }),
        onSuccess: (body) => {
          const document = JSON.parse(body) as UploadedDocument;
          running.current.delete(key);
          updateUpload(key, { sent: file.size, document, isWaiting: false });
          onDone?.(document);
          settle();
        },
        onOffline: () => {
          settle();
          updateUpload(key, { isWaiting: true });
        },
        onProblem: (problem) => {
          settle();
          running.current.delete(key);
          updateUpload(key, { problem });
        },
      }).then((upload) => running.current.set(key, { upload, settle }));
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
