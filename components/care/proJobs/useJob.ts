import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { JobStep } from '@/contract/care/proJobs/constants';
import { type ProJob, proJobs } from '@/contract/care/proJobs/endpoints';
import { newId } from '@/contract/ids';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useOfflineRecord } from '@/hooks/useOfflineRecord';
import { offlineDatabase, writeChange, writePhoto } from '@/lib/offline/offlineStore';
import { readDevice, storeDevice } from './jobDevice';
import { localPhotos, type StoredMove, withUnsent } from './jobRecord';
import { sendJob } from './sendJob';

/** Under which the phone stores what is done about it. */
const recordOf = (token: string) => `job ${token.slice(0, 8)}`;

/** The home and the people of a job stay on the phone as long as the job is the Pro’s. */
async function storeJob(recordId: string, job: ProJob): Promise<void> {
  const { snapshots } = offlineDatabase();
  if (job.details && job.status === 'accepted') await snapshots.put({ recordId, value: job });
  else await snapshots.delete(recordId);
}

/** The job that the emailed link opens; its secret stands after the #, where no server sees it. */
export function useJob() {
  const [token, setToken] = useState<string | null>();
  const [job, setOpened] = useState<ProJob>();
  const deviceRef = useRef<string>(undefined);
  const openJob = useApiMutation(proJobs.openJob);
  const { mutate: open } = openJob;
  const api = useQueryClient().getDefaultOptions().queries?.meta?.api;
  const recordId = token ? recordOf(token) : undefined;
  const link = { token: token ?? '', device: deviceRef.current ?? '' };

  const setJob = useCallback((next: ProJob, id: string) => {
    setOpened(next);
    void storeJob(id, next);
  }, []);
  const { local, problem, unsent, sync } = useOfflineRecord(recordId, async () => {
    if (api && recordId && link.device) await sendJob(api, recordId, link, (next) => setJob(next, recordId));
  });

  const reload = useCallback(
    (secret: string) => {
      const device = deviceRef.current;
      open(
        { body: { token: secret, ...(device && { device }) } },
        {
          onSuccess: (next) => setJob(next, recordOf(secret)),
          // Without a connection the phone shows what it knew last.
          onError: async ({ status }) => {
            if (status !== 0) return;
            const stored = await offlineDatabase().snapshots.get(recordOf(secret));
            if (stored) setOpened(stored.value as ProJob);
          },
        },
      );
    },
    [open, setJob],
  );
  useEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1)).get('token');
    setToken(found);
    if (!found) return;
    deviceRef.current = readDevice(found);
    reload(found);
  }, [reload]);
  const isOpen = job?.details !== undefined && job.details !== null;
  useEffect(() => {
    if (isOpen) void sync();
  }, [isOpen, sync]);

  const changes = local?.changes ?? [];
  const write = async (entityId: string, field: string, value: string) => {
    if (!recordId) return;
    await writeChange(recordId, { entityId, field, value });
    void sync();
  };
  const isRefused = openJob.error !== null && openJob.error.status >= 400 && openJob.error.status < 500;
  return {
    recordId,
    job: job?.details ? { ...job, details: withUnsent(job.details, changes) } : job,
    setJob: (next: ProJob) => recordId && setJob(next, recordId),
    isReading: token === undefined || openJob.isPending,
    /** No link, or one that does not work. */
    isClosed: token === null || isRefused,
    hasFailed: openJob.isError && !isRefused && !job,
    reload: () => token && reload(token),
    /** For calls about a job of this phone. */
    link,
    confirmDevice(device: string) {
      if (!token) return;
      deviceRef.current = device;
      storeDevice(token, device);
      reload(token);
    },
    problem,
    unsent,
    /** Photos of this phone that our server has not shown yet. */
    photos: job?.details ? localPhotos(job.details, changes, local?.photos ?? []) : [],
    /** What our server would not take, with the reason. */
    refused: changes.filter(({ sent }) => sent === 2),
    dismissRefused: () =>
      offlineDatabase().changes.bulkDelete(changes.flatMap(({ id, sent }) => (sent === 2 ? id : []))),
    move: (move: StoredMove) => write(newId(), 'move', JSON.stringify(move)),
    saveChecklist: (steps: readonly JobStep[]) => write('checklist', 'checklist', steps.join(' ')),
    sendMessage: (body: string) => write(newId(), 'message', body),
    async addPhoto(file: Blob, stage: 'before' | 'after') {
      if (!recordId) return;
      await writePhoto(recordId, { field: 'photo.stage', value: stage }, file);
      void sync();
    },
  };
}

export type JobState = ReturnType<typeof useJob>;
