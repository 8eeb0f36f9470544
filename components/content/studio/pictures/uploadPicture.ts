// Sending a picture, with word of how far it is: fetch tells nothing of that, so this is the older way.

import type { StudioPicture } from '@/contract/content/studio/endpoints';
import { studio } from '@/contract/content/studio/endpoints';
import { apiProxyPath } from '@/lib/api/client';
import { ApiError, readErrorBody } from '@/lib/api/error';
import { requestUrl } from '@/lib/api/requestUrl';

/** `onProgress`: the share that is sent, 0 to 1. */
export function uploadPicture(file: File, alt: string, onProgress: (share: number) => void): Promise<StudioPicture> {
  const url = requestUrl(apiProxyPath, studio.uploadPicture.path, { query: { name: file.name.slice(-200), alt } });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('sourcetype', 'Consumer');
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onerror = () =>
      reject(new ApiError({ message: 'We couldn’t reach our service.', code: 'network' }, url, 0));
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText));
      else reject(new ApiError(readErrorBody(request.responseText), url, request.status));
    };
    request.send(file);
  });
}
