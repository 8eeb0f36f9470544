import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '@/contract/ids';
import type { PhotoStage } from '@/contract/workOrders/constants';
import { workOrders } from '@/contract/workOrders/endpoints';
import { apiProxyPath } from '@/lib/api/client';
import { ApiError, readErrorBody } from '@/lib/api/error';
import { queriesOfResource } from '@/lib/api/query';
import { requestUrl } from '@/lib/api/requestUrl';

async function putPhoto(workOrderId: string, file: File, stage: PhotoStage): Promise<void> {
  const { path } = workOrders.addWorkOrderPhoto;
  const url = requestUrl(apiProxyPath, path, { params: { workOrderId, photoId: newId() }, query: { stage } });
  const headers = { sourcetype: 'Consumer', 'content-type': file.type || 'application/octet-stream' };
  const response = await fetch(url, { method: 'PUT', headers, body: file });
  if (!response.ok) throw new ApiError(readErrorBody(await response.text()), url, response.status);
}

/** Sends photos of a repair, one after the other. */
export function useWorkOrderPhoto() {
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Answers whether all of them arrived. */
  const send = async (workOrderId: string, files: readonly File[], stage: PhotoStage): Promise<boolean> => {
    setSending(true);
    setProblem(undefined);
    try {
      for (const file of files) await putPhoto(workOrderId, file, stage);
      await queries.invalidateQueries(queriesOfResource(workOrders));
      return true;
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Please check your connection, then try again.');
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problem };
}
