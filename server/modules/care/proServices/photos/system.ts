import type { proServices } from '@/contract/care/proServices/endpoints';
import { MAX_WORK_ORDER_PHOTOS } from '@/contract/care/workOrders/constants';
import { asSystem } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import type { LoadedOrder } from '@/server/modules/care/proServices/policy';
import * as repo from '@/server/modules/care/proServices/repo';
import { insertServicePhoto, listServicePhotos } from '@/server/modules/care/workOrders/servicePhotos';
import { InvalidImageError, QueueFullError, storePicture } from '@/server/modules/content/media';

/** Makes a photo safe and stores it, outside of a transaction: that takes seconds. A photo sent twice is stored once. */
export async function storeOrderPhoto(
  { services, now, params, body }: OperationContext<(typeof proServices)['addServicePhoto']>,
  { row: { id: orderId, orderedBy } }: LoadedOrder,
  authorId: string,
) {
  const find = () =>
    asSystem(services.db, async (db) =>
      (await listServicePhotos(db, orderId)).find((photo) => photo.id === params.photoId),
    );
  const known = await find();
  if (known) return known;
  await asSystem(services.db, async (db) => {
    if ((await listServicePhotos(db, orderId)).length >= MAX_WORK_ORDER_PHOTOS)
      throw conflict(`An order has up to ${MAX_WORK_ORDER_PHOTOS} photos.`);
  });
  try {
    const { id: mediaId } = await storePicture(services, body, { alt: '' });
    await asSystem(services.db, async (db) => {
      // The work order may be made meanwhile: it gets the photo then.
      const order = await repo.findById(db, orderId, true);
      if (!order) throw notFound();
      if (order.status === 'declined') throw conflict('This order was declined. Place a new one.');
      const { homeId, ownerId, workOrderId } = order;
      const leaseId = await repo.findLeaseId(db, homeId);
      await insertServicePhoto(
        db,
        { serviceOrderId: orderId, workOrderId, homeId, ownerId, leaseId },
        { id: params.photoId, mediaId, authorId, authorRole: orderedBy },
        now,
      );
    });
  } catch (error) {
    if (error instanceof InvalidImageError) throw new ApiError('unsupportedMedia', `${error.message}.`);
    if (error instanceof QueueFullError)
      throw new ApiError('unavailable', undefined, { headers: { 'retry-after': '2' } });
    throw error;
  }
  const stored = await find();
  if (!stored) throw notFound();
  return stored;
}
