import { JOB_DEVICE_HEADER, JOB_TOKEN_HEADER } from '@/contract/care/proJobs/constants';
import { asSystem } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import type { OfferRow } from '@/server/modules/care/pros/offers/offers';
import { requireDevice, requireLink } from './links';

const SECRET = /^[\w-]{43}$/;

/** The accepted job of a photo, by the link and phone in the headers: the body is the photo. */
export function requirePhotoJob({
  services,
  now,
  client,
}: Pick<OperationContext, 'services' | 'now' | 'client'>): Promise<OfferRow> {
  const [token, device] = [JOB_TOKEN_HEADER, JOB_DEVICE_HEADER].map((name) => client.headers.get(name) ?? '');
  return asSystem(services.db, async (db) => {
    const offer = await requireLink(db, SECRET.test(token ?? '') ? (token ?? '') : '', now);
    requireDevice(offer, device ?? '');
    if (offer.status !== 'accepted') throw conflict('This job isn’t yours. Reload to see what changed.');
    return offer;
  });
}
