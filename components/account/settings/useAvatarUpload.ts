import { useState } from 'react';
import { account } from '@/contract/account/account/endpoints';
import { type ImageChoice, profiles } from '@/contract/account/profiles/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';
import { readErrorBody } from '@/lib/api/error';

const affectedResources = [users, profiles, account, todos];

/** Sends bytes with their progress, which fetch cannot tell. */
function uploadFile(url: string, file: Blob, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('sourcetype', 'Consumer');
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () =>
      request.status < 400
        ? resolve()
        : reject(new Error(readErrorBody(request.responseText).message || 'The picture did not arrive.'));
    request.onerror = () => reject(new Error('We couldn’t reach our service. Try again.'));
    request.send(file);
  });
}

/** The picture of oneself: sent, cut to a square, kept; or taken away. */
export function useAvatarUpload() {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const place = useApiMutation(profiles.getImageUpload);
  const save = useApiMutation(profiles.saveImage, { touches: affectedResources });
  const remove = useApiMutation(profiles.removeImage, { touches: affectedResources });

  async function send(file: Blob, crop: ImageChoice['crop'], onDone: () => void): Promise<void> {
    setProblem(undefined);
    setProgress(0);
    try {
      const { mediaId, uploadUrl } = await place.mutateAsync({});
      await uploadFile(apiProxyPath + uploadUrl, file, setProgress);
      await save.mutateAsync({ body: { mediaId, ...(crop && { crop }) } });
      onDone();
    } catch (error) {
      setProblem((error as Error).message || 'Something went wrong on our side. Try again.');
    }
    setProgress(undefined);
  }

  return {
    send,
    progress,
    problem: problem ?? remove.error?.message,
    remove: () => remove.mutate({}),
    removing: remove.isPending,
  };
}
