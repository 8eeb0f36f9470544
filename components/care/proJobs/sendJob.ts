import { JOB_DEVICE_HEADER, JOB_STAGE_HEADER, JOB_TOKEN_HEADER } from '@/contract/care/proJobs/constants';
import { type ProJob, proJobs } from '@/contract/care/proJobs/endpoints';
import type { ApiClient } from '@/lib/api/client';
import { ApiError } from '@/lib/api/error';
import { type LocalChange, offlineDatabase } from '@/lib/offline/offlineStore';
import { sendPhoto } from '@/lib/offline/syncRecord';
import { checklistOf, inOrder, moveOf, stageOf } from './jobRecord';

interface JobLink {
  readonly token: string;
  readonly device: string;
}

/** Refused for good: the same again would be refused again. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409, 413, 415, 422].includes(error.status);

const UNREADABLE = {
  code: 'unsupportedMedia',
  message: 'We couldn’t read this photo. Take it again as a JPEG, PNG, WebP, or HEIC.',
} as const;

async function sendChange(api: ApiClient, link: JobLink, change: LocalChange): Promise<ProJob | undefined> {
  const { id, entityId, field, value, at } = change;
  if (field === 'checklist') return api.call(proJobs.saveChecklist, { body: { ...link, steps: checklistOf(value) } });
  if (field === 'move') return api.call(proJobs.moveJob, { body: { ...link, ...moveOf(value), id, at } });
  if (field === 'message') return api.call(proJobs.addJobMessage, { body: { ...link, id, body: String(value) } });
  const photo = await offlineDatabase().photos.get(entityId);
  if (photo)
    await sendPhoto(photo, {
      path: proJobs.uploadJobPhoto.path,
      params: {},
      headers: () => ({
        [JOB_TOKEN_HEADER]: link.token,
        [JOB_DEVICE_HEADER]: link.device,
        [JOB_STAGE_HEADER]: stageOf(value),
      }),
    });
  if ((await offlineDatabase().photos.get(entityId))?.sent === 2)
    throw new ApiError(UNREADABLE, proJobs.uploadJobPhoto.path, 415);
  return api.call(proJobs.openJob, { body: link });
}

/** Sends what was done on this phone, in its order; each arrives once. What is refused stays here with the reason. */
export async function sendJob(
  api: ApiClient,
  recordId: string,
  link: JobLink,
  onJob: (job: ProJob) => void,
): Promise<void> {
  const db = offlineDatabase();
  const { changes, photos } = db;
  for (const change of inOrder(await changes.where({ recordId, sent: 0 }).toArray())) {
    try {
      const job = await sendChange(api, link, change);
      if (job) onJob(job);
      await changes.update(change.id, { sent: 1 });
    } catch (error) {
      if (!isFinal(error)) throw error;
      await changes.update(change.id, { sent: 2, problem: error.message });
      // A photo goes with its change.
      await photos.update(change.entityId, { sent: 2 });
    }
  }
}
