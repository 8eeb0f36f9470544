import { MAX_MOVE_OUT_PHOTOS } from '@/contract/tenancy/moveOuts/constants';
import type { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { asSystem, type Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { prepareAndStore, storeDocument } from '@/server/modules/account/documents';
import { shareFiles } from '@/server/modules/leasing/moveIns/sharedFiles';
import { openMoveOut } from '@/server/modules/tenancy/moveOuts';
import type { LeaseSide } from '@/server/modules/tenancy/moveOuts/repo';
import * as repo from './repo';

type PhotoCall = OperationContext<(typeof moveOuts)['uploadMoveOutPhoto']>;
type Stored = { id: string; documentId: string };

/** A photo of the inspection as a document that both sides may open. Sent twice, it is stored once. */
export async function storeInspectionPhoto(
  { services, person, params, body, now }: PhotoCall,
  lease: LeaseSide,
): Promise<Stored> {
  const personId = requirePerson(person).id;
  const { db } = services;
  const find = async (trx: Db): Promise<Stored | undefined> => {
    const found = await repo.findPhoto(trx, params.photoId);
    if (found && found.leaseId !== lease.id) throw conflict('There is a photo of this id already.');
    return found && { id: found.id, documentId: found.documentId };
  };
  const known = await asSystem(db, find);
  if (known) return known;
  return prepareAndStore(services, { bytes: body, now }, (file) =>
    asSystem(db, async (trx) => {
      if (!file.safe.mime.startsWith('image/'))
        throw new ApiError('unsupportedMedia', 'Choose a photo as a JPEG, PNG, WebP, or HEIC.');
      const row = await openMoveOut({ db: trx, services, lease, personId, now });
      if (row.statementSentAt) throw conflict('The deposit statement was sent already.');
      // Two that arrive at once take turns at the move-out.
      const stored = await find(trx);
      if (stored) return stored;
      if ((await repo.listPhotos(trx, row.id)).length >= MAX_MOVE_OUT_PHOTOS)
        throw conflict(`An inspection has up to ${MAX_MOVE_OUT_PHOTOS} photos.`);
      const { id: documentId } = await storeDocument(trx, {
        ownerId: personId,
        runId: null,
        homeId: lease.homeId,
        file,
        now,
        name: `Move-out of ${lease.terms.address.streetAddress}`,
        category: 'inspection',
      });
      await repo.insertPhoto(trx, row, { id: params.photoId, documentId, now });
      await shareFiles(trx, lease.id, [documentId]);
      return { id: params.photoId, documentId };
    }),
  );
}
