import { useState } from 'react';
import { proServices } from '@/contract/care/proServices/endpoints';
import { newId } from '@/contract/ids';
import { uploadPhoto } from '@/lib/api/uploadPhoto';

/** Sends photos of what is to be done, one after the other. One that fails does not stop the others. */
export function useServicePhotos() {
  const [sending, setSending] = useState<{ at: number; of: number }>();
  const [problem, setProblem] = useState<string>();

  /** Answers what did not arrive. */
  async function send(serviceOrderId: string, files: readonly File[]): Promise<File[]> {
    setProblem(undefined);
    const failed: File[] = [];
    for (const [n, file] of files.entries()) {
      setSending({ at: n + 1, of: files.length });
      const wrong = await uploadPhoto(proServices.addServicePhoto.path, { serviceOrderId, photoId: newId() }, file);
      if (!wrong) continue;
      setProblem(wrong);
      failed.push(file);
    }
    setSending(undefined);
    return failed;
  }
  return { sending, problem, send };
}
