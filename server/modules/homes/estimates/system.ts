import type { EstimateReport } from '@/contract/homes/estimates/endpoints';
import { becomeSystem, type Db } from '@/server/db/client';
import { hashOf } from '@/server/http/guestToken';
import { findShared } from './repo';

/** The estimate of a shared link: its key is the permission. */
export async function sharedEstimate(trx: Db, key: string, id: string, now: Date): Promise<EstimateReport | undefined> {
  await becomeSystem(trx);
  return findShared(trx, hashOf(key), id, now);
}
