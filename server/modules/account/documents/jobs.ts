import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { env } from '@/server/env';
import { removeUnnamedFiles } from '@/server/files/named';
import type { Job } from '@/server/jobs/job';
import { publishCacheChange } from '@/server/live/events';
import { removeLocalDelivery } from '@/server/modules/account/outbox';
import { deletePicture } from '@/server/modules/content/media';

const Payload = z.object({ keys: z.array(z.string()), letters: z.array(z.string()).default([]) });
const PICTURE = /^media\/..\/([0-9a-f]{32})\//;

/** Removes files that no row names any more: from the store, from memory, and from the local carriers. */
export async function removeFiles({ storage, db }: Pick<Services, 'db' | 'storage'>, payload: unknown): Promise<void> {
  const { keys, letters } = Payload.parse(payload);
  for (const key of await removeUnnamedFiles({ storage, db }, keys)) {
    const [, picture] = PICTURE.exec(key) ?? [];
    if (!picture) continue;
    deletePicture(picture);
    await asSystem(db, (trx) => publishCacheChange(trx, `picture:${picture}`));
  }
  for (const id of letters) await removeLocalDelivery(env().DATA_DIR, id);
}

export const jobs: Job[] = [{ task: 'removeFiles', run: removeFiles }];
