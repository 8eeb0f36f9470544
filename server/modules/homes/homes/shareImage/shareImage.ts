import { imageQueue, masterOf } from '@/server/modules/content/media';
import type { HomeRow } from '@/server/modules/homes/homes/repo';
import { readWhole, type Storage, StorageFull } from '@/server/providers/storage/storage';
import { renderShareCard } from '@/server/shareImages/shareImage';
import { shareImageText, shareImageVersion } from './presenter';

const keyOf = (home: HomeRow) => `share/${home.id}/${shareImageVersion(home)}.jpg`;

/** The picture of a home for those who are sent its link, drawn once; throws Busy where too much is being drawn. */
export async function renderShareImage(storage: Storage, home: HomeRow): Promise<Buffer> {
  const stored = await readWhole(storage, keyOf(home));
  if (stored) return stored;
  return imageQueue.run(async () => {
    const cover = home.pictures[0];
    const rendered = await renderShareCard(shareImageText(home), cover ? await masterOf(storage, cover.id) : null);
    // With no room left it is still shown, and drawn again another time.
    await storage.put(keyOf(home), rendered).catch((error: unknown) => {
      if (!(error instanceof StorageFull)) throw error;
    });
    return rendered;
  });
}
