import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import * as repo from './repo';

/** Anyone who may act on a repair may add a photo: that was checked before the photo was made safe. */
export const insertPhoto = (
  { db }: Services,
  row: repo.WorkOrderRow,
  photo: Parameters<typeof repo.insertPhoto>[2],
  now: Date,
): Promise<boolean> => asSystem(db, (trx) => repo.insertPhoto(trx, row, photo, now));
