import { MAX_LISTING_PICTURES } from '@/contract/homes/listings/endpoints';
import { asSystemWithin, type Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { removeFile } from '@/server/modules/account/documents';
import {
  lockListedContent,
  type PictureDetails,
  updateListedContent,
} from '@/server/modules/homes/homes/listedContent';

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
