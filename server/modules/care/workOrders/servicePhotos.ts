// Photos of a service that was ordered: there before its work order, and part of it from then on. As the system.
import type { Photo } from '@/contract/care/workOrders/endpoints';
import type { Db } from '@/server/db/client';
import { listPhotosWhere } from '@/server/modules/care/workOrders/timeline/repo';

interface ServicePlace {
  serviceOrderId: string;
  workOrderId: string | null;
  homeId: string;
  ownerId: string | null;
  leaseId: string | null;
}

export const listServicePhotos = (db: Db, serviceOrderId: string): Promise<Photo[]> =>
  listPhotosWhere(db, { serviceOrderId });

export async function insertServicePhoto(
  db: Db,
  place: ServicePlace,
  photo: { id: string; mediaId: string; authorId: string; authorRole: 'owner' | 'resident' },
  now: Date,
): Promise<void> {
  await db
    .insertInto('workOrderPhotos')
    .values({ ...place, ...photo, stage: 'problem', createdAt: now })
    .onConflict((each) => each.constraint('work_order_photos_pkey').doNothing())
    .execute();
}

/** The work order of a service takes its photos. */
export async function takeServicePhotos(
  db: Db,
  { serviceOrderId, workOrderId }: Pick<ServicePlace, 'serviceOrderId'> & { workOrderId: string },
): Promise<void> {
  await db
    .updateTable('workOrderPhotos')
    .set({ workOrderId })
    .where('serviceOrderId', '=', serviceOrderId)
    .where('workOrderId', 'is', null)
    .execute();
}
