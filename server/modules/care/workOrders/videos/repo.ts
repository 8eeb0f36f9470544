import type { Db } from '@/server/db/client';
import type { StoredVideo } from './videos';

export interface VideoPhoto {
  id: string;
  workOrderId: string;
  authorId: string | null;
  videoId: string | null;
}

/** The photo of a repair that a clip belongs to. */
export function findPhoto(db: Db, id: string): Promise<VideoPhoto | undefined> {
  return db
    .selectFrom('workOrderPhotos')
    .select(['id', 'workOrderId', 'authorId', 'videoId'])
    .where('id', '=', id)
    .where('workOrderId', 'is not', null)
    .$narrowType<{ workOrderId: string }>()
    .executeTakeFirst();
}

export async function countVideos(db: Db, workOrderId: string): Promise<number> {
  const { n } = await db
    .selectFrom('workOrderPhotos')
    .select(({ fn }) => fn.count<number>('id').as('n'))
    .where('workOrderId', '=', workOrderId)
    .where('videoId', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** False where the photo has its clip already. */
export async function setVideo(db: Db, photoId: string, video: StoredVideo): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('workOrderPhotos')
    .set(video)
    .where('id', '=', photoId)
    .where('videoId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findVideo(
  db: Db,
  videoId: string,
): Promise<Pick<StoredVideo, 'videoId' | 'videoMime' | 'videoBytes'> | undefined> {
  const row = await db
    .selectFrom('workOrderPhotos')
    .select(['videoMime', 'videoBytes'])
    .where('videoId', '=', videoId)
    .executeTakeFirst();
  if (!row?.videoBytes) return undefined;
  const videoMime = row.videoMime === 'video/webm' ? 'video/webm' : 'video/mp4';
  return { videoId, videoMime, videoBytes: row.videoBytes };
}
