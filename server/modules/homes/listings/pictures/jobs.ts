import { draftCaption } from '@/contract/homes/listings/captions';
import { MAX_LISTING_PICTURES } from '@/contract/homes/listings/endpoints';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { findFileById } from '@/server/modules/account/documents';
import { InvalidImageError, storePicture } from '@/server/modules/content/media';
import { lockListedContent } from '@/server/modules/homes/homes/listedContent';
import { readWhole } from '@/server/providers/storage/storage';
import { checkPicture } from './pictures';
import { appendPicture } from './system';

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
    if (!file?.mime.startsWith('image/')) continue;
    const bytes = await readWhole(storage, file.storageKey);
    if (!bytes) continue;
    try {
      const { id: pictureId } = await storePicture({ db, storage }, bytes, { alt: draftCaption(file.name) });
      const details = { month: null, notes: await checkPicture(bytes) };
      await asSystem(db, (trx) => appendPicture(trx, homeId, { pictureId, documentId: null, details }, now));
    } catch (error) {
      if (!(error instanceof InvalidImageError)) throw error;
      log.warn({ documentId }, 'a photo of the setup is no picture');
    }
  }
}
