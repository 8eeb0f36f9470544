import { MAX_LISTING_PICTURES } from '@/contract/listings/endpoints';
import type { Services } from '@/server/context';
import { asSystem, asSystemWithin, type Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { findFileById, removeFile } from '@/server/modules/documents/service';
import {
  lockListedContent,
  type PictureDetails,
  updateListedContent,
} from '@/server/modules/homes/listedContent/service';
import { InvalidImageError, storePicture } from '@/server/modules/media/service';
import { readWhole } from '@/server/providers/storage/storage';
import { checkPicture } from './service';

interface NewPicture {
  pictureId: string;
  /** The file it was made from, which goes; null where it stays with the answers it was sent with. */
  documentId: string | null;
  details: PictureDetails;
}

/** Throws where a listing has no room for one more photo. */
export function requireRoom(pictures: readonly string[]): void {
  if (pictures.length >= MAX_LISTING_PICTURES)
    throw conflict(`A listing shows at most ${MAX_LISTING_PICTURES} photos. Remove one to add another.`);
}

/**
 * Photos that the owner sent with the setup become pictures of the listing, once however often it is asked for. A file
 * that is no photo stays a document, and what does not fit is left out.
 */
export async function addSetupPhotos(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  homeId: string,
  documentIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const documentId of documentIds) {
    const content = await asSystem(db, (trx) => lockListedContent(trx, homeId));
    if (!content || content.pictures.length >= MAX_LISTING_PICTURES) return;
    const file = await asSystem(db, (trx) => findFileById(trx, documentId));
    const bytes = file?.mime.startsWith('image/') && (await readWhole(storage, file.storageKey));
    if (!bytes) continue;
    try {
      const { id: pictureId } = await storePicture({ db, storage }, bytes, { alt: '' });
      const details = { month: null, notes: await checkPicture(bytes) };
      await asSystem(db, (trx) => appendPicture(trx, homeId, { pictureId, documentId: null, details }, now));
    } catch (error) {
      if (!(error instanceof InvalidImageError)) throw error;
      log.warn({ documentId }, 'a photo of the setup is no picture');
    }
  }
}

/** Shows a picture at the end of a listing; the same photo twice is one picture. */
export function appendPicture(
  db: Db,
  homeId: string,
  { pictureId, documentId, details }: NewPicture,
  now: Date,
): Promise<void> {
  return asSystemWithin(db, async (system) => {
    const content = await lockListedContent(system, homeId);
    if (!content) throw notFound();
    if (!content.pictures.includes(pictureId)) {
      requireRoom(content.pictures);
      const pictures = [...content.pictures, pictureId];
      const pictureDetails = { ...content.pictureDetails, [pictureId]: details };
      await updateListedContent(system, content, { pictures, pictureDetails }, { eventId: newId(), now });
    }
    if (documentId) await removeFile(system, documentId);
  });
}
