import { useQueryClient } from '@tanstack/react-query';
import { liveQuery } from 'dexie';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Inspection, InspectionChange } from '@/contract/inspections/endpoints';
import { mergeChanges } from '@/contract/inspections/merge';
import { ApiError } from '@/lib/api/error';
import {
  inspectionDatabase,
  type LocalChange,
  type LocalPhoto,
  receive,
  writeChange,
  writePhoto,
} from './inspectionStore';
import { syncInspection } from './syncInspection';

/** While something waits to be sent, we try again this often. */
const RETRY_MS = 10_000;

/** What went wrong in words for the inspector; nothing without a connection, which is usual here. */
async function problemOf(work: Promise<void>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return undefined;
    return error.status === 401 ? 'Log in again to send your notes.' : error.message;
  }
}

/** An inspection as this phone knows it: written here first, sent when there is a connection. */
export function useInspection(inspection: Inspection) {
  const { id } = inspection;
  const queries = useQueryClient();
  const [local, setLocal] = useState<{ changes: LocalChange[]; photos: LocalPhoto[] }>();
  const [status, setStatus] = useState(inspection.status);
  const [problem, setProblem] = useState<string>();
  const running = useRef<Promise<void> | undefined>(undefined);
  const isWanted = useRef(false);

  useEffect(() => {
    const db = inspectionDatabase();
    const subscription = liveQuery(async () => ({
      changes: await db.changes.where({ inspectionId: id }).toArray(),
      photos: await db.photos.where({ inspectionId: id }).toArray(),
      state: await db.syncStates.get(id),
    })).subscribe(({ state, ...found }) => {
      setLocal(found);
      if (state) setStatus(state.status);
    });
    return () => subscription.unsubscribe();
  }, [id]);

  /** One at a time; what was written meanwhile goes with the next round. */
  const sync = useCallback((): Promise<void> => {
    isWanted.current = true;
    running.current ??= (async () => {
      const api = queries.getDefaultOptions().queries?.meta?.api;
      while (api && isWanted.current) {
        isWanted.current = false;
        setProblem(await problemOf(syncInspection(api, id)));
      }
      running.current = undefined;
    })();
    return running.current;
  }, [id, queries]);

  // Nothing that our server told is newer than what it tells when asked.
  useEffect(() => {
    void receive(id, inspection).then(sync);
  }, [id, inspection, sync]);

  const unsent = local
    ? local.changes.filter(({ sent }) => sent === 0).length + local.photos.filter(({ sent }) => sent === 0).length
    : 0;
  useEffect(() => {
    const again = () => void sync();
    window.addEventListener('online', again);
    const timer = unsent > 0 ? setInterval(again, RETRY_MS) : undefined;
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [unsent, sync]);

  const changes = local?.changes ?? inspection.changes;
  const merged = useMemo(() => mergeChanges(changes), [changes]);

  return {
    ...merged,
    status,
    setStatus,
    problem,
    unsent,
    isReady: local !== undefined,
    photos: local?.photos ?? [],
    sync,
    write: async (entityId: string, values: Partial<Record<InspectionChange['field'], string | boolean>>) => {
      for (const [field, value] of Object.entries(values))
        await writeChange(id, { entityId, field, value } as Pick<InspectionChange, 'entityId' | 'field' | 'value'>);
      void sync();
    },
    addPhoto: async (findingId: string, file: File) => {
      await writePhoto(id, findingId, file);
      void sync();
    },
  };
}
export type InspectionDraft = ReturnType<typeof useInspection>;
