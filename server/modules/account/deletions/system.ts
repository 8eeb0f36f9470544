import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { cancelDeletion } from './index';
import * as repo from './repo';

/** Cancels the deletion that a mailed link names. */
export const keepByLink = ({ db }: Services, linkHash: Buffer, now: Date): Promise<void> =>
  asSystem(db, async (trx) => {
    const found = await repo.findByLink(trx, linkHash);
    if (!found) throw new ApiError('linkExpired');
    await cancelDeletion(trx, found, now);
  });
