import sharp from 'sharp';
import type { ImageChoice, ImageUpload } from '@/contract/account/profiles/endpoints';
import type { Services } from '@/server/context';
import { type Db, runAs } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { dbActor, type Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import * as repo from '@/server/modules/account/profiles/repo';
import { findPicture, MAX_BYTES, masterOf, storePicture } from '@/server/modules/content/media';

const UPLOAD_LIFETIME_MS = 30 * 60_000;

/** The address below which the bytes of a picture are put; see profiles.upload.ts. */
export const UPLOADS = '/users/profile-image/uploads';

/** Opens a place for one picture. */
export async function openUpload(db: Db, userId: string, now: Date): Promise<ImageUpload> {
  const id = newId(now.getTime());
  const expiresAt = new Date(now.getTime() + UPLOAD_LIFETIME_MS);
  await repo.insertUpload(db, { id, userId, createdAt: now, expiresAt });
  return { mediaId: id, uploadUrl: `${UPLOADS}/${id}`, maxBytes: MAX_BYTES, expiresAt: expiresAt.toISOString() };
}

/** The picture that was sent, or the square of it they chose, made again by us. */
export async function saveUploadedImage(
  { storage, db }: Services,
  person: Person,
  { mediaId, crop }: ImageChoice,
  now: Date,
): Promise<string> {
  const upload = await runAs(db, dbActor(person), false, (trx) => repo.findUpload(trx, mediaId, person.id, now));
  if (!upload?.mediaId)
    throw new ApiError('invalid', 'Please upload the photo first.', {
      fields: { mediaId: 'Please upload the photo first.' },
    });
  if (!crop) return upload.mediaId;
  const [picture, master] = [await findPicture(db, upload.mediaId), await masterOf(storage, upload.mediaId)];
  if (!picture || !master) throw new ApiError('invalid', 'Please upload the picture again.');
  const { width, height } = picture;
  const side = Math.max(1, Math.round(crop.size * Math.min(width, height)));
  const left = Math.min(Math.round(crop.left * width), width - side);
  const top = Math.min(Math.round(crop.top * height), height - side);
  const square = await sharp(master).extract({ left, top, width: side, height: side }).png().toBuffer();
  const { id } = await storePicture({ db, storage }, square, { alt: '', ownerId: person.id });
  return id;
}
