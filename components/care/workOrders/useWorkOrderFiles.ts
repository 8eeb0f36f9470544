import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  MAX_VIDEO_MB,
  MAX_VIDEO_SECONDS,
  type PhotoStage,
  VIDEO_TYPES,
  WORK_ORDER_VIDEOS,
} from '@/contract/care/workOrders/constants';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { newId } from '@/contract/ids';
import { queriesOfResource } from '@/lib/api/query';
import { resumableUpload } from '@/lib/api/resumableUpload';
import { uploadPhoto } from '@/lib/api/uploadPhoto';
import { readClip } from '@/lib/media/videoPoster';

/** What a picker offers. */
export const REPAIR_FILE_TYPES = [PHOTO_ACCEPT, ...VIDEO_TYPES].join(',');

export const isVideo = ({ type }: Pick<File, 'type'>) => type.startsWith('video/');

interface Target {
  readonly workOrderId: string;
  readonly stage: PhotoStage;
}

interface FileBatch extends Target {
  readonly files: readonly File[];
}

export interface Sending {
  /** The file on its way, counted from one. */
  readonly at: number;
  readonly of: number;
  /** Of a video: how much of it has arrived. */
  readonly percent: number | null;
  /** There is no connection; it goes on by itself once there is one. */
  readonly isWaiting: boolean;
}

const putPhoto = ({ workOrderId, stage }: Target, photoId: string, file: Blob) =>
  uploadPhoto(workOrders.addWorkOrderPhoto.path, { workOrderId, photoId }, file, {}, { stage });

/** The first picture goes ahead as a photo; then the clip follows in pieces. Answers what is wrong, or undefined. */
async function putVideo(
  target: Target,
  file: File,
  onProgress: (percent: number, isWaiting: boolean) => void,
): Promise<string | undefined> {
  if (file.size > MAX_VIDEO_MB * 1_000_000)
    return `“${file.name}” is larger than ${MAX_VIDEO_MB} MB. Send a shorter video.`;
  const { poster, seconds } = await readClip(file);
  if (seconds !== null && seconds > MAX_VIDEO_SECONDS)
    return `“${file.name}” is longer than ${MAX_VIDEO_SECONDS / 60} minutes. Send a shorter video.`;
  return new Promise((settle) => {
    const upload = resumableUpload(file, {
      path: WORK_ORDER_VIDEOS,
      metadata: { photoId: newId() },
      fingerprint: [target.workOrderId],
      prepare: async ({ photoId = '' }) => {
        const problem = await putPhoto(target, photoId, poster);
        if (problem) throw new Error(problem);
      },
      onProgress: (sent, total) => onProgress(Math.round((100 * sent) / total), false),
      onSuccess: () => settle(undefined),
      onOffline: () => {
        onProgress(0, true);
        window.addEventListener('online', () => void upload.then((tus) => tus.start()), { once: true });
      },
      onProblem: settle,
    });
  });
}

/** Sends photos and videos of a repair, one after the other. One that fails does not stop the others. */
export function useWorkOrderFiles() {
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  /** What did not arrive, to be sent again. */
  const [failed, setFailed] = useState<readonly { target: Target; file: File }[]>([]);

  async function sendAll(entries: readonly { target: Target; file: File }[]): Promise<boolean> {
    setProblem(undefined);
    setFailed([]);
    const missed: { target: Target; file: File }[] = [];
    for (const [n, entry] of entries.entries()) {
      const state = { at: n + 1, of: entries.length, percent: null, isWaiting: false };
      setSending(state);
      const { target, file } = entry;
      const wrong = isVideo(file)
        ? await putVideo(target, file, (percent, isWaiting) => setSending({ ...state, percent, isWaiting }))
        : await putPhoto(target, newId(), file);
      if (wrong) missed.push(entry);
      if (wrong) setProblem(wrong);
    }
    await queries.invalidateQueries(queriesOfResource(workOrders));
    setFailed(missed);
    setSending(undefined);
    return missed.length === 0;
  }

  return {
    sending,
    problem,
    failedCount: failed.length,
    /** Answers whether all of them arrived. */
    send: (batches: readonly FileBatch[]) =>
      sendAll(batches.flatMap(({ files, ...target }) => files.map((file) => ({ target, file })))),
    retry: () => sendAll(failed),
  };
}

export type WorkOrderFiles = ReturnType<typeof useWorkOrderFiles>;
