import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { newId } from '@/contract/ids';
import { MAX_MOVE_OUT_CHANGES } from '@/contract/tenancy/moveOuts/constants';
import { type MoveOutChange, type MoveOutInspection, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { type AuthoredChange, mergeMoveOutInspection } from '@/contract/tenancy/moveOuts/inspection';
import { useOfflineRecord } from '@/hooks/useOfflineRecord';
import { type LocalPhoto, offlineDatabase, receive, writeChange, writePhoto } from '@/lib/offline/offlineStore';
import { storePicture } from '@/lib/offline/storePicture';
import { syncRecord } from '@/lib/offline/syncRecord';

/** Where a photo of the phone went: a photo of the other side is shown by its document. */
const documentsKey = (leaseId: string) => `${leaseId} documents`;

/** A move-out inspection as this phone knows it: written here first, sent when there is a connection. */
export function useMoveOutInspection(inspection: MoveOutInspection) {
  const { leaseId, rooms } = inspection;
  const api = useQueryClient().getDefaultOptions().queries?.meta?.api;
  const params = { tenancyId: leaseId };
  const { local, problem, unsent, sync } = useOfflineRecord(leaseId, async () => {
    if (!api) return;
    await syncRecord({
      recordId: leaseId,
      maxChanges: MAX_MOVE_OUT_CHANGES,
      exchange: async (changes, cursor) => {
        const news = await api.call(moveOuts.syncMoveOutInspection, {
          params,
          body: { changes: changes as MoveOutChange[], cursor },
        });
        await storeDocumentIds(leaseId, news.photos);
        return news;
      },
      photo: { path: moveOuts.uploadMoveOutPhoto.path, params },
    });
    // The photos of both sides, for the next room without a connection.
    const known = await readDocumentIds(leaseId);
    const wanted = [...rooms.flatMap(({ pictures }) => pictures), ...Object.values(known)];
    for (const documentId of wanted) await storePicture(api, leaseId, documentId).catch(() => undefined);
  });

  // No pushed value of our server is newer than the one that it returns when asked.
  useEffect(() => {
    void storeDocumentIds(leaseId, inspection.photos)
      .then(() => receive(leaseId, inspection))
      .then(sync);
  }, [leaseId, inspection, sync]);

  const changes: readonly AuthoredChange[] = local?.changes ?? inspection.changes;
  const merged = useMemo(() => mergeMoveOutInspection(changes), [changes]);
  const documentOf = new Map(inspection.photos.map(({ id, documentId }) => [id, documentId]));
  const photos = local?.photos ?? [];
  return {
    ...merged,
    status: (local?.status as MoveOutInspection['status'] | undefined) ?? inspection.status,
    problem,
    unsent,
    sync,
    /** The copy on this phone: of a photo taken here, else of its document. */
    localPhoto: (id: string): LocalPhoto | undefined =>
      photos.find((photo) => photo.id === id) ?? photos.find((photo) => photo.id === documentOf.get(id)),
    documentOf: (id: string) => documentOf.get(id),
    write: async (entityId: string, field: MoveOutChange['field'], value: MoveOutChange['value']) => {
      await writeChange(leaseId, { entityId, field, value });
      void sync();
    },
    addPhoto: async (place: string, file: File) => {
      await writePhoto(leaseId, { field: 'photo.place', value: place }, file);
      void sync();
    },
    addComment: async (place: string, text: string) => {
      const id = newId();
      await writeChange(leaseId, { entityId: id, field: 'comment.place', value: place });
      await writeChange(leaseId, { entityId: id, field: 'comment.text', value: text });
      void sync();
    },
    answerVisit: async (attends: boolean) => {
      await writeChange(leaseId, { entityId: newId(), field: 'visit.attends', value: attends });
      void sync();
    },
  };
}
export type MoveOutInspectionDraft = ReturnType<typeof useMoveOutInspection>;

type DocumentIds = Readonly<Record<string, string>>;

async function readDocumentIds(leaseId: string): Promise<DocumentIds> {
  const found = await offlineDatabase().snapshots.get(documentsKey(leaseId));
  return (found?.value as DocumentIds | undefined) ?? {};
}

async function storeDocumentIds(leaseId: string, photos: MoveOutInspection['photos']): Promise<void> {
  const value = Object.fromEntries(photos.map(({ id, documentId }) => [id, documentId]));
  await offlineDatabase().snapshots.put({ recordId: documentsKey(leaseId), value });
}
