import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { env } from '@/server/env';
import type { Job } from '@/server/jobs/job';
import { publishCacheChange } from '@/server/live/events';
import { deletePicture } from '@/server/modules/media/service';
import { removeLocalDelivery } from '@/server/modules/outbox/service';

const Payload = z.object({ keys: z.array(z.string()), letters: z.array(z.string()).default([]) });
const PICTURE = /^media\/..\/([0-9a-f]{32})\//;

/** Removes files whose rows are gone, once that is certain: from the store, from memory, and from the local carriers. */
export async function removeFiles({ storage, db }: Services, payload: unknown): Promise<void> {
  const { keys, letters } = Payload.parse(payload);
  for (const key of keys) {
    // A sealed file belongs to everybody who signed it, and is kept when one of them no longer wants it.
    if (key.startsWith('sealed/')) continue;
    await storage.delete(key);
    const [, picture] = PICTURE.exec(key) ?? [];
    if (!picture) continue;
    deletePicture(picture);
    await asSystem(db, (trx) => publishCacheChange(trx, `picture:${picture}`));
  }
  for (const id of letters) await removeLocalDelivery(env().DATA_DIR, id);
}

export const jobs: Job[] = [{ task: 'removeFiles', run: removeFiles }];
