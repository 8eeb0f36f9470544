import { liveQuery } from 'dexie';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/error';
import { type LocalChange, type LocalPhoto, offlineDatabase } from '@/lib/offline/offlineStore';
import { isStoredOffline, storePageOffline } from '@/lib/storage/offlinePages';

/** While something waits to be sent, we try again this often. */
const RETRY_MS = 10_000;

interface LocalRecord {
  readonly changes: LocalChange[];
  readonly photos: LocalPhoto[];
  readonly status: string | undefined;
}

/** What went wrong in words for the person; nothing without a connection, which is usual here. */
async function problemOf(work: Promise<void>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    // A fetch without a connection fails with a TypeError.
    if (!(error instanceof ApiError) || error.status === 0) return undefined;
    return error.status === 401 ? 'Log in again to send your notes.' : error.message;
  }
}

/** A record as this phone knows it: written here first, sent when there is a connection. Nothing is sent without an id. */
export function useOfflineRecord(recordId: string | undefined, send: () => Promise<void>) {
  const [local, setLocal] = useState<LocalRecord>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<Promise<void> | undefined>(undefined);
  const isWanted = useRef(false);
  const sendRef = useRef(send);
  useEffect(() => {
    sendRef.current = send;
  });

  useEffect(() => {
    if (!recordId) return;
    const db = offlineDatabase();
    const subscription = liveQuery(async () => ({
      changes: await db.changes.where({ recordId }).toArray(),
      photos: await db.photos.where({ recordId }).toArray(),
      status: (await db.states.get(recordId))?.status,
    })).subscribe(setLocal);
    return () => subscription.unsubscribe();
  }, [recordId]);

  /** One at a time; what was written meanwhile goes with the next round. */
  const sync = useCallback((): Promise<void> => {
    isWanted.current = true;
    running.current ??= (async () => {
      while (isWanted.current) {
        isWanted.current = false;
        setProblem(await problemOf(sendRef.current()));
      }
      running.current = undefined;
    })();
    return running.current;
  }, []);

  const unsent = local
    ? local.changes.filter(({ sent }) => sent === 0).length + local.photos.filter(({ sent }) => sent === 0).length
    : 0;
  useEffect(() => {
    if (!recordId) return;
    const again = () => void sync();
    window.addEventListener('online', again);
    const timer = unsent > 0 ? setInterval(again, RETRY_MS) : undefined;
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [recordId, unsent, sync]);

  return { local, problem, unsent, sync };
}

/** Whether the page opens without a connection; stores it for that. `scope` is the address that its pages begin with. */
export function useStoredOffline(scope: string): boolean {
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    storePageOffline(scope).then(setStored, () => setStored(isStoredOffline()));
  }, [scope]);
  return isStored;
}
