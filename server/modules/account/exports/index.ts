import type { Db } from '@/server/db/client';
import * as repo from './repo';

/** Storage key of a copy, while its owner may fetch it. */
export async function findReadyExport(db: Db, id: string, now: Date): Promise<string | undefined> {
  const found = await repo.findById(db, id);
  const fresh = found?.status === 'ready' && found.expiresAt && found.expiresAt > now;
  return fresh ? (found.storageKey ?? undefined) : undefined;
}
