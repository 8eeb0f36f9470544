import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import * as repo from './repo';
import type { StoredVideo } from './videos';

/** A clip by its address, which no one can guess: a Pro reads it without an account. */
export const findVideo = ({ db }: Services, videoId: string) => asSystem(db, (trx) => repo.findVideo(trx, videoId));

/** Anyone who sent the photo may add its clip: that was checked before the clip was looked into. */
export const setVideo = (
  { db }: Services,
  photoId: string,
  video: StoredVideo,
  more: (trx: Parameters<typeof repo.setVideo>[0]) => Promise<void>,
) =>
  asSystem(db, async (trx) => {
    await more(trx);
    return repo.setVideo(trx, photoId, video);
  });
