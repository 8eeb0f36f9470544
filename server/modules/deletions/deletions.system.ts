import { asSystem } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import type { Services } from '@/server/services';
import * as repo from './deletions.repo';
import { cancelDeletion } from './deletions.service';

/** Cancels the deletion that a mailed link names. */
export const keepByLink = ({ db }: Services, linkHash: Buffer, now: Date): Promise<void> =>
  asSystem(db, async (trx) => {
    const found = await repo.findByLink(trx, linkHash);
    if (!found) throw new ApiError('linkSpent');
    await cancelDeletion(trx, found, now);
  });
