import { MAX_CHANGES_PER_SYNC } from '@/contract/inspections/constants';
import { type InspectionChange, inspections } from '@/contract/inspections/endpoints';
import { type ApiClient, apiProxyPath } from '@/lib/api/client';
import { ApiError, readErrorBody } from '@/lib/api/error';
import { requestUrl } from '@/lib/api/requestUrl';
import { inspectionDatabase, type LocalPhoto, receive } from './inspectionStore';

/** Sends what our server does not have and takes in what is new; sending something twice stores it once. */
export async function syncInspection(api: ApiClient, inspectionId: string): Promise<void> {
  const db = inspectionDatabase();
  for (;;) {
    const unsent = await db.changes.where({ inspectionId, sent: 0 }).limit(MAX_CHANGES_PER_SYNC).toArray();
    const { cursor = 0 } = (await db.syncStates.get(inspectionId)) ?? {};
    const changes = unsent.map(
      ({ id, entityId, field, value, at }) => ({ id, entityId, field, value, at }) as InspectionChange,
    );
    const result = await api.call(inspections.syncInspection, { params: { inspectionId }, body: { changes, cursor } });
    await receive(inspectionId, result);
    // What was sent before counts as sent even where the answer left it out.
    await db.changes.bulkUpdate(unsent.map(({ id }) => ({ key: id, changes: { sent: 1 } })));
    if (unsent.length < MAX_CHANGES_PER_SYNC) break;
  }
  for (const photo of await db.photos.where({ inspectionId, sent: 0 }).toArray()) await sendPhoto(photo);
}

async function sendPhoto({ id, inspectionId, file }: LocalPhoto): Promise<void> {
  const url = requestUrl(apiProxyPath, inspections.uploadInspectionPhoto.path, {
    params: { inspectionId, photoId: id },
  });
  const response = await fetch(url, {
    method: 'PUT',
    headers: { sourcetype: 'Consumer', 'content-type': file.type || 'application/octet-stream' },
    body: file,
  });
  const isRefused = response.status === 415 || response.status === 413;
  if (!response.ok && !isRefused) throw new ApiError(readErrorBody(await response.text()), url, response.status);
  await inspectionDatabase().photos.update(id, { sent: isRefused ? 2 : 1 });
}
