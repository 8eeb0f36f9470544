import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { MAX_CHANGES_PER_SYNC } from '@/contract/onboarding/inspections/constants';
import { type Inspection, type InspectionChange, inspections } from '@/contract/onboarding/inspections/endpoints';
import { mergeChanges } from '@/contract/onboarding/inspections/merge';
import { useOfflineRecord } from '@/hooks/useOfflineRecord';
import { receive, writeChange, writePhoto } from '@/lib/offline/offlineStore';
import { syncRecord } from '@/lib/offline/syncRecord';

/** An inspection as this phone knows it: written here first, sent when there is a connection. */
export function useInspection(inspection: Inspection) {
  const { id } = inspection;
  const api = useQueryClient().getDefaultOptions().queries?.meta?.api;
  const params = { inspectionId: id };
  const { local, problem, unsent, sync } = useOfflineRecord(id, async () => {
    if (!api) return;
    await syncRecord({
      recordId: id,
      maxChanges: MAX_CHANGES_PER_SYNC,
      exchange: (changes, cursor) =>
        api.call(inspections.syncInspection, { params, body: { changes: changes as InspectionChange[], cursor } }),
      photo: { path: inspections.uploadInspectionPhoto.path, params },
    });
  });

  // No pushed value of our server is newer than the one that it returns when asked.
  useEffect(() => {
    void receive(id, inspection).then(sync);
  }, [id, inspection, sync]);

  const changes = local?.changes ?? inspection.changes;
  const merged = useMemo(() => mergeChanges(changes), [changes]);

  return {
    ...merged,
    status: (local?.status as Inspection['status'] | undefined) ?? inspection.status,
    problem,
    unsent,
    photos: local?.photos ?? [],
    sync,
    write: async (entityId: string, values: Partial<Record<InspectionChange['field'], string | boolean>>) => {
      for (const [field, value] of Object.entries(values)) await writeChange(id, { entityId, field, value });
      void sync();
    },
    addPhoto: async (findingId: string, file: File) => {
      await writePhoto(id, { field: 'photo.findingId', value: findingId }, file);
      void sync();
    },
  };
}
export type InspectionDraft = ReturnType<typeof useInspection>;
