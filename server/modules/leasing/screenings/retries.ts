import type { Db } from '@/server/db/client';

/** Reports that could not be made, as those of a frozen credit file, may be ordered again. */
export const retryBlocked = (db: Db, applicantIds: readonly string[], now: Date) =>
  db
    .updateTable('screenings')
    .set({ retriedAt: now })
    .where('applicantId', 'in', applicantIds)
    .where('status', '=', 'blocked')
    .execute();
