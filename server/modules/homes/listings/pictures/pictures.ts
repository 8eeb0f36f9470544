import sharp from 'sharp';
import type { Picture } from '@/contract/content/media/constants';
import { MAX_PICTURE_MONTHS, MIN_PICTURE_SIDE, type PictureNote } from '@/contract/homes/listings/endpoints';
import { imageQueue } from '@/server/modules/content/media';
import type { PictureDetails } from '@/server/modules/homes/homes/listedContent';

/** Means of brightness from 0 to 255; a lit room has 80 and more. */
const MIN_BRIGHTNESS = 50;
/** Deviation of the Laplacian of the picture fitted to 1,200 pixels; rooms in focus have 1.5 and more. */
const MIN_SHARPNESS = 0.6;

/** What can be seen in a picture the moment it comes, so that a better one is taken while it is easy. */
export function checkPicture(bytes: Uint8Array): Promise<PictureNote[]> {
  return imageQueue.run(async () => {
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    const page = await sharp(bytes)
      .resize(1200, 1200, { fit: 'inside', withoutEnlargement: true })
      .grayscale()
      .png({ compressionLevel: 0 })
      .toBuffer();
    const { sharpness, channels } = await sharp(page).stats();
    const notes: PictureNote[] = [];
    if (sharpness < MIN_SHARPNESS) notes.push('blurred');
    if ((channels[0]?.mean ?? 255) < MIN_BRIGHTNESS) notes.push('dark');
    if (Math.min(width, height) < MIN_PICTURE_SIDE) notes.push('small');
    return notes;
  });
}

const monthsBetween = (from: string, to: Date) => {
  const [year = 0, month = 0] = from.split('-').map(Number);
  return (to.getUTCFullYear() - year) * 12 + to.getUTCMonth() + 1 - month;
};

/** Notes of a picture as of today: those from its file, and what time has done since. */
export function currentNotes(
  details: PictureDetails | undefined,
  { now, repairedAt }: { now: Date; repairedAt: Date | null },
): PictureNote[] {
  const { month = null, notes = [] } = details ?? {};
  const found = [...notes];
  if (month && monthsBetween(month, now) > MAX_PICTURE_MONTHS) found.push('old');
  if (month && repairedAt && month < repairedAt.toISOString().slice(0, 7)) found.push('beforeRepair');
  return found;
}

/** The pictures of a home with their month and notes, in the order shown. */
export const presentPictures = (
  pictures: readonly Picture[],
  details: Readonly<Record<string, PictureDetails>>,
  when: { now: Date; repairedAt: Date | null },
) =>
  pictures.map((picture) => ({
    ...picture,
    month: details[picture.id]?.month ?? null,
    notes: currentNotes(details[picture.id], when),
  }));
