import { documents } from '@/contract/account/documents/endpoints';
import { type ApiClient, apiProxyPath } from '@/lib/api/client';
import { offlineDatabase } from './offlineStore';

/** Pixels of the longer side at most: enough to compare two photos of a wall. */
const MAX_SIDE = 960;

/** The picture small enough that a whole home of them fits on a phone; as it came where the browser cannot read it. */
async function shrink(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
  return small ?? file;
}

/** Stores a copy of a photo among the documents, to show it without a connection; once. */
export async function storePicture(api: ApiClient, recordId: string, documentId: string): Promise<void> {
  const { photos } = offlineDatabase();
  if (await photos.get(documentId)) return;
  const { href } = await api.call(documents.createDocumentLink, { params: { documentId } });
  const response = await fetch(`${apiProxyPath}${href}`);
  if (!response.ok) throw new Error(`The photo answered ${response.status}`);
  await photos.put({ id: documentId, recordId, file: await shrink(await response.blob()), sent: 1 });
}
