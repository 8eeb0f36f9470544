import type { StoredChange } from '@/contract/latestChanges';
import { apiProxyPath } from '@/lib/api/client';
import { ApiError, readErrorBody } from '@/lib/api/error';
import { requestUrl } from '@/lib/api/requestUrl';
import { type LocalPhoto, offlineDatabase, type Received, receive } from './offlineStore';

interface SyncRecord {
  readonly recordId: string;
  readonly maxChanges: number;
  /** Sends changes and asks for what is new since the cursor. */
  readonly exchange: (changes: StoredChange[], cursor: number) => Promise<Received>;
  readonly photo: PhotoRequest;
}

interface PhotoRequest {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly headers?: (photo: LocalPhoto) => Record<string, string>;
}

/** Sends what our server does not have and takes in what is new; sending something twice stores it once. */
export async function syncRecord({ recordId, maxChanges, exchange, photo }: SyncRecord): Promise<void> {
  const db = offlineDatabase();
  for (;;) {
    const unsent = await db.changes.where({ recordId, sent: 0 }).limit(maxChanges).toArray();
    const { cursor = 0 } = (await db.states.get(recordId)) ?? {};
    const result = await exchange(
      unsent.map(({ id, entityId, field, value, at }) => ({ id, entityId, field, value, at })),
      cursor,
    );
    await receive(recordId, result);
    // What was sent before counts as sent even where the answer left it out.
    await db.changes.bulkUpdate(unsent.map(({ id }) => ({ key: id, changes: { sent: 1 } })));
    if (unsent.length < maxChanges) break;
  }
  for (const each of await db.photos.where({ recordId, sent: 0 }).toArray()) await sendPhoto(each, photo);
}

/** A photo that our server cannot read stays on the phone, and is not sent again. */
export async function sendPhoto(photo: LocalPhoto, { path, params, headers }: PhotoRequest): Promise<void> {
  const url = requestUrl(apiProxyPath, path, { params: { ...params, photoId: photo.id } });
  const response = await fetch(url, {
    method: 'PUT',
    headers: {
      ...headers?.(photo),
      sourcetype: 'Consumer',
      'content-type': photo.file.type || 'application/octet-stream',
    },
    body: photo.file,
  });
  const isRefused = response.status === 415 || response.status === 413;
  if (!response.ok && !isRefused) throw new ApiError(readErrorBody(await response.text()), url, response.status);
  await offlineDatabase().photos.update(photo.id, { sent: isRefused ? 2 : 1 });
}
