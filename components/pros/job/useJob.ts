import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '@/contract/ids';
import { JOB_DEVICE_HEADER, JOB_STAGE_HEADER, JOB_TOKEN_HEADER } from '@/contract/proJobs/constants';
import { type ProJob, proJobs } from '@/contract/proJobs/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { uploadPhoto } from '@/lib/api/uploadPhoto';

/** Where this phone remembers that it confirmed the job of a link. */
const deviceKey = (token: string) => `belong.job.${token.slice(0, 8)}`;

function readDevice(token: string): string | undefined {
  try {
    return localStorage.getItem(deviceKey(token)) ?? undefined;
  } catch {
    // Without storage the code is asked for at each visit.
    return undefined;
  }
}

function storeDevice(token: string, device: string): void {
  try {
    localStorage.setItem(deviceKey(token), device);
  } catch {
    // As above.
  }
}

/** The job that the emailed link opens; its secret stands after the #, where no server sees it. */
export function useJob() {
  const [token, setToken] = useState<string | null>();
  const [job, setJob] = useState<ProJob>();
  const deviceRef = useRef<string>(undefined);
  const openJob = useApiMutation(proJobs.openJob);
  const { mutate: open } = openJob;

  const reload = useCallback(
    (secret: string) => {
      const device = deviceRef.current;
      open({ body: { token: secret, ...(device && { device }) } }, { onSuccess: setJob });
    },
    [open],
  );
  useEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1)).get('token');
    setToken(found);
    if (!found) return;
    deviceRef.current = readDevice(found);
    reload(found);
  }, [reload]);

  const isRefused = openJob.error !== null && openJob.error.status >= 400 && openJob.error.status < 500;
  return {
    job,
    setJob,
    isReading: token === undefined || openJob.isPending,
    /** No link, or one that does not work. */
    isClosed: token === null || isRefused,
    hasFailed: openJob.isError && !isRefused,
    reload: () => token && reload(token),
    /** For calls about a job of this phone. */
    link: { token: token ?? '', device: deviceRef.current ?? '' },
    confirmDevice(device: string) {
      if (!token) return;
      deviceRef.current = device;
      storeDevice(token, device);
      reload(token);
    },
    /** Answers what is wrong, or undefined. */
    async sendPhoto(file: Blob, stage: 'before' | 'after'): Promise<string | undefined> {
      const headers = {
        [JOB_TOKEN_HEADER]: token ?? '',
        [JOB_DEVICE_HEADER]: deviceRef.current ?? '',
        [JOB_STAGE_HEADER]: stage,
      };
      const problem = await uploadPhoto(proJobs.uploadJobPhoto.path, { photoId: newId() }, file, headers);
      if (token && !problem) reload(token);
      return problem;
    },
  };
}

export type JobState = ReturnType<typeof useJob>;
/** A job with its details: of a phone that is confirmed. */
export type OpenJob = ProJob & { readonly details: NonNullable<ProJob['details']> };
