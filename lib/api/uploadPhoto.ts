import { apiProxyPath } from './client';
import { readErrorBody } from './error';
import { requestUrl } from './requestUrl';

/** Sends a photo as it is; answers what is wrong, or undefined. */
export async function uploadPhoto(
  path: string,
  params: Record<string, string>,
  file: Blob,
  headers: Record<string, string> = {},
  query: Record<string, string> = {},
): Promise<string | undefined> {
  const request = {
    method: 'PUT',
    headers: { ...headers, sourcetype: 'Consumer', 'content-type': file.type || 'application/octet-stream' },
    body: file,
  };
  const response = await fetch(requestUrl(apiProxyPath, path, { params, query }), request).catch(() => undefined);
  if (!response) return 'We couldn’t send the photo. Check your connection and try again.';
  return response.ok ? undefined : readErrorBody(await response.text()).message;
}
