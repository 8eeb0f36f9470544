import { JOB_STAGE_HEADER } from '@/contract/care/proJobs/constants';
import type { proJobs } from '@/contract/care/proJobs/endpoints';
import { MAX_WORK_ORDER_PHOTOS } from '@/contract/care/workOrders/constants';
import { asSystem } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import type { OfferRow } from '@/server/modules/care/pros/offers/offers';
import { countPhotos, findWorkOrder, insertPhoto, listPhotos } from '@/server/modules/care/workOrders/proActions';
import { InvalidImageError, QueueFullError, storePicture } from '@/server/modules/content/media';

/** Makes a photo safe and stores it, outside of a transaction: that takes seconds. A photo sent twice is stored once. */
export async function storeJobPhoto(
  { services, now, params, body, client }: OperationContext<(typeof proJobs)['uploadJobPhoto']>,
  { workOrderId }: OfferRow,
) {
  const find = () => asSystem(services.db, async (db) => (await listPhotos(db, workOrderId, params.photoId))[0]);
  const known = await find();
  if (known) return { id: known.id, picture: known.picture };
  const row = await asSystem(services.db, async (db) => {
    if ((await countPhotos(db, workOrderId)) >= MAX_WORK_ORDER_PHOTOS)
      throw conflict(`A job has up to ${MAX_WORK_ORDER_PHOTOS} photos.`);
    return findWorkOrder(db, workOrderId);
  });
  const stage = client.headers.get(JOB_STAGE_HEADER) === 'before' ? 'before' : 'after';
  try {
    const { id: mediaId } = await storePicture(services, body, { alt: '' });
    const photo = { id: params.photoId, mediaId, stage, authorId: null, authorRole: 'pro' } as const;
    await asSystem(services.db, (db) => insertPhoto(db, row, photo, now));
  } catch (error) {
    if (error instanceof InvalidImageError) throw new ApiError('unsupportedMedia', `${error.message}.`);
    if (error instanceof QueueFullError)
      throw new ApiError('unavailable', undefined, { headers: { 'retry-after': '2' } });
    throw error;
  }
  const stored = await find();
  if (!stored) throw notFound();
  return { id: stored.id, picture: stored.picture };
}
